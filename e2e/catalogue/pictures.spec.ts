import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { sampleForm } from '@zhanggui/domain/form/sample-form'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { showPicture } from '../support/database.sql.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const LIBRARY = '/maintain/picture'

const tile = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: '图片列表' }).getByRole('button', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
})
const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('不是图片') })

/** Holds files back until the returned function lets them go. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = () => undefined as void
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/upload/image?**', async (route) => {
    await gate
    await route.continue()
  })
  return () => release()
}

async function uploadSeveral(page: Page) {
  const release = await holdUploads(page)
  await page.getByRole('button', { name: '上传', exact: true }).click()
  const sheet = dialog(page, '上传图片')
  await sheet
    .locator('input[type=file]')
    .setInputFiles([
      await picture('journey-red.png', '#b3261e'),
      await picture('journey-blue.png', '#1e58b3'),
      text('fake.png'),
      text('notes.txt'),
    ])
  await sheet.getByRole('progressbar', { name: 'journey-red.png的进度' }).waitFor()
  await sheet.getByText('图片类型必须是.gif,jpeg,jpg,png,bmp中的一种').waitFor()
  release()
  await page.getByText('上传成功').waitFor()
  await sheet.getByText(/^文件类型未定义，无法上传/).waitFor()
  await inspect(page, 'picture-upload')
  await sheet.getByRole('button', { name: '完成' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.unroute('**/upload/image?**')
}

async function cropOne(page: Page) {
  // What was uploaded is chosen: one of the two is too much here.
  await page.getByText('已选 2 张').waitFor()
  await tile(page, 'journey-blue.png').first().click()
  await page.getByRole('button', { name: '裁剪图片' }).click()
  const sheet = dialog(page, '裁剪图片')
  await sheet.getByRole('button', { name: '关闭裁剪' }).waitFor()
  await sheet.getByRole('button', { name: '向右旋转' }).click()
  await sheet.getByRole('button', { name: '放大' }).click()
  await sheet.getByRole('application').press('ArrowLeft')
  await inspect(page, 'picture-crop')
  const download = page.waitForEvent('download')
  await sheet.getByRole('button', { name: '下载' }).click()
  expect((await download).suggestedFilename()).toBe('journey-red-裁剪.png')
  const reply = page.waitForResponse(/upload\/image/)
  await sheet.getByRole('button', { name: '上传至图片库' }).click()
  const { data } = (await (await reply).json()) as { data: { fileName: string; url: string } }
  expect(data.fileName).toBe('journey-red-裁剪.png')
  await sheet.waitFor({ state: 'hidden' })
  const size = await sharp(await (await page.request.get(data.url)).body()).metadata()
  expect(size.width / size.height).toBeCloseTo(16 / 9, 1)
  return data.fileName
}

async function addCategory(page: Page, name: string) {
  await page.getByRole('treeitem', { name: /全部图片/ }).hover()
  await page.getByRole('button', { name: '全部图片的操作' }).click()
  await page.getByRole('menuitem', { name: '添加分类' }).click()
  const sheet = dialog(page, '添加分类')
  await sheet.getByRole('textbox', { name: '分类名称' }).fill(name)
  await sheet.getByRole('button', { name: '确定' }).click()
  await page.getByText('创建成功').waitFor()
}

journey('pictures are uploaded, cropped, moved and deleted', async ({ page }) => {
  await signIn(page, 'beian', LIBRARY)
  await uploadSeveral(page)
  const cut = await cropOne(page)
  await page.getByText('已选 1 张').waitFor()
  await addCategory(page, '旅途')

  await tile(page, 'journey-blue.png').first().click()
  await page.getByRole('combobox', { name: '图片移动至' }).click()
  await page.getByTitle('旅途').last().click()
  await page.getByText('操作成功').waitFor()
  await page.getByRole('treeitem', { name: /旅途/ }).getByText('旅途').click()
  await tile(page, 'journey-red.png').first().waitFor({ state: 'detached' })
  await tile(page, cut).first().waitFor()
  expect(new URL(page.url()).searchParams.get('pid')).toMatch(/^\d+$/)

  await showPicture('beian', 'journey-blue.png', '商品「云朵沙发」')
  await tile(page, 'journey-blue.png').first().click()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await dialog(page, '提示').getByRole('button', { name: '删除' }).click()
  const question = dialog(page, '图片正在使用')
  await question.getByText('商品「云朵沙发」').waitFor()
  await inspect(page, 'picture-in-use')
  await question.getByRole('button', { name: '仍然删除' }).click()
  await page.getByText('刪除成功').waitFor()
  await tile(page, 'journey-blue.png').first().waitFor({ state: 'detached' })
})

async function iconOf(page: Page, name: string) {
  const reply = await page.request.get(`/api${storeCategoryApi.list.path}`)
  const { data } = (await reply.json()) as { data: { name: string; icon: string }[] }
  return data.find((row) => row.name === name)?.icon
}

journey('a picture is replaced wherever it is shown, and comes back', async ({ page }) => {
  await signIn(page, 'shanfeng', LIBRARY)
  const before = await iconOf(page, '茶礼')
  await page.getByRole('textbox', { name: '搜索名称' }).fill('品牌故事')
  await page.getByText('共 1 条').waitFor()
  await tile(page, '品牌故事.jpg').first().click()
  await page.getByRole('button', { name: '替换到所有位置' }).click()
  const sheet = dialog(page, '替换到所有位置')
  await sheet.getByRole('link', { name: '商品分类：茶礼' }).waitFor()
  await sheet.getByRole('link', { name: '店铺信息' }).waitFor()
  const confirm = sheet.getByRole('button', { name: '开始替换' })
  await confirm.and(page.locator(':disabled')).waitFor()
  await sheet.getByRole('button', { name: '选择新图片' }).click()
  const library = dialog(page, '选择图片')
  await library.getByRole('list', { name: '图片列表' }).getByRole('button', { name: '秋山.jpg' }).first().click()
  await library.getByRole('button', { name: '使用选中图片' }).click()
  await inspect(page, 'picture-replace')
  const reply = page.waitForResponse(/attachment\/replace$/)
  await confirm.click()
  const { data } = (await (await reply).json()) as { data: { taskId: number } }
  const result = dialog(page, '图片替换')
  const replacedPlaces = result.getByRole('region', { name: /处已替换$/ })
  await result.getByText(/^(全部完成|成功 \d+ 条)/).waitFor()
  await replacedPlaces.getByText('商品分类：茶礼').waitFor()
  const places = await replacedPlaces.getByRole('link').count()
  await inspect(page, 'picture-replaced')
  const replaced = await iconOf(page, '茶礼')
  expect(replaced).not.toBe(before)

  // Where a notice of it leads.
  await page.goto(`${LIBRARY}?task=${data.taskId}`)
  await result.getByRole('button', { name: '撤销替换' }).click()
  await dialog(page, '提示').getByRole('button', { name: '换回原图片' }).click()
  await result.getByText(`全部完成，共 ${places} 条`).waitFor()
  await result.getByRole('button', { name: '撤销替换' }).waitFor({ state: 'detached' })
  expect(await iconOf(page, '茶礼')).toBe(before)
})

const field = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

async function openFields(page: Page) {
  await signIn(page, 'beian', '/preview')
  await page.getByText('等待表单配置…').waitFor()
  const fields = sampleForm.fields.filter((each) => JSON.stringify(each).includes('self-upload'))
  await page.evaluate(
    (formData) =>
      window.postMessage(
        { type: 'refreshFrame', data: { generateConf: { type: 'file' }, formData } },
        window.location.origin,
      ),
    { ...sampleForm, fields },
  )
  await field(page, '店铺相册').waitFor()
}

const shownIn = (page: Page, name: string) =>
  field(page, name)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))

journey('a field takes one picture, another several in an order of its own', async ({ page }) => {
  await openFields(page)
  await field(page, '店铺标志').getByRole('button', { name: '选择图片' }).click()
  const library = dialog(page, '选择图片')
  const tiles = library.getByRole('list', { name: '图片列表' }).getByRole('listitem')
  const take = library.getByRole('button', { name: '使用选中图片' })
  await tiles.first().waitFor()
  await take.click()
  await page.getByText('请先选择图片').waitFor()
  for (const index of [0, 1]) await tiles.nth(index).getByRole('button').first().click()
  await take.click()
  await page.getByText('最多只能选一张图片').waitFor()
  await inspect(page, 'picture-picker')
  await tiles.nth(0).getByRole('button').first().click()
  await take.click()
  await library.waitFor({ state: 'hidden' })
  await expect.poll(() => shownIn(page, '店铺标志')).toHaveLength(1)

  await field(page, '店铺相册').getByRole('button', { name: '选择图片' }).click()
  for (const index of [2, 0, 1]) await tiles.nth(index).getByRole('button').first().click()
  await take.click()
  await library.waitFor({ state: 'hidden' })
  const [first, second, third] = await shownIn(page, '店铺相册')

  await field(page, '店铺相册').getByRole('button', { name: '移动第 1 张' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('移到第 1 位').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await page.getByText('移到第 2 位').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(() => shownIn(page, '店铺相册')).toEqual([second, first, third])
  await field(page, '店铺相册').getByRole('button', { name: '移除第 3 张' }).click()
  await expect.poll(() => shownIn(page, '店铺相册')).toEqual([second, first])
})

journey('a rich text takes pictures from the library’s own window', async ({ page }) => {
  await signIn(page, 'beian')
  const news = page.evaluate(
    () =>
      new Promise<{ html: string }>((resolve) => {
        window.addEventListener('message', ({ origin, data }: MessageEvent<{ type: string; html: string }>) => {
          if (origin === window.location.origin && data.type === 'insertPictures') resolve(data)
        })
      }),
  )
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/setting/uploadPicture?field=dialog'))
  const library = await opened
  const tiles = library.getByRole('list', { name: '图片列表' }).getByRole('listitem')
  await tiles.nth(1).getByRole('button').first().click()
  await tiles.nth(0).getByRole('button').first().click()
  const closed = library.waitForEvent('close')
  await library.getByRole('button', { name: '使用选中图片' }).click()
  await closed
  expect((await news).html).toMatch(/^(<img src="\/media\/[^"]+" alt="[^"]+">){2}$/)
})

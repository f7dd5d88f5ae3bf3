import { reviewGateway } from '@zhanggui/contract/gateway/review'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { backOffice } from '../support/back-office.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { takePictures } from '../support/take-pictures.ts'
import { placeOf, tab } from '../support/console-parts.ts'
import {
  choose,
  editor,
  fillInfo,
  NEW_PRODUCT,
  skuCell,
  skuGrid,
  tabsWith,
  takeFirstPicture,
} from '../support/product-parts.ts'
import { signIn } from '../support/sign-in.ts'
import { tabInto, tabTo } from '../support/tab-to.ts'

const SHANFENG = 1
const [IMAGE, PRICE, COST, STOCK] = [0, 1, 2, 4]

async function pasteInto(page: Page, row: number, column: number, text: string) {
  await skuCell(page, row, column).click()
  // As a spreadsheet puts it there; the browser of a journey has no clipboard of its own.
  await skuGrid(page).evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    ;(grid.ownerDocument.activeElement ?? grid).dispatchEvent(event)
  }, text)
}

async function submit(page: Page) {
  await page.getByRole('button', { name: '保存并提审' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '提交审核，通过后上架' }).click()
}

journey('a product from a template: refused, mended, passed and on sale', async ({ page }) => {
  const name = '旅程品茗杯'
  const callPlatform = await backOffice()
  const waiting = async () => {
    const { list } = await callPlatform(reviewGateway.waiting, { merId: SHANFENG, page: 1, limit: 50 })
    const found = list.find((row) => row.name === name)
    if (!found) throw new Error('not in review')
    return { merId: found.merId, id: found.id }
  }
  await signIn(page, 'shanfeng', NEW_PRODUCT)
  await fillInfo(page, name)
  await page.getByRole('radio', { name: '多规格' }).click()
  await choose(page, '选择规格模板', '品茗杯')
  await page.getByRole('button', { name: '使用模板' }).click()
  await skuGrid(page).and(page.locator('[aria-rowcount="10"]')).waitFor()

  await pasteInto(page, 0, PRICE, Array.from({ length: 9 }, (_, row) => `${19 + row}.90\t¥8\t39\t50\r\n`).join(''))
  await expect.poll(() => skuCell(page, 8, PRICE).textContent()).toBe('27.90')
  await skuCell(page, 0, IMAGE).getByRole('button').click()
  await takeFirstPicture(page)
  await skuCell(page, 0, IMAGE).click({ position: { x: 2, y: 2 } })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await skuCell(page, 8, IMAGE).locator('img').waitFor()
  await page.getByRole('textbox', { name: '商品详情' }).click()
  await page.keyboard.type('薄如纸，声如磬。')
  await submit(page)
  await page.getByText('添加成功').waitFor()
  // Read out in the language of the page.
  await page.locator('.ant-message-notice').getByRole('img', { name: '成功' }).waitFor()
  await page.waitForURL(({ pathname }) => pathname === '/product/list')
  await tab(page, '添加商品').waitFor({ state: 'detached' })
  // On top of the tab where it now stands, and marked.
  await page.locator('tr[data-row-key]').first().and(page.locator('[aria-current=true]')).getByText(name).waitFor()
  expect(await tabsWith(page, name)).toEqual(['待审核'])

  const product = await waiting()
  await callPlatform(reviewGateway.refuse, { ...product, reason: '封面图与实物不符' })
  expect(await tabsWith(page, name)).toEqual(['审核失败'])
  await page.goto(`/product/list/creatProduct/${product.id}/2/2`)
  await tab(page, `编辑 ${name}`).waitFor()
  await page.getByText('拒绝原因：封面图与实物不符').waitFor()
  await skuCell(page, 4, STOCK).click()
  await page.keyboard.type('66')
  await page.keyboard.press('Enter')
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().includes('/product/update')),
    submit(page),
  ])
  const sent = request.postDataJSON() as { skuChanges: { put: unknown[] }; name?: string }
  expect([sent.skuChanges.put.length, sent.name]).toEqual([1, undefined])
  await page.getByText('编辑成功').waitFor()
  expect(await tabsWith(page, name)).toEqual(['待审核'])

  await callPlatform(reviewGateway.pass, await waiting())
  expect(await tabsWith(page, name)).toEqual(['出售中'])
  await page.goto(`/product/list/creatProduct/${product.id}/1/2`)
  await skuGrid(page).waitFor()
  expect(await page.getByRole('button', { name: '保存' }).count()).toBe(0)
  await expect.poll(() => skuCell(page, 4, STOCK).textContent()).toBe('66')
  await page.getByText('薄如纸，声如磬。').waitFor()

  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByRole('textbox', { name: '商品名称' }).fill(`${name}（新）`)
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('dialog', { name: '提示' })
  await question.getByRole('button', { name: '取消' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await tabsWith(page, name)).toEqual(['出售中'])
  await page.keyboard.press('Control+Enter')
  await question.getByRole('button', { name: '下架并提审，暂不上架' }).click()
  await page.getByText('编辑成功').waitFor()
  expect(await tabsWith(page, `${name}（新）`)).toEqual(['待审核'])
})

journey('a name is enough to keep a product, with a list of colours', async ({ page }) => {
  const name = '旅程茶巾'
  await signIn(page, 'shanfeng', NEW_PRODUCT)
  await page.getByRole('textbox', { name: '商品名称' }).fill(name)
  await page.getByRole('radio', { name: '多规格' }).click()
  await page.getByRole('button', { name: '添加新规格' }).click()
  await page.getByRole('textbox', { name: '规格', exact: true }).fill('颜色')
  await page.getByRole('textbox', { name: '规格值', exact: true }).fill('灰、米白，墨绿')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '选择 灰 的图片' }).click()
  await takeFirstPicture(page)
  await skuCell(page, 0, IMAGE).locator('img').waitFor()
  await page.getByRole('button', { name: '灰', exact: true }).click()
  await page.getByRole('textbox', { name: '修改规格值 灰' }).fill('浅灰')
  await page.keyboard.press('Enter')
  await skuGrid(page).getByTitle('浅灰').waitFor()
  await skuCell(page, 0, IMAGE).locator('img').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('textbox', { name: '浅灰 售价（元）' }).fill('9.9')
  await inspect(page, 'product-cards')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('添加成功').waitFor()
  expect(await tabsWith(page, name)).toEqual(['待提审'])
})

journey('a simple product by the keyboard alone', async ({ page }) => {
  const name = '旅程茶针'
  const { keyboard } = page
  await signIn(page, 'shanfeng', NEW_PRODUCT)
  await skuGrid(page).waitFor()
  await tabTo(page, '商品名称')
  await keyboard.type(name)
  await tabTo(page, '商户商品分类')
  await keyboard.type('茶器')
  await keyboard.press('Enter')
  await keyboard.press('Escape')
  await tabTo(page, '平台商品分类')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await tabTo(page, '品牌')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await tabTo(page, '单位')
  await keyboard.type('支')
  await tabTo(page, '运费模板')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await tabTo(page, '商品关键字')
  await keyboard.type('茶针')
  await keyboard.press('Enter')
  await tabTo(page, '商品简介')
  await keyboard.type('撬茶用')
  for (const _ of ['商品封面图', '商品轮播图']) {
    await tabTo(page, '选择图片')
    await keyboard.press('Enter')
    await page.getByRole('dialog', { name: '选择图片' }).getByRole('list', { name: '图片列表' }).waitFor()
    await tabInto(page, '图片列表')
    await keyboard.press('Enter')
    await tabTo(page, /^使用选中/)
    await keyboard.press('Enter')
    await page.getByRole('dialog', { name: '选择图片' }).waitFor({ state: 'hidden' })
  }
  await tabTo(page, '更换 默认 图片')
  await keyboard.press('Tab')
  await keyboard.type('12.5')
  await keyboard.press('Tab')
  await keyboard.type('3')
  await keyboard.press('Tab')
  await keyboard.type('20')
  await keyboard.press('Tab')
  await keyboard.type('100')
  await keyboard.press('Control+Enter')
  await page.getByText('添加成功').waitFor()
  expect(await tabsWith(page, name)).toEqual(['待提审'])
})

journey('what is wrong is told where it is', async ({ page }) => {
  await signIn(page, 'shanfeng', NEW_PRODUCT)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('textbox', { name: '商品名称' }).fill('茶')
  await skuCell(page, 0, PRICE).click()
  await page.keyboard.type('白送')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1.234')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '保存并提审' }).click()
  await editor(page).getByText('请选择商户商品分类').first().waitFor()
  for (const [column, said] of [
    [PRICE, '售价必须是数字，最多2位小数'],
    [COST, '成本价必须是数字，最多2位小数'],
    [IMAGE, '请上传规格图片'],
  ] as const) {
    await expect.poll(() => skuCell(page, 0, column).getAttribute('title')).toBe(said)
  }
  await page.getByRole('button', { name: /^商品信息.*处有误$/ }).waitFor()
  expect(placeOf(page)).toBe(NEW_PRODUCT)

  await page
    .getByRole('complementary', { name: '为什么还不能上架' })
    .getByRole('button', { name: '请输入单位' })
    .click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('placeholder'))).toContain('单位')
  await page.getByRole('radio', { name: '多规格' }).click()
  await choose(page, '选择规格模板', '茶壶容量')
  await page.getByRole('button', { name: '使用模板' }).click()
  await skuGrid(page).scrollIntoViewIfNeeded()
  await inspect(page, 'product-grid')
  await page.evaluate(() => scrollTo(0, 0))
  await takePictures(page, 'product-editor')
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useGallerySite } from './support/gallery-site.ts'
import { inspect } from './support/inspect.ts'
import { journey } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'

const site = useGallerySite()
const dist = fileURLToPath(new URL('../apps/console/dist/', import.meta.url))

const dialogs: Record<string, (page: Page) => Promise<unknown>> = {
  'gallery-icons': async (page) => {
    await page.getByRole('button', { name: '图标：选择图标' }).click()
    await page.getByPlaceholder('输入关键词搜索').fill(' shop ')
    await page.getByRole('option', { name: 'ShopOutlined' }).waitFor()
    await page.getByRole('option', { name: 'HomeOutlined' }).waitFor({ state: 'detached' })
  },
  'gallery-unsaved': async (page) => {
    await page.getByRole('button', { name: '离开未保存的页面' }).click()
    await page.getByRole('button', { name: '继续编辑', exact: true }).waitFor()
  },
  'gallery-dialog': async (page) => {
    await page.getByRole('button', { name: '在弹窗中编辑' }).click()
    await page.getByRole('dialog', { name: '编辑样例' }).getByRole('textbox', { name: '名称' }).waitFor()
  },
}

journey('every piece of the kit in its states', async (trip) => {
  const page = await trip.anotherVisitor(site())
  await signIn(page, 'shanfeng', '/gallery')
  await page
    .getByRole('row', { name: /明前龙井/ })
    .first()
    .waitFor()
  for (const part of ['小件', '列表的空状态', '输入件', '上传', '保存前后', '长表格']) {
    await page.getByRole('region', { name: part }).waitFor()
  }
  await inspect(page, 'gallery')
  for (const [name, open] of Object.entries(dialogs)) {
    await open(page)
    await inspect(page, name)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').filter({ visible: true }).waitFor({ state: 'hidden' })
  }
})

journey('the inputs of the kit by keyboard', async (trip) => {
  const page = await trip.anotherVisitor(site())
  await signIn(page, 'shanfeng', '/gallery')

  const inputs = page.getByRole('region', { name: '输入件' })
  const keywords = inputs.getByRole('textbox', { name: '关键字', exact: true })
  await keywords.fill('龙井，明前')
  await keywords.press('Enter')
  await keywords.pressSequentially('礼盒,')
  await keywords.press('Backspace')
  const tags = inputs.getByRole('list', { name: '关键字' }).first()
  await expect.poll(() => tags.getByRole('listitem').allTextContents()).toEqual(['龙井', '明前'])

  const amount = inputs.getByRole('textbox', { name: '金额', exact: true })
  await amount.focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '¥1,234.50\n')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
  await expect.poll(() => amount.inputValue()).toBe('1234.50')

  const figures = inputs.getByRole('textbox', { name: '两位小数' })
  await figures.fill('')
  await figures.pressSequentially('12a.345')
  await expect.poll(() => figures.inputValue()).toBe('12.34')

  const icon = inputs.getByRole('button', { name: /^图标：/ })
  await icon.focus()
  await page.keyboard.press('Enter')
  await page.getByPlaceholder('输入关键词搜索').pressSequentially('homeo')
  await page.getByText('共 1 个图标').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '图标：HomeOutlined' }).waitFor()
})

test('the product has no gallery', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(10)
  const withGallery = files.filter(
    (file) => file.includes('gallery') || readFileSync(join(dist, file), 'utf8').includes('/gallery'),
  )
  expect(withGallery).toEqual([])
})

import { countedTabs, productTab } from '@zhanggui/domain/product/product-codes'
import type { Locator, Page } from 'playwright-core'

export const NEW_PRODUCT = '/product/list/creatProduct/0/2/2'
export const editor = (page: Page, title = '添加商品') => page.getByRole('region', { name: title, exact: true })
export const skuGrid = (page: Page) => page.getByRole('grid', { name: '商品规格' })
/** A cell by the SKU's values and the head of its column, whether or not it has the focus. */
export const skuCell = (page: Page, row: number, column: number): Locator =>
  skuGrid(page).locator(`[data-row='${row}'][data-column='${column}']`)

/** The tabs of the list in which a product of this name stands now. */
export async function tabsWith(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const tab of countedTabs) {
    const query = new URLSearchParams({ type: String(tab), keywords: name, page: '1', limit: '20' })
    const reply = await page.request.get(`/api/admin/merchant/product/list?${query}`)
    const { data } = (await reply.json()) as { data: { list: { name: string }[] } }
    if (data.list.some((row) => row.name === name)) found.push(productTab.label(tab))
  }
  return found
}

export async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  const open = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
  await box.click()
  // Wait for the animation: clicking into an opening list scrolls the page and misses.
  await open.and(page.locator(':not([class*=ant-slide-])')).getByTitle(option, { exact: true }).click()
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'hidden' })
  await page.locator('.ant-select').filter({ has: box }).getByTitle(option, { exact: true }).waitFor()
}

/** Down to the first category of the third level. */
export async function choosePlatformCategory(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: '平台商品分类' }).click()
  for (let level = 0; level < 3; level += 1) {
    await page.locator('.ant-cascader-menu').nth(level).getByRole('menuitemcheckbox').first().click()
  }
}

export async function pickPicture(page: Page, field: string): Promise<void> {
  await page.getByRole('group', { name: field, exact: true }).getByRole('button', { name: '选择图片' }).click()
  await takeFirstPicture(page)
}

export async function takeFirstPicture(page: Page): Promise<void> {
  const library = page.getByRole('dialog', { name: '选择图片' })
  await library.getByRole('list', { name: '图片列表' }).getByRole('button').first().click()
  await library.getByRole('button', { name: /^使用选中/ }).click()
  await library.waitFor({ state: 'hidden' })
}

/** Everything of the first part that has to be there. */
export async function fillInfo(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: '商品名称' }).fill(name)
  await choose(page, '商户商品分类', '茶器')
  await choosePlatformCategory(page)
  await choose(page, '品牌', '其他')
  await page.getByRole('textbox', { name: '单位' }).fill('只')
  await choose(page, '运费模板', '茶叶标准快递')
  await page.getByRole('textbox', { name: '商品简介' }).fill('景德镇手工薄胎，盏口宽、聚香快。')
  await pickPicture(page, '商品封面图')
  await pickPicture(page, '商品轮播图')
}

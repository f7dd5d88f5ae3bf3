import { productTab } from '@zhanggui/domain/product/product-codes'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focused } from '../support/console-parts.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { choose, choosePlatformCategory, editor, NEW_PRODUCT, skuGrid, tabsWith } from '../support/product-parts.ts'
import { signIn } from '../support/sign-in.ts'

const NAME = '纯棉圆领短袖T恤（京东采集示例）'
const link = (page: Page) => page.getByRole('textbox', { name: '链接地址' })

/** The addresses of all pictures of the product with this name, as they are stored. */
async function storedPictures(page: Page, name: string): Promise<string[]> {
  const query = new URLSearchParams({ type: String(productTab.is.draft), keywords: name, page: '1', limit: '20' })
  const found = await page.request.get(`/api/admin/merchant/product/list?${query}`)
  const { data } = (await found.json()) as { data: { list: { id: number }[] } }
  const reply = await page.request.get(`/api/admin/merchant/product/info/${data.list[0]?.id}`)
  return (await reply.text()).match(/(?:https?:)?\/[^"'\\\s]+\.(?:jpe?g|png|gif|webp)/g) ?? []
}

journey('a product is collected from another shop’s link, with its pictures', async ({ page }) => {
  await signIn(page, 'beian', '/product/list')
  await page.getByRole('button', { name: '商品采集' }).click()
  const left = async () => Number(/剩余(\d+)条/.exec(await page.getByText('你当前剩余').innerText())?.[1])
  await expect.poll(left).toBeGreaterThan(0)
  const before = await left()
  await link(page).fill('https://elsewhere.example/1')
  await page.keyboard.press('Enter')
  await page.getByText('仅支持淘宝、京东、苏宁、拼多多、天猫的商品链接', { exact: true }).waitFor()
  await link(page).fill('https://item.jd.com/fail.html')
  await page.keyboard.press('Enter')
  await page.getByText('商品采集失败，请确认链接是否正确后重试').waitFor()
  expect(await left()).toBe(before)

  await link(page).fill('https://item.jd.com/lost.html')
  await page.keyboard.press('Enter')
  await page.getByText('详情图第2张：对方返回 404').waitFor()
  await expect.poll(left).toBe(before - 1)
  const sheet = editor(page, '采集商品')
  await expect.poll(() => sheet.getByRole('textbox', { name: '商品名称' }).inputValue()).toBe(NAME)
  await skuGrid(page).getByText('共 12 个规格').or(sheet.getByText('共 12 个规格')).first().waitFor()
  await inspect(page, 'product-collect')

  await choose(page, '商户商品分类', '客厅')
  await choosePlatformCategory(page)
  await choose(page, '品牌', '其他')
  await page.getByRole('combobox', { name: '运费模板' }).click()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('添加成功').waitFor()
  expect(await tabsWith(page, NAME)).toEqual(['待提审'])
  const pictures = await storedPictures(page, NAME)
  expect(pictures.length).toBeGreaterThan(12)
  expect(pictures.filter((address) => !address.startsWith('/media/'))).toEqual([])
})

journey('a new product begins as one that is on sale', async ({ page }) => {
  await signIn(page, 'shanfeng', NEW_PRODUCT)
  const button = page.getByRole('button', { name: '从已有商品复制' })
  await button.click()
  const list = page.getByRole('dialog', { name: '从已有商品复制' })
  await list.getByPlaceholder('请输入商品名称，关键字，产品编号').fill('没有这样的商品')
  await list.getByText('没有符合条件的数据').waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await focused(button)

  await button.click()
  await list.getByPlaceholder('请输入商品名称，关键字，产品编号').fill('西湖龙井')
  await list
    .getByRole('row', { name: /西湖龙井/ })
    .first()
    .waitFor()
  await inspect(page, 'keyword-picker')
  await list
    .getByRole('radio', { name: /西湖龙井/ })
    .first()
    .click()
  // The tab is called by the product's name as soon as that is known.
  await page
    .getByRole('tab', { name: /复制.*西湖龙井/ })
    .or(page.getByRole('link', { name: /复制.*西湖龙井/ }))
    .first()
    .waitFor()
  const name = page.getByRole('textbox', { name: '商品名称' })
  await expect.poll(() => name.inputValue()).toContain('西湖龙井')
})

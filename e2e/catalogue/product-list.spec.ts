import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focused } from '../support/console-parts.ts'
import { untilNothingIsDue } from '../support/database.sql.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const LIST = '/product/list'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}\\(\\d+\\)$`) })
const row = (page: Page, id: string) => page.locator(`tr[data-row-key="${id}"]`)
const answer = (page: Page, word: string) =>
  page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: word })

async function countOf(page: Page, name: string): Promise<number> {
  await tab(page, name).waitFor()
  return Number(/\d+/.exec((await tab(page, name).textContent()) ?? '')?.[0])
}

const becomes = (page: Page, name: string, count: number) =>
  page.getByRole('tab', { name: `${name}(${count})`, exact: true }).waitFor()

async function firstId(page: Page): Promise<string> {
  const first = page.locator('tr[data-row-key]').first()
  await first.waitFor()
  return (await first.getAttribute('data-row-key')) ?? ''
}

async function fromMore(page: Page, id: string, action: string) {
  await row(page, id).getByRole('button', { name: /更多/ }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

journey('a product goes through its life, and the tabs count along', async ({ page }) => {
  await untilNothingIsDue()
  await signIn(page, 'shanfeng', `${LIST}?type=8`)
  const id = await firstId(page)
  const [drafts, inReview] = [await countOf(page, '待提审'), await countOf(page, '待审核')]
  await row(page, id).getByRole('button', { name: '提交审核' }).click()
  await answer(page, '提交审核，暂不上架').click()
  await becomes(page, '待提审', drafts - 1)
  await becomes(page, '待审核', inReview + 1)

  await page.goto(LIST)
  const sold = await firstId(page)
  const [onSale, warehouse] = [await countOf(page, '出售中'), await countOf(page, '仓库中')]
  await row(page, sold).getByRole('switch').click()
  await page.getByText('下架成功').waitFor()
  await becomes(page, '出售中', onSale - 1)
  await becomes(page, '仓库中', warehouse + 1)

  await tab(page, '仓库中').click()
  await row(page, sold).waitFor()
  const binned = await countOf(page, '回收站')
  await fromMore(page, sold, '加入回收站')
  await answer(page, '加入回收站').click()
  await becomes(page, '回收站', binned + 1)

  await tab(page, '回收站').click()
  await row(page, sold).getByRole('button', { name: '恢复商品' }).click()
  await answer(page, '恢复商品').click()
  await page.getByText('恢复商品成功').waitFor()
  await becomes(page, '回收站', binned)
  await becomes(page, '仓库中', warehouse + 1)
})

journey('prices of a product with 2 000 SKUs change without a review', async ({ page }) => {
  await signIn(page, 'shanfeng', `${LIST}?type=2&keywords=${encodeURIComponent('自选搭配')}`)
  const id = await firstId(page)
  await row(page, id).getByRole('button', { name: '免审编辑' }).click()
  const drawer = page.getByRole('dialog', { name: /^免审编辑/ })
  await drawer.getByText('共 2000 个规格').waitFor()
  expect(await drawer.getByRole('row').count()).toBeLessThan(60)

  const price = drawer.locator('[data-amount="0:price"]')
  await price.fill('十元')
  await drawer.getByRole('table').evaluate((table) => table.scrollTo({ top: 60_000 }))
  await price.waitFor({ state: 'detached' })
  await drawer.getByRole('button', { name: '确定' }).click()
  await price.waitFor()
  await focused(price)
  await expect.poll(() => price.inputValue()).toBe('十元')
  await price.fill('99.9')
  await drawer.getByRole('button', { name: '确定' }).click()
  await page.getByText('操作成功').waitFor()
  await row(page, id).getByText('¥99.90').waitFor()
})

journey('ticked products go on sale together', async ({ page }) => {
  await untilNothingIsDue()
  await signIn(page, 'shanfeng', `${LIST}?type=2`)
  await firstId(page)
  const warehouse = await countOf(page, '仓库中')
  for (const place of [1, 2])
    await page
      .getByRole('checkbox', { name: /^选择 / })
      .nth(place)
      .check()
  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '批量上架' }).click()
  await page.getByText('确定要将选中商品批量上架吗?（共 2 个商品）').waitFor()
  await answer(page, '批量上架').click()
  await page.getByText('批量上架成功').waitFor()
  await becomes(page, '仓库中', warehouse - 2)
})

journey('the list on every screen', async ({ page }) => {
  await signIn(page, 'shanfeng', LIST)
  await firstId(page)
  await inspect(page, 'product-list')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('list', { name: '商品列表' }).waitFor()
})

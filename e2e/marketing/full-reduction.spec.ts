import { expect } from 'vitest'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

journey('a promotion that clashes is told so, is put right, and a copy of it begins anew', async ({ page }) => {
  await signIn(page, 'beian', '/FullReduction/index')
  await page.getByRole('link', { name: '冬藏满减' }).waitFor()
  await inspect(page, 'full-reductions')

  await page.getByRole('button', { name: '添加满减活动' }).first().click()
  const drawer = page.getByRole('dialog', { name: '添加满减活动' })
  await drawer.getByRole('textbox', { name: '活动名称' }).fill('周末满减')
  await drawer.getByLabel('阶梯1 门槛').fill('100')
  await drawer.getByLabel('阶梯1 优惠金额').fill('120')
  await drawer.getByRole('button', { name: '保存' }).click()
  await drawer.getByText('优惠金额必须小于门槛').waitFor()
  await drawer.getByLabel('阶梯1 优惠金额').fill('12')
  await inspect(page, 'full-reduction-form')
  await drawer.getByRole('button', { name: '保存' }).click()
  await page.getByText('同一时段已有相同范围的满减活动：冬藏满减').first().waitFor()
  await drawer.getByRole('switch', { name: '是否开启' }).click()
  await drawer.getByRole('button', { name: '保存' }).click()
  await drawer.waitFor({ state: 'hidden' })
  const row = page.locator('tr[data-row-key]', { hasText: '周末满减' })
  await row.getByText('满100减12').waitFor()

  await page.getByRole('link', { name: '冬藏满减' }).click()
  const details = page.getByRole('dialog', { name: '冬藏满减' })
  await details.getByRole('table', { name: '使用记录' }).waitFor()
  await inspect(page, 'full-reduction-records')
  expect(await details.getByRole('link', { name: /^SH/ }).count()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: '复制' }).click()
  const copy = page.getByRole('dialog', { name: '复制满减活动' })
  await copy.getByRole('button', { name: '保存' }).click()
  await page.locator('tr[data-row-key]', { hasText: '周末满减 副本' }).waitFor()
})

import { expect } from 'vitest'
import { inspect } from './support/inspect.ts'
import { journey } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'

journey('an order is shipped, and its money goes back', async ({ page }) => {
  await signIn(page, 'shanfeng', '/order/list?status=notShipped')
  const first = page.locator('tr[data-row-key]', { hasText: '待接单', hasNotText: '退款' }).first()
  await first.waitFor()
  const orderNo = (await first.getAttribute('data-row-key')) ?? ''
  await page.goto(`/order/list?keyword=${orderNo}`)
  const row = page.locator(`tr[data-row-key="${orderNo}"]`)
  await row.getByText('待接单').waitFor()
  await row.getByRole('button', { name: '发货' }).click()
  const ship = page.getByRole('dialog', { name: '订单发货' })
  await ship.getByLabel('收货信息').waitFor()
  await inspect(page, 'ship-order')
  await ship.getByRole('combobox', { name: '快递公司' }).click()
  await page.getByTitle('顺丰速运').click()
  await ship.getByRole('textbox', { name: '快递单号' }).fill('SF1234567890123')
  await ship.getByRole('button', { name: '发货' }).click()
  await page.getByText('发货成功').waitFor()
  await row.getByText('待收货').waitFor()

  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '直接退款' }).click()
  const refund = page.getByRole('dialog', { name: '直接退款' })
  await refund.getByRole('region', { name: '预计退款金额' }).getByText(/¥\d/).first().waitFor()
  await refund.getByRole('button', { name: '退款' }).click()
  const question = page.getByRole('dialog', { name: '提示' })
  await question.getByText(/^确定退款 ¥/).waitFor()
  await question.getByRole('button', { name: /退款/ }).click()
  await row.getByText('已退款').first().waitFor()

  await row.getByRole('link', { name: orderNo }).click()
  const detail = page.getByRole('dialog', { name: '订单详情' })
  await detail.getByRole('tab', { name: '发货记录' }).click()
  await detail.getByText('SF1234567890123').waitFor()
  await detail.getByRole('tab', { name: '操作记录' }).click()
  await detail.getByText('用户付款成功').waitFor()
  expect(await detail.getByText(/退款成功/).count()).toBeGreaterThan(0)
  await inspect(page, 'order-detail')
})

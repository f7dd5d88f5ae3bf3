import type { Page } from 'playwright-core'

/** Gives the money of one piece back. */
export async function refundOne(page: Page, orderNo: string) {
  await page.goto(`/order/list?orderNo=${orderNo}`)
  const order = page.locator('tr[data-row-key]', { hasText: orderNo }).first()
  await order.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '直接退款' }).click()
  const dialog = page.getByRole('dialog', { name: '直接退款' })
  await dialog.getByText('分单退款').click()
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('spinbutton').fill('1')
  await dialog.getByRole('region', { name: '预计退款金额' }).getByText(/¥\d/).first().waitFor()
  await dialog.getByRole('button', { name: '退款' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: /退款/ }).click()
  await page.getByText('直接退款成功').first().waitFor()
}

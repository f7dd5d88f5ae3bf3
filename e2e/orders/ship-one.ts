import type { Page } from 'playwright-core'

export const rowOf = (page: Page, orderNo: string) => page.locator(`tr[data-row-key="${orderNo}"]`)

/** Sends the whole order of the list that is open in one parcel. */
export async function shipOne(page: Page, orderNo: string, number: string) {
  await rowOf(page, orderNo).getByRole('button', { name: '发货' }).click()
  const dialog = page.getByRole('dialog', { name: '订单发货' })
  await dialog.getByLabel('收货信息').waitFor()
  const carrier = dialog.getByRole('combobox', { name: '快递公司' })
  await carrier.fill('中通')
  await carrier.press('Enter')
  await dialog.getByRole('textbox', { name: '快递单号' }).fill(number)
  await dialog.getByRole('button', { name: '发货' }).click()
  await rowOf(page, orderNo).getByText('待收货').waitFor()
}

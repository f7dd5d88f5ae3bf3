import { expect } from 'vitest'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

journey('a slot is added beside the others, a special day closes it, and its orders are found', async ({ page }) => {
  await signIn(page, 'shanfeng', '/DeliveryTimes/index')
  const calendar = page.getByRole('region', { name: '预约日历' })
  await calendar.getByRole('rowheader', { name: '上午' }).waitFor()
  await inspect(page, 'delivery-times')

  await page.getByRole('button', { name: '添加时段' }).first().click()
  const dialog = page.getByRole('dialog', { name: '添加时段' })
  await dialog.getByRole('textbox', { name: '名称' }).fill('清晨')
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.getByText('与时段 上午 重叠').waitFor()
  await dialog.getByRole('combobox', { name: '时间段：开始' }).click()
  await page.getByTitle('07:00').click()
  await dialog.getByRole('combobox', { name: '时间段：结束' }).click()
  await page.getByTitle('09:00').last().click()
  await inspect(page, 'delivery-time-form')
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await calendar.getByRole('rowheader', { name: '清晨' }).waitFor()

  await page.getByRole('button', { name: '特殊日期' }).click()
  const special = page.getByRole('dialog', { name: '特殊日期（配送）' })
  await special.getByRole('textbox', { name: '备注' }).fill('大风')
  await special.getByRole('button', { name: '添加' }).click()
  await special.getByRole('cell', { name: '大风' }).waitFor()
  await inspect(page, 'delivery-time-special-days')
  await page.keyboard.press('Escape')

  await calendar
    .getByRole('link', { name: /^\d+\/\d+/ })
    .first()
    .click()
  await page.waitForURL(/\/order\/list\?deliveryDate=/)
  const order = page.locator('tr[data-row-key]:visible').filter({ hasText: 'SH' }).first()
  await expect.poll(() => order.textContent()).toMatch(/\d\d-\d\d \d\d:00-\d\d:00/)
})

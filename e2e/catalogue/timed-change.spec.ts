import { runTimedChangeNow } from '../support/database.sql.ts'
import { inspect } from '../support/inspect.ts'
import { journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const NOTE = '周年庆价格'

journey('a price changes by itself at its time, and stands in the calendar', async ({ page }) => {
  await signIn(page, 'shanfeng', '/product/list?type=1')
  const row = page.locator('tr[data-row-key]').first()
  await row.waitFor()
  await row.getByRole('button', { name: /更多/ }).click()
  await page.getByRole('menuitem', { name: '定时变更' }).click()

  const dialog = page.getByRole('dialog', { name: /^定时变更 - / })
  await dialog.getByRole('radio', { name: '定时改价' }).check()
  await dialog.getByRole('button', { name: '添加定时变更' }).click()
  await dialog.getByText('请填写金额').waitFor()
  await dialog.getByLabel('新售价').fill('66.6')
  await dialog.getByLabel('备注').fill(NOTE)
  await inspect(page, 'timed-change-dialog')
  await dialog.getByRole('button', { name: '添加定时变更' }).click()
  await page.getByText('已添加定时变更').waitFor()

  await page.goto('/product/timed?status=0')
  const planned = page.getByRole('row').filter({ hasText: '统一改为 ¥66.60' })
  await planned.getByText('待执行').waitFor()
  await inspect(page, 'timed-change-list')

  await page.goto('/marketing/calendar')
  const inCalendar = page.getByRole('region', { name: '定时变更' }).getByRole('link', { name: /统一改为 ¥66.60/ })
  await inCalendar.first().waitFor()
  await runTimedChangeNow(NOTE)
  await page
    .getByRole('region', { name: '定时变更' })
    .getByText(/已执行 · 1/)
    .first()
    .waitFor()
  await inCalendar.first().click()
  const detail = page.getByRole('dialog', { name: '定时改价 · 统一改为 ¥66.60' })
  await detail.getByText('成功', { exact: true }).waitFor()
  await inspect(page, 'timed-change-detail')

  await detail.getByRole('row').getByRole('link').click()
  await page.locator('.editor-figures').getByText('¥66.60').waitFor()
})

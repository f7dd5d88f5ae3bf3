import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { readCsv } from './support/csv.ts'
import { runScheduleNow } from './support/database.sql.ts'
import { inspect } from './support/inspect.ts'
import { journey } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'

journey('users are exported with columns of one’s own, and again by themselves', async ({ page }) => {
  await signIn(page, 'shanfeng', '/operation/export')
  await page.getByRole('button', { name: '添加导出' }).first().click()
  const adding = page.getByRole('dialog', { name: '添加导出' })
  const choose = async (of: typeof adding, label: string, option: string) => {
    await of.getByRole('combobox', { name: label }).click()
    await page.getByTitle(option, { exact: true }).click()
  }
  await choose(adding, '导出内容', '用户')
  await adding.getByRole('radio', { name: '自选列' }).check()
  const columns = adding.getByRole('list', { name: '导出列' })
  await columns.getByRole('checkbox', { name: '用户ID' }).uncheck()
  await columns.getByRole('button', { name: '手机号上移' }).click()
  await adding.getByRole('radio', { name: /CSV/ }).check()
  await inspect(page, 'export-new')
  const arrival = page.waitForEvent('download')
  await adding.getByRole('button', { name: '开始导出' }).click()
  const [head = [], first = []] = readCsv(await text(await (await arrival).createReadStream()))
  expect(head.slice(0, 3)).toEqual(['昵称', '手机号', '真实姓名'])
  expect(first[1]).toMatch(/^1\d\d\*{4}\d{4}$/)
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
  await page.locator('tr[data-row-key]', { hasText: '导出用户' }).getByText('已完成').waitFor()

  await page.getByRole('link', { name: '定时导出' }).click()
  await page.getByRole('button', { name: '添加定时导出' }).first().click()
  const planning = page.getByRole('dialog', { name: '添加定时导出' })
  await planning.getByRole('textbox', { name: '名称' }).fill('每日用户')
  await choose(planning, '导出内容', '用户')
  await planning.getByRole('button', { name: '保存' }).click()
  await page.locator('tr[data-row-key]', { hasText: '每天 06:00' }).waitFor()
  await inspect(page, 'export-schedules')
  await runScheduleNow('每日用户')
  await page.getByRole('link', { name: '导出记录' }).click()
  const row = page.locator('tr[data-row-key]', { hasText: '每日用户' }).first()
  await row.getByText('已完成').waitFor()
  await inspect(page, 'exports')
  const again = page.waitForEvent('download')
  await row.getByRole('button', { name: '下载' }).click()
  expect((await again).suggestedFilename()).toMatch(/\.xlsx$/)
})

import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exportApi, type ExportRow, type ScheduleRow } from '@zhanggui/contract/export/export'
import { taskApi } from '@zhanggui/contract/task'
import { viewApi } from '@zhanggui/contract/view/view'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import ExportPage from './export-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
afterEach(forgetSession)

const at = new Date('2026-03-10T02:00:00Z')
const done: ExportRow = {
  id: 7,
  kind: 'userExport',
  title: '导出用户',
  status: taskStatus.is.done,
  total: 3,
  done: 3,
  failed: 0,
  fileName: `用户导出_20260310100000_${'0'.repeat(32)}.xlsx`,
  error: '',
  adminName: '沈小满',
  createTime: at,
  finishTime: at,
  expireTime: new Date(Date.now() + 3_600_000),
}
const schedule: ScheduleRow = {
  id: 9,
  name: '每周用户',
  kind: 'userExport',
  filters: {},
  columns: null,
  format: 'xlsx',
  every: 'week',
  weekday: 3,
  hour: 6,
  isPlain: false,
  adminName: '沈小满',
  isOn: false,
  pausedReason: '所属账号已停用',
  nextTime: null,
  lastTime: at,
  version: 1,
}

async function open(address: string) {
  const columns = ['昵称', '手机号', '性别'].map((title) => ({ title, isPrivate: title === '手机号' }))
  const list = [done, { ...done, id: 8, title: '导出订单', fileName: '', expireTime: null }]
  const server = fakeServer()
    .reply(exportApi.list, { page: 1, limit: 20, total: 2, totalPage: 1, list })
    .reply(exportApi.kinds, [{ kind: 'userExport', list: 'user.list', columns, ofView: {}, hasDates: false }])
    .reply(exportApi.templates, [])
    .reply(exportApi.schedules, [schedule])
    .reply(exportApi.add, { taskId: 10, fileName: 'x.xlsx' })
    .reply(taskApi.info, { ...done, id: 10 })
    .reply(viewApi.list, [])
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <ExportPage />
    </ConfigProvider>,
    address,
  )
  return server
}

test('a file can be fetched while it is there, and the list says why not afterwards', async () => {
  await open('/operation/export')
  const [kept, gone] = await screen.findAllByRole('button', { name: '下载' })
  expect(kept?.getAttribute('aria-disabled')).toBeNull()
  expect(gone?.getAttribute('aria-description')).toBe('文件已删除')
  expect(screen.getByText('用户导出_20260310100000.xlsx')).toBeDefined()
})

test('an export asks for the columns that were left, in their order', async () => {
  const server = await open('/operation/export')
  await userEvent.click(await screen.findByRole('button', { name: '添加导出' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('combobox', { name: /导出内容/ }))
  await userEvent.click(await screen.findByTitle('用户'))
  await userEvent.click(await within(dialog).findByRole('radio', { name: '自选列' }))
  await userEvent.click(within(dialog).getByRole('button', { name: '性别上移' }))
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /昵称/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: '开始导出' }))
  await waitFor(() =>
    expect(server.calls(exportApi.add)).toEqual([
      { kind: 'userExport', filters: {}, columns: ['性别', '手机号'], format: 'xlsx' },
    ]),
  )
})

test('a schedule says when it runs, and why it does not', async () => {
  await open('/operation/export?tab=schedule')
  expect(await screen.findByText('每周三 06:00')).toBeDefined()
  expect(screen.getByText('已暂停：所属账号已停用')).toBeDefined()
})

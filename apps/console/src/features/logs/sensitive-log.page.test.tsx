import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { logApi, type LogRow } from '@zhanggui/contract/log'
import { operationStatus, operationType } from '@zhanggui/domain/audit/operation-codes'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import SensitiveLogPage from './sensitive-log.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const line: LogRow = {
  id: 41,
  adminId: 2,
  adminAccount: 'shanfeng',
  status: operationStatus.is.ok,
  description: '修改角色',
  subject: '仓库组',
  createTime: new Date('2026-03-01T01:00:00Z'),
  ip: '203.0.113.24',
  method: 'role.update',
  url: '/api/admin/merchant/role/update',
  methodType: operationType.is.edit,
  requestMethod: 'POST',
  requestParam: '{"id":7,"roleName":"仓库组"}',
  result: '{"code":200}',
  errorMsg: '',
  changes: [{ field: '角色名称', before: '仓库', after: '仓库组' }],
}

const older: LogRow = { ...line, id: 40, description: '删除角色', adminAccount: 'shanfeng-dianzhang', changes: [] }

async function open(at: string) {
  const server = fakeServer().reply(logApi.sensitive, {
    page: 1,
    limit: 20,
    total: 2,
    totalPage: 1,
    list: [line, older],
  })
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <SensitiveLogPage />
    </ConfigProvider>,
    at,
  )
  await screen.findByText('shanfeng')
  return server
}
afterEach(forgetSession)

const address = () => screen.getByTestId('address').textContent

test('a line opens with what was different afterwards, and the address keeps it', async () => {
  await open('/?status=0')
  await user.click(screen.getByRole('link', { name: '修改角色' }))
  const changes = within(await screen.findByRole('table', { name: '变更内容' }))
  expect(changes.getByRole('row', { name: '角色名称 仓库 仓库组' })).toBeTruthy()
  expect(screen.getByRole('region', { name: '请求参数' }).textContent).toBe(
    '请求参数{\n  "id": 7,\n  "roleName": "仓库组"\n}',
  )
  expect(address()).toBe('?status=0&open=41')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /close|关闭/i }))
  await waitFor(() => expect(address()).toBe('?status=0'))
})

test('the keys lead from one open line to the next and back', async () => {
  await open('/?open=41')
  const title = () => screen.getByRole('dialog').textContent
  await user.keyboard('[[')
  expect(address()).toBe('?open=41')
  await user.keyboard(']')
  await waitFor(() => expect(title()).toContain('删除角色'))
  expect(address()).toBe('?open=40')
  await user.keyboard('[[')
  await waitFor(() => expect(title()).toContain('修改角色'))
})

test('a line of the address that is not on the page says so', async () => {
  await open('/?open=1')
  expect(await screen.findByText('这条记录不在当前页，请翻页或调整筛选条件查找')).toBeTruthy()
})

test('filters are those of the call', async () => {
  const server = await open('/?adminAccount=shan&methodType=修改&dateLimit=lately7')
  expect(server.calls(logApi.sensitive)).toEqual([
    { page: 1, limit: 20, adminAccount: 'shan', methodType: '修改', dateLimit: 'lately7' },
  ])
  expect(screen.getByText('操作类型：修改')).toBeTruthy()
})

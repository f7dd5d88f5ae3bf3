import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { noticeApi, type NoticePreferences } from '@zhanggui/contract/notice'
import { usualChoice } from '@zhanggui/domain/notice/notice-choice'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { usualQuiet } from '@zhanggui/domain/notice/quiet-hours'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import NoticeSettingsPage from './notice-settings.page.tsx'

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
let server: ReturnType<typeof fakeServer>
let preferences: NoticePreferences

beforeEach(() => {
  preferences = {
    kinds: noticeKind.codes.map((kind) => ({ kind, ...usualChoice(kind), isOwn: false })),
    quiet: { ...usualQuiet, days: [...usualQuiet.days] },
  }
  server = fakeServer()
    .reply(noticeApi.preferences, () => preferences)
    .reply(noticeApi.choose, ({ kind, ...choice }) => {
      const kinds = preferences.kinds.map((row) => (row.kind === kind ? { kind, ...choice, isOwn: true } : row))
      preferences = { ...preferences, kinds }
      return null
    })
    .reply(noticeApi.resetChoices, null)
    .reply(noticeApi.setQuiet, null)
    .reply(noticeApi.setAudience, null)
    .reply(noticeApi.audience, {
      roles: [
        { id: 3, name: '客服' },
        { id: 4, name: '仓库' },
      ],
      kinds: [
        { kind: 'newOrder', roleIds: [3] },
        { kind: 'lateOrder', roleIds: [] },
        { kind: 'refundRequest', roleIds: null },
      ],
    })
})
afterEach(forgetSession)

async function open(permissions?: readonly string[]) {
  await signInAtFake(server, permissions)
  withProviders(<NoticeSettingsPage />, '/maintain/notices')
  await screen.findByLabelText('新订单：提示音')
}
const pick = async (label: string, option: string) => {
  await user.click(screen.getByLabelText(label))
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }))
}

test('a switch changes one way of one kind and leaves the others', async () => {
  await open()
  await user.click(screen.getByLabelText('新订单：系统通知'))
  const chosen = { kind: 'newOrder', inBell: true, hasSound: true, onDesktop: true, repeat: 0 }
  await waitFor(() => expect(server.calls(noticeApi.choose)).toEqual([chosen]))
  await waitFor(() => expect(screen.getByLabelText('新订单：系统通知').ariaChecked).toBe('true'))
})

test('what is not in the bell has no other way, and says why; account security stays', async () => {
  await open()
  await user.click(screen.getByLabelText('退款申请：通知中心'))
  await waitFor(() => expect(screen.getByLabelText('退款申请：提示音').ariaDescription).toBe('先开启通知中心'))
  expect(screen.getByLabelText('退款申请：提示音').ariaChecked).toBe('false')
  await user.click(screen.getByLabelText('账号安全：通知中心'))
  expect(screen.getByLabelText('账号安全：通知中心').ariaDescription).toBe('账号安全通知不能关闭')
  expect(server.calls(noticeApi.choose)).toHaveLength(1)
})

test('only what waits for somebody can be repeated', async () => {
  await open()
  expect(screen.queryByLabelText('结算：重复提醒')).toBeNull()
  await pick('退款申请：重复提醒', '每 10 分钟')
  await waitFor(() =>
    expect(server.calls(noticeApi.choose)).toMatchObject([{ kind: 'refundRequest', hasSound: true, repeat: 10 }]),
  )
})

test('quiet hours are asked for when they are switched on, and refused without days', async () => {
  await open()
  expect(screen.queryByLabelText('开始时间')).toBeNull()
  await user.click(screen.getByLabelText('定时免打扰'))
  expect(screen.getByLabelText('结束时间（次日）')).toBeDefined()
  const form = within(screen.getByRole('region', { name: '免打扰' }))
  for (const day of ['周一', '周二', '周三', '周四', '周五', '周六', '周日']) await user.click(form.getByLabelText(day))
  await user.click(form.getByText(/^保\s?存$/))
  expect(await form.findByText('请至少选择一天')).toBeDefined()
  await user.click(form.getByLabelText('周五'))
  await user.click(form.getByText(/^保\s?存$/))
  const quiet = { isOn: true, from: '22:00', until: '08:00', days: [5] }
  await waitFor(() => expect(server.calls(noticeApi.setQuiet)).toEqual([quiet]))
})

test.each([
  ['granted', '此浏览器已允许系统通知'],
  ['denied', '此浏览器已禁止系统通知'],
] as const)('the browser is asked by a click only, and its answer %s is told', async (answer, text) => {
  const browser = { permission: 'default', requestPermission: vi.fn<() => Promise<void>>() }
  browser.requestPermission.mockImplementation(() => {
    browser.permission = answer
    return Promise.resolve()
  })
  vi.stubGlobal(
    'Notification',
    Object.assign(() => undefined, browser),
  )
  Object.defineProperty(Notification, 'permission', { get: () => browser.permission })
  vi.stubGlobal('isSecureContext', true)
  await open()
  expect(browser.requestPermission).not.toHaveBeenCalled()
  await user.click(await screen.findByText('开启系统通知'))
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByText('开启系统通知')).toBeNull()
})

test('who looks after the roles says which of them get what', async () => {
  await open()
  const row = (await screen.findByLabelText('发货超时：默认接收的角色')).closest('tr') ?? document.body
  expect(within(row).getByText('仅店主')).toBeDefined()
  await pick('退款申请：默认接收的角色', '客服')
  const last = () => server.calls(noticeApi.setAudience).at(-1)
  await waitFor(() => expect(last()).toEqual({ kind: 'refundRequest', roleIds: [3] }))
})

test('others do not see that part', async () => {
  await open([])
  await act(() => Promise.resolve())
  expect(screen.queryByText('各角色默认接收')).toBeNull()
  expect(server.calls(noticeApi.audience)).toEqual([])
})

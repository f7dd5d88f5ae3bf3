import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { teamApi } from '@zhanggui/contract/order/team'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { MarkButton } from './mark-button.tsx'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

const filter = { refundFilter: { refundStatus: 0, orderNo: 'SH1' } } as const
const clear = vi.fn<() => void>()

async function open(isAll: boolean, permissions?: readonly string[]) {
  clear.mockClear()
  const server = fakeServer()
    .reply(teamApi.options, { people: [{ id: 8, name: '沈小满' }], tagList: [{ id: 1, name: '加急' }] })
    .reply(teamApi.set, { marked: 2 })
  await signInAtFake(server, permissions)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <MarkButton selection={{ isAll, rows: [{ id: 5 }, { id: 6 }], clear }} kind="refund" filter={filter} total={40} />
    </ConfigProvider>,
  )
  return server
}

async function mark(...choices: readonly (readonly [label: string, option: string])[]) {
  await user.click(screen.getByRole('button', { name: /^标\s?记$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const [label, option] of choices) {
    await user.click(await dialog.findByRole('combobox', { name: label }))
    const offered = { selector: '.ant-select-item-option-content, .ant-select-item-option-content *' }
    await user.click(await screen.findByText(option, offered))
  }
  await user.click(dialog.getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() => expect(clear).toHaveBeenCalledOnce())
}

test('the ticked ones get what was chosen, keep the rest, and are not ticked any more', async () => {
  const server = await open(false)
  await mark(['旗标', '红旗'])
  expect(server.calls(teamApi.set)).toEqual([{ kind: 'refund', ids: [5, 6], flag: 1 }])
})

test('everything that the list shows is named by its filter, with how many were seen', async () => {
  const server = await open(true)
  await mark(['负责人', '沈小满'])
  expect(server.calls(teamApi.set)).toEqual([{ kind: 'refund', ...filter, expected: 40, assigneeId: 8 }])
})

test('whoever may only look has no button for it', async () => {
  await open(false, [teamApi.marks.permission])
  expect(screen.queryByRole('button')).toBeNull()
})

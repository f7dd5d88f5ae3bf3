import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { type ViewRow, viewApi } from '@zhanggui/contract/view/view'
import { afterEach, expect, test, vi } from 'vitest'
import ManageViewsDialog from './manage-views.dialog.tsx'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const view = (id: number, name: string, more: Partial<ViewRow> = {}): ViewRow => ({
  id,
  name,
  isShared: false,
  filters: { sex: '2' },
  columns: null,
  sort: '',
  makerName: '林知夏',
  mayChange: true,
  ...more,
})

async function open() {
  const views = [view(1, '女客'), view(2, '复购客户', { isShared: true, mayChange: false })]
  const server = fakeServer().reply(viewApi.list, views).reply(viewApi.update, null).reply(viewApi.delete, null)
  await signInAtFake(server)
  withProviders(<ManageViewsDialog list="user.list" onClose={() => undefined} />)
  await screen.findByText('女客')
  return server
}
afterEach(forgetSession)
afterEach(() => vi.restoreAllMocks())

const rowOf = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)

test('own views are renamed, shared and deleted; those of others say whose they are', async () => {
  const server = await open()
  expect(rowOf('复购客户').getByText('林知夏分享')).toBeTruthy()
  expect(rowOf('复购客户').queryByRole('button', { name: '删除' })).toBeNull()
  await user.click(rowOf('女客').getByRole('button', { name: '分享' }))
  await waitFor(() => expect(server.calls(viewApi.update)).toEqual([{ id: 1, isShared: true }]))
  await user.click(rowOf('女客').getByRole('button', { name: '重命名' }))
  const name = await screen.findByRole('textbox', { name: '视图名称' })
  await user.clear(name)
  await user.type(name, '常来的女客{Enter}')
  await waitFor(() => expect(server.calls(viewApi.update).at(-1)).toEqual({ id: 1, name: '常来的女客' }))
  await user.click(rowOf('女客').getByRole('button', { name: '删除' }))
  await user.click(await screen.findByRole('button', { name: '永久删除' }))
  await waitFor(() => expect(server.calls(viewApi.delete)).toEqual([{ id: 1 }]))
})

/** jsdom lays nothing out: each row stands below the one before it. */
function layOutRows() {
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLLIElement) {
    return new DOMRect(0, [...(this.parentElement?.children ?? [])].indexOf(this) * 40, 400, 40)
  })
}

test('a view is moved by the keyboard, and the server is told the new order', async () => {
  layOutRows()
  const server = await open()
  server.reply(viewApi.reorder, null)
  screen.getByRole('button', { name: '移动女客' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByText('移到 女客 的位置')
  await user.keyboard('{ArrowDown}')
  await screen.findByText('移到 复购客户 的位置')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(server.calls(viewApi.reorder)).toEqual([{ list: 'user.list', ids: [2, 1] }]))
})

import type { fakeServer } from '#api/testing/fake-server.ts'
import { forgetSession } from '#api/session.ts'
import { publishTaskProgress } from '#ui/live/task-progress.ts'
import { act, configure, screen, waitFor } from '@testing-library/react'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { type TaskRow, taskApi } from '@zhanggui/contract/task'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDesk, fillRows } from './desk-draft.ts'
import { numberOf, openDesk, order, rowOf, user } from './testing/desk-for-tests.tsx'

configure({ defaultHidden: true })
beforeEach(() => localStorage.clear())
afterEach(forgetSession)

const task: TaskRow = {
  id: 5,
  kind: 'shipDesk',
  title: '批量发货',
  status: taskStatus.is.done,
  total: 2,
  done: 1,
  failed: 1,
  fileName: '',
  error: '',
  adminName: '小明',
  createTime: new Date(0),
  finishTime: new Date(0),
}

type Failed = readonly { readonly id: number; readonly reason: string }[]
const pageOf = <T,>(list: readonly T[]) => ({ page: 1, limit: 500, total: list.length, totalPage: 1, list: [...list] })
const named = (id: number) => ({ kind: '', refId: id, label: `SH${id}` })

/** The batch with what came of these orders. */
const end = (
  server: ReturnType<typeof fakeServer>,
  traits: Partial<TaskRow>,
  done: readonly number[],
  failed: Failed,
) =>
  server
    .reply(taskApi.info, { ...task, ...traits })
    .reply(taskApi.doneRows, pageOf(done.map(named)))
    .reply(taskApi.failures, pageOf(failed.map(({ id, reason }) => ({ ...named(id), reason }))))
    .reply(
      taskApi.failureReasons,
      failed.map(({ reason }) => ({ reason, count: 1 })),
    )

/** Five orders with numbers, of whose batch the server says this. */
async function openFive(
  { at = '/', ...batch }: Partial<TaskRow> & { at?: string },
  done: readonly number[],
  failed: Failed,
) {
  const orders = [1, 2, 3, 4, 5].map((id) => order(id))
  fillRows(new Map(orders.map(({ orderNo, id }) => [orderNo, { trackingNumber: `YT500000${id}` }])))
  return openDesk(orders, { at, serve: (server) => end(server, { total: 5, ...batch }, done, failed) })
}
const shipButton = (count: number) => screen.findByRole('button', { name: `发货 ${count} 单` })
const refunded = (id: number) => [{ id, reason: '订单已退款' }]
const settled = async () => {
  await waitFor(() => expect(screen.queryByRole('row', { name: /SH4/ })).toBeNull())
  expect(rowOf('SH5').textContent).toContain('订单已退款')
}

test('what failed stays with its reason, and only that is tried again', async () => {
  const failed = [{ id: 2, reason: '服务器出错，请稍后重试' }]
  const server = await openDesk([order(1), order(2), order(3)], { serve: (each) => end(each, {}, [1], failed) })
  await user.click(numberOf('SH1'))
  await user.paste('YT4000001\nYT4000002')
  await user.click(await screen.findByRole('button', { name: '发货 2 单' }))
  await user.click(await screen.findByRole('button', { name: '关 闭' }))
  await waitFor(() => expect(screen.queryByText('SH1')).toBeNull())
  expect(screen.getByRole('row', { name: /SH2/ }).textContent).toContain('服务器出错，请稍后重试')
  expect(numberOf('SH2')).toHaveProperty('value', 'YT4000002')
  await user.type(numberOf('SH3'), 'YT4000003')
  await user.tab()
  await screen.findByRole('button', { name: '发货 2 单' })
  await user.click(screen.getByRole('button', { name: '重试失败的 1 单' }))
  const row = { orderId: 2, expressCode: 'yuantong', expressNumber: 'YT4000002', parcel: 0 }
  await waitFor(() => expect(server.calls(shipDeskApi.ship)[1]).toEqual({ rows: [row] }))
  await user.clear(numberOf('SH2'))
  await user.type(numberOf('SH2'), 'YT4000009')
  await user.tab()
  await waitFor(() => expect(screen.queryByRole('button', { name: '重试失败的 1 单' })).toBeNull())
  expect(screen.getByRole('button', { name: '发货 2 单' })).toBeDefined()
})

test('of a batch that ended early only what was done leaves the desk; the rest keeps its numbers', async () => {
  const early = { status: taskStatus.is.failed, done: 2, failed: 1, error: '服务器出错' }
  await openFive(early, [1, 2], refunded(3))
  await user.click(await shipButton(5))
  await waitFor(() => expect(screen.queryByRole('row', { name: /SH2/ })).toBeNull())
  expect(screen.queryByRole('row', { name: /SH1/ })).toBeNull()
  expect(rowOf('SH3').textContent).toContain('订单已退款')
  for (const id of [3, 4, 5]) expect(numberOf(`SH${id}`)).toHaveProperty('value', `YT500000${id}`)
  expect(await shipButton(3)).toHaveProperty('disabled', false)
})

test('a batch in the background is settled too, and until then nothing is shipped beside it', async () => {
  const running = { status: taskStatus.is.running, done: 0, failed: 0 }
  const server = await openFive(running, [1, 2, 3, 4], refunded(5))
  await user.click(await shipButton(5))
  await user.click(await screen.findByRole('button', { name: '后台运行' }))
  expect(await screen.findByRole('button', { name: '正在发货，查看进度' })).toBeDefined()
  expect(await shipButton(5)).toHaveProperty('disabled', true)
  const ended = { ...task, total: 5, done: 4 }
  server.reply(taskApi.info, ended)
  act(() => void publishTaskProgress(ended))
  expect(await screen.findByText('批量发货：成功 4 条，失败 1 条')).toBeDefined()
  await settled()
  expect(screen.queryByRole('button', { name: '正在发货，查看进度' })).toBeNull()
})

test('a batch of an earlier visit is settled when the page opens', async () => {
  changeDesk({ taskId: 5 })
  await openFive({ done: 4 }, [1, 2, 3, 4], refunded(5))
  await settled()
  expect(await screen.findByText('批量发货：成功 4 条，失败 1 条')).toBeDefined()
})

test('a batch that nobody knows any more does not block the desk', async () => {
  changeDesk({ taskId: 5 })
  const serve = (server: ReturnType<typeof fakeServer>) =>
    void server.refuse(taskApi.info, { code: resultCode.notFound, message: '任务不存在' })
  fillRows(new Map([['SH1', { trackingNumber: 'YT5000001' }]]))
  await openDesk([order(1)], { serve })
  await waitFor(async () => expect(await shipButton(1)).toHaveProperty('disabled', false))
})

test('a notice leads to what came of its batch', async () => {
  changeDesk({ taskId: 5 })
  await openFive({ done: 4, at: '/?task=5' }, [1, 2, 3, 4], refunded(5))
  expect(await screen.findByText('成功 4 条，失败 1 条')).toBeDefined()
  await settled()
  await user.click(screen.getByRole('button', { name: '关 闭' }))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(''))
})

test('a notice of a batch that the desk has settled before changes nothing on it', async () => {
  await openFive({ done: 4, at: '/?task=5' }, [1, 2, 3, 4], refunded(5))
  expect(await screen.findByText('成功 4 条，失败 1 条')).toBeDefined()
  expect(await shipButton(5)).toBeDefined()
  expect(rowOf('SH5').textContent).not.toContain('订单已退款')
})

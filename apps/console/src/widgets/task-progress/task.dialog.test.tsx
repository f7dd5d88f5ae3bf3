import { fakeServer } from '#api/testing/fake-server.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { isToldOnPage, publishTaskProgress } from '#ui/live/task-progress.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { taskApi, type TaskRow } from '@zhanggui/contract/task'
import { afterEach, expect, test, vi } from 'vitest'
import { TaskDialog } from './task.dialog.tsx'

const running: TaskRow = {
  id: 7,
  kind: 'productBatch',
  title: '批量上架商品',
  status: 2,
  total: 200,
  done: 50,
  failed: 0,
  fileName: '',
  error: '',
  adminName: '小明',
  createTime: new Date(0),
  finishTime: null,
}
const ended: TaskRow = { ...running, status: 1, done: 198, failed: 2, finishTime: new Date(0) }
const failures = [
  { kind: '', refId: 11, label: '龙井', reason: '商品审核状态异常' },
  { kind: '', refId: 12, label: '', reason: '商品不存在' },
]
const reasons = [
  { reason: '商品审核状态异常', count: 1 },
  { reason: '商品不存在', count: 1 },
]

function serve(...answers: TaskRow[]) {
  let asked = 0
  return fakeServer()
    .reply(taskApi.info, () => answers[Math.min(asked++, answers.length - 1)] ?? running)
    .reply(taskApi.failureReasons, reasons)
    .reply(taskApi.failures, ({ reason }) => {
      const list = failures.filter((row) => row.reason === reason)
      return { page: 1, limit: 10, totalPage: 1, total: list.length, list }
    })
}

function open() {
  const [onClose, onEnd] = [vi.fn<() => void>(), vi.fn<(task: TaskRow) => void>()]
  const retry = (task: TaskRow) => <button type="button">重试失败的 {task.failed} 个</button>
  const nextStep = (reason: string) => <a href="#x">{`${reason}怎么办`}</a>
  const dialog = { onClose, onEnd, retry, nextStep }
  withProviders(<TaskDialog title="批量上架" taskId={7} {...dialog} />)
  return { onClose, onEnd }
}

afterEach(() => vi.useRealTimers())

test('goes forward by the live channel, may be left, and shows why rows failed', async () => {
  serve(running, ended)
  const { onClose, onEnd } = open()
  expect(await screen.findByText('已处理 50 / 200 条')).toBeDefined()
  act(() => void publishTaskProgress({ id: 7, status: 2, total: 200, done: 120, failed: 1 }))
  act(() => void publishTaskProgress({ id: 8, status: 2, total: 10, done: 9, failed: 0 }))
  expect(screen.getByText('已处理 121 / 200 条，其中失败 1 条')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '后台运行' }))
  expect(onClose).toHaveBeenCalledOnce()

  act(() => void publishTaskProgress({ id: 7, status: 1, total: 200, done: 198, failed: 2 }))
  const list = within(await screen.findByRole('region', { name: '失败明细' }))
  expect(list.getByRole('link', { name: '商品不存在怎么办' })).toBeDefined()
  expect(list.queryByText('龙井')).toBeNull()
  for (const { reason } of reasons) await userEvent.click(await list.findByText(reason))
  expect(await list.findByText('龙井')).toBeDefined()
  expect(await list.findByText('ID 12')).toBeDefined()
  expect(document.querySelector('.ant-progress-status-exception')).not.toBeNull()
  expect(screen.getByRole('button', { name: '重试失败的 2 个' })).toBeDefined()
  expect(screen.getByRole('button', { name: '关 闭' })).toBeDefined()
  expect(onEnd).toHaveBeenCalledOnce()
  cleanup()
  expect(['/product/list?task=7', '/product/list?task=8', '/product/list'].map(isToldOnPage)).toEqual([
    true,
    false,
    false,
  ])
})

test('asks where the live channel is silent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = serve(running, { ...running, done: 80 }, { ...ended, done: 200, failed: 0 })
  const { onEnd } = open()
  expect(await screen.findByText('已处理 50 / 200 条')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText('已处理 80 / 200 条')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText('全部完成，共 200 条')).toBeDefined()
  await waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
  const asked = server.calls(taskApi.info).length
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(server.calls(taskApi.info).length).toBeLessThanOrEqual(asked + 1)
})

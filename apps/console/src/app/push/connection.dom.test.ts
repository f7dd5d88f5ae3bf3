import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#api/call-error.ts'
import { PushConnection } from './connection.ts'
import { FakePushSocket } from './fake-push-socket.ts'
import { SeenStore } from './seen-store.ts'

const sockets = FakePushSocket.opened
const latest = () => FakePushSocket.latest()
const open = (query: URLSearchParams) => new FakePushSocket(`/systemInfoSocketServer?${query.toString()}`)

const message = (id: number): NoticeMessage => ({
  id,
  type: noticeType.is.order,
  kind: 'newOrder',
  title: '新订单提醒',
  content: `订单 ${id}`,
  url: '/order/list',
  createTime: new Date('2026-03-01T08:00:00Z'),
})

function setUp({ newest = 0 } = {}) {
  let tickets = 0
  const ticket = vi.fn<() => Promise<string>>(() => Promise.resolve(`ticket-${++tickets}`))
  const newestId = vi.fn<() => Promise<number>>(() => Promise.resolve(newest))
  const rights = { known: () => 'mark-1', changed: vi.fn<(mark: string) => void>() }
  const seen = new SeenStore(sessionStorage)
  const connection = new PushConnection({ ticket, newestId, open, tab: 'tab-1', rights, seen, age: () => 1200.5 })
  const [heard, statuses]: [number[], string[]] = [[], []]
  const start = (account = '1-7') => connection.start(account, ({ id }) => heard.push(id))
  connection.status.subscribe(() => statuses.push(connection.status.get()))
  return { connection, start, ticket, newestId, rights, heard, statuses }
}

/** Lets promises settle without moving the clock. */
const settle = () => vi.advanceTimersByTimeAsync(0)

async function connected(options: { newest?: number } = {}) {
  const all = setUp(options)
  all.start()
  await settle()
  latest().accept()
  return all
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('connects with a ticket, from the newest id there is', async () => {
  const { connection, statuses } = await connected({ newest: 41 })
  expect(latest().query).toEqual({ ticket: 'ticket-1', after: '41', rights: 'mark-1', tab: 'tab-1', age: '1201' })
  expect(connection.status.get()).toBe('connected')
  expect(statuses).toEqual(['connecting', 'connected'])
})

test.each([
  ['close', () => latest().end(1006)],
  ['error', () => latest().fail()],
])('after a %s it connects again 5000 ms later, once', async (_, breakLine) => {
  const { connection, ticket } = await connected()
  breakLine()
  expect(connection.status.get()).toBe('offline')
  await vi.advanceTimersByTimeAsync(4999)
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sockets).toHaveLength(2)
  expect(ticket).toHaveBeenCalledTimes(2)
  latest().accept()
  expect(connection.status.get()).toBe('connected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(2)
})

test('a ticket that cannot be had is tried again every 5000 ms', async () => {
  const { connection, start, ticket } = setUp()
  ticket.mockRejectedValueOnce(new CallError('network', '网络连接异常'))
  start()
  await settle()
  expect(connection.status.get()).toBe('offline')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sockets).toHaveLength(1)
})

test('a socket that never opens is given up', async () => {
  const { connection, start } = setUp()
  start()
  await settle()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(connection.status.get()).toBe('offline')
  expect(latest().closed).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(sockets).toHaveLength(2)
})

test('replayed messages are delivered once after a reconnect', async () => {
  const { heard } = await connected()
  latest().send(message(1))
  latest().send(message(2))
  latest().end(1006)
  await vi.advanceTimersByTimeAsync(5000)
  expect(latest().query['after']).toBe('2')
  latest().accept()
  for (const id of [2, 3, 3, 4]) latest().send(message(id))
  expect(heard).toEqual([1, 2, 3, 4])
})

test('a reload of the tab goes on where it was; another account does not', async () => {
  const before = await connected()
  latest().send(message(5))
  before.connection.stop()
  await connected({ newest: 9 })
  expect(latest().query['after']).toBe('5')
  const other = setUp({ newest: 9 })
  other.start('2-8')
  await settle()
  expect(latest().query['after']).toBe('9')
})

test('ids ahead of the server do not silence what comes', async () => {
  sessionStorage.setItem('push-seen:1-7', '500')
  const { heard } = await connected({ newest: 3 })
  latest().send(message(4))
  expect(heard).toEqual([4])
})

test.each(['', 'x', '{"id":1}', 'null'])('the frame %j is ignored', async (frame) => {
  const { heard } = await connected()
  latest().sendText(frame)
  latest().send(message(1))
  expect(heard).toEqual([1])
})

test('session over: waits for the new sign-in, then connects at once', async () => {
  const { connection, ticket } = await connected()
  let signedIn: ((ticket: string) => void) | undefined
  ticket.mockReturnValueOnce(new Promise((resolve) => (signedIn = resolve)))
  latest().end(4401)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ticket).toHaveBeenCalledTimes(2)
  expect(sockets).toHaveLength(1)
  signedIn?.('fresh')
  await settle()
  expect(latest().query['ticket']).toBe('fresh')
  latest().accept()
  expect(connection.status.get()).toBe('connected')
})

test('session over and nobody signs in: no more attempts', async () => {
  const { connection, ticket } = await connected()
  ticket.mockRejectedValueOnce(new CallError('signedOut', '登录已过期', 401))
  latest().end(4401)
  await vi.advanceTimersByTimeAsync(60_000)
  connection.wake(true)
  await settle()
  expect(ticket).toHaveBeenCalledTimes(2)
  expect(connection.status.get()).toBe('offline')
})

test('refused again right after a new sign-in, it waits instead of going round', async () => {
  const { ticket } = await connected()
  latest().end(4401)
  await settle()
  latest().accept()
  latest().end(4401)
  await vi.advanceTimersByTimeAsync(4999)
  expect(ticket).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(ticket).toHaveBeenCalledTimes(3)
})

test('after stop nothing happens any more', async () => {
  const { connection, heard } = await connected()
  const socket = latest()
  connection.stop()
  expect(socket.closed).toBe(true)
  socket.send(message(1))
  socket.end(1000)
  connection.wake(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  expect(heard).toEqual([])
})

test('a ticket that arrives after stop opens nothing', async () => {
  const { connection, start } = setUp()
  start()
  connection.stop()
  await settle()
  expect(sockets).toHaveLength(0)
})

test('waking up cuts the waiting short and leaves no second timer', async () => {
  const { connection } = await connected()
  latest().end(1006)
  connection.wake(false)
  await settle()
  expect(sockets).toHaveLength(2)
  latest().accept()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(2)
})

test('waking up replaces a connected socket only when it may be dead', async () => {
  const { connection } = await connected()
  connection.wake(false)
  await settle()
  expect(sockets).toHaveLength(1)
  connection.wake(true)
  await settle()
  expect(sockets).toHaveLength(2)
  expect(sockets[0]?.closed).toBe(true)
})

test('hears how far a task is, and tells whoever shows it', async () => {
  const told = vi.fn<(event: Event) => void>()
  window.addEventListener('zhanggui:task-progress', told, { once: true })
  const { heard } = await connected()
  latest().sendText('{"type":"taskProgress","task":{"id":7,"status":2,"total":10,"done":3,"failed":0}}')
  expect(told.mock.calls[0]?.[0]).toMatchObject({ detail: { id: 7, done: 3 } })
  expect(heard).toEqual([])
})

test('hears of other rights, and of nothing else by the same frame', async () => {
  const { rights, heard } = await connected()
  latest().sendText('{"type":"rightsChanged","rights":"mark-2"}')
  expect(rights.changed).toHaveBeenCalledExactlyOnceWith('mark-2')
  expect(heard).toEqual([])
})

test('hears which area has changed, and after a gap that any may have', async () => {
  const told: unknown[] = []
  const listen = (event: Event) => told.push((event as CustomEvent).detail)
  window.addEventListener('zhanggui:area-changed', listen)
  await connected()
  latest().sendText('{"type":"areaChanged","area":"product"}')
  latest().fail()
  await vi.advanceTimersByTimeAsync(5000)
  expect(latest().query['age']).toBeUndefined()
  latest().accept()
  latest().sendText('{"type":"areaChanged"}')
  window.removeEventListener('zhanggui:area-changed', listen)
  expect(told).toEqual(['product', null, null])
})

import {
  type ColleagueHere,
  liveMessage,
  type NoticeMessage,
  PUSH_SOCKET,
  type TaskProgress,
} from '@zhanggui/contract/kernel/live-message'
import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { inMerchant } from '#platform/db/merchant-db'
import { announceAreas } from '#platform/push/announce.sql'
import type { TestApp } from './test-app.ts'

interface PushClient {
  readonly messages: readonly NoticeMessage[]
  /** Received permission digests. */
  readonly rights: readonly string[]
  /** Received area changes. */
  readonly changed: readonly string[]
  /** Received task progress. */
  readonly tasks: readonly TaskProgress[]
  /** Who has come and gone. */
  readonly colleagues: readonly ColleagueHere[]
  /** Says what is open. */
  open(subject: string | null): void
  /** Waits for this many notices and returns their titles. */
  heard(count: number): Promise<string[]>
  /** The socket is open; the server still looks whose it is. */
  readonly opened: Promise<unknown>
  /** Whether the server has let the tab in. */
  readonly isIn: () => boolean
  /** The code with which the server closes the connection. */
  readonly closed: Promise<number>
  close(): void
}

interface Query {
  readonly token?: string
  readonly ticket?: string
  readonly after?: number | string | undefined
  readonly rights?: string
  readonly tab?: string
  readonly age?: number
}

/** An area that only tests know. */
const WELCOME = 'welcome'

/** Waits until these tabs hear all that their shop is told from now on. */
export async function letIn(app: TestApp, { merId }: { merId: number }, ...tabs: readonly PushClient[]) {
  const welcome = () =>
    inMerchant(app.platform.pool, merId, 'write', (db) =>
      announceAreas(db, [{ name: WELCOME, readers: ['session'] }], {}),
    )
  await vi.waitUntil(
    async () => {
      if (tabs.every((tab) => tab.isIn())) return true
      await welcome()
      return false
    },
    { timeout: 120_000, interval: 50 },
  )
}

/**
 * A browser's push connection to one node. `after: 0` requests all notices, so tests do not depend on timing; with a
 * `tab` it also receives area changes and task progress.
 */
export function connectPush(url: string, query: Query): PushClient {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
  const socket = new WebSocket(`${url.replace('http', 'ws')}${PUSH_SOCKET}?${search.toString()}`)
  const messages: NoticeMessage[] = []
  const rights: string[] = []
  const changed: string[] = []
  const tasks: TaskProgress[] = []
  const colleagues: ColleagueHere[] = []
  let isIn = false
  socket.on('message', (text: Buffer) => {
    const message = liveMessage.parse(JSON.parse(text.toString()))
    if (message.type === 'areaChanged' && message.area === WELCOME) isIn = true
    else if (message.type === 'areaChanged') changed.push(message.area ?? 'any')
    else if (message.type === 'rightsChanged') rights.push(message.rights)
    else if (message.type === 'taskProgress') tasks.push(message.task)
    else if (message.type === 'colleagueHere') colleagues.push(message)
    else messages.push(message)
  })
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  const opened = new Promise<void>((resolve) => {
    socket.on('open', () => resolve())
  })
  onTestFinished(() => socket.terminate())
  return {
    messages,
    rights,
    changed,
    colleagues,
    open: (subject) => socket.send(JSON.stringify({ open: subject })),
    tasks,
    opened,
    isIn: () => isIn,
    closed,
    close: () => socket.terminate(),
    heard: (count) =>
      vi.waitUntil(() => messages.length >= count && messages.map(({ title }) => title), {
        timeout: 120_000,
        interval: 20,
      }),
  }
}

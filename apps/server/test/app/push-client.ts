import {
  type ColleagueHere,
  liveMessage,
  type NoticeMessage,
  PUSH_SOCKET,
  type TaskProgress,
} from '@zhanggui/contract/kernel/live-message'
import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'

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
  readonly opened: Promise<unknown>
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
  socket.on('message', (text: Buffer) => {
    const message = liveMessage.parse(JSON.parse(text.toString()))
    if (message.type === 'areaChanged') changed.push(message.area ?? 'any')
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
    closed,
    close: () => socket.terminate(),
    heard: (count) =>
      vi.waitUntil(() => messages.length >= count && messages.map(({ title }) => title), {
        timeout: 60_000,
        interval: 20,
      }),
  }
}

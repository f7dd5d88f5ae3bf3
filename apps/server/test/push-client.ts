import { areaNews } from '@zhanggui/contract/kernel/area-news'
import { pushMessage, type PushMessage, rightsNews } from '@zhanggui/contract/kernel/push'
import { taskNews } from '@zhanggui/contract/kernel/task-news'
import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'

interface PushClient {
  readonly messages: readonly PushMessage[]
  /** The marks of rights that it was told of. */
  readonly rights: readonly string[]
  /** The areas whose changes it was told of. */
  readonly changed: readonly string[]
  /** The titles of everything that has arrived, as soon as it is this many. */
  heard(count: number): Promise<string[]>
  /** The code with which the server closes the connection. */
  readonly closed: Promise<number>
  close(): void
}

/** A browser's push connection to one node. `after: 0` asks for everything, so no test depends on who came first. */
export function connectPush(
  url: string,
  query: { token?: string; ticket?: string; after?: number | string | undefined; rights?: string },
): PushClient {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
  const socket = new WebSocket(`${url.replace('http', 'ws')}/systemInfoSocketServer?${search.toString()}`)
  const messages: PushMessage[] = []
  const rights: string[] = []
  const changed: string[] = []
  socket.on('message', (text: Buffer) => {
    const frame: unknown = JSON.parse(text.toString())
    const [news, area] = [rightsNews.safeParse(frame).data, areaNews.safeParse(frame).data]
    if (news) rights.push(news.rights)
    else if (area) changed.push(area.changed)
    else if (!taskNews.safeParse(frame).success) messages.push(pushMessage.parse(frame))
  })
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  onTestFinished(() => socket.terminate())
  return {
    messages,
    rights,
    changed,
    closed,
    close: () => socket.terminate(),
    heard: (count) =>
      vi.waitUntil(() => messages.length >= count && messages.map(({ title }) => title), {
        timeout: 10_000,
        interval: 20,
      }),
  }
}

import { pushMessage, type PushMessage, rightsNews } from '@zhanggui/contract/kernel/push'
import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'

interface PushClient {
  readonly messages: readonly PushMessage[]
  /** The marks of rights that it was told of. */
  readonly rights: readonly string[]
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
  socket.on('message', (text: Buffer) => {
    const frame: unknown = JSON.parse(text.toString())
    const news = rightsNews.safeParse(frame)
    if (news.success) rights.push(news.data.rights)
    else messages.push(pushMessage.parse(frame))
  })
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  onTestFinished(() => socket.terminate())
  return {
    messages,
    rights,
    closed,
    close: () => socket.terminate(),
    heard: (count) =>
      vi.waitUntil(() => messages.length >= count && messages.map(({ title }) => title), {
        timeout: 10_000,
        interval: 20,
      }),
  }
}

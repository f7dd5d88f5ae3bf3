import { once } from 'node:events'
import { PUSH_SOCKET } from '@zhanggui/contract/kernel/push'
import { type TaskNews, taskNews } from '@zhanggui/contract/kernel/task-news'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

/** A browser's live channel, as far as it hears of tasks. */
export function connectTasks(url: string, token: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${PUSH_SOCKET}?token=${token}`)
  const news: TaskNews['task'][] = []
  socket.on('message', (text: Buffer) => {
    const frame = taskNews.safeParse(JSON.parse(text.toString()))
    if (frame.success) news.push(frame.data.task)
  })
  socket.on('error', () => undefined)
  onTestFinished(() => socket.terminate())
  return { news, isOpen: once(socket, 'open') }
}

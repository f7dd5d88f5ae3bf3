import { noticeMessage, type NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { z } from 'zod'

/** Stands in for a WebSocket in tests; the test plays the server. */
export class FakePushSocket extends EventTarget {
  static readonly opened: FakePushSocket[] = []
  closed = false

  constructor(readonly url: string) {
    super()
    FakePushSocket.opened.push(this)
  }

  /** The one that was opened last. */
  static latest(): FakePushSocket {
    const socket = FakePushSocket.opened.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }

  get query() {
    return Object.fromEntries(new URL(this.url, 'ws://fake').searchParams)
  }

  accept() {
    this.dispatchEvent(new Event('open'))
  }

  send(message: NoticeMessage) {
    this.sendText(JSON.stringify(z.encode(noticeMessage, message)))
  }

  sendText(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  fail() {
    this.dispatchEvent(new Event('error'))
    this.end(1006)
  }

  end(code: number) {
    this.closed = true
    this.dispatchEvent(new CloseEvent('close', { code }))
  }

  close() {
    this.closed = true
  }
}

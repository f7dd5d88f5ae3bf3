import { PUSH_SOCKET } from '@zhanggui/contract/kernel/live-message'
import { noticeApi } from '@zhanggui/contract/notice'
import { load } from '#api/load.ts'
import { ask } from '#api/use-call.ts'
import type { QueryClient } from '@tanstack/react-query'
import { knownRights, renewRights } from '#api/session.ts'
import { tabId } from '#api/tab-id.ts'
import type { PushLine } from './connection.ts'
import { SeenStore } from './seen-store.ts'

/** The real line: tickets by HTTP, the socket on the console's own host (spec §7). */
export const browserLine = (client: QueryClient): PushLine => ({
  ticket: async () => (await load(noticeApi.ticket, {})).ticket,
  newestId: async () => (await ask(client, noticeApi.unread, {})).lastId,
  open(query) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${PUSH_SOCKET}?${query.toString()}`)
    return Object.assign(socket, { say: (text: string) => socket.send(text) })
  },
  tab: tabId,
  rights: { known: knownRights, changed: (mark) => void renewRights(mark) },
  seen: new SeenStore(sessionStorage),
  age: () => performance.now(),
})

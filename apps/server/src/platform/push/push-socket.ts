import type { WebSocket } from '@fastify/websocket'
import { PUSH_SOCKET, SESSION_OVER } from '@zhanggui/contract/kernel/live-message'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform'
import { hashSecret, type ParsedToken, parseToken } from '#platform/session/token'
import { findLastNumbers, consumeTicket } from './push.sql.ts'
import type { Listener } from './listener.ts'
import type { PushHub } from './push-hub.ts'

const PING = 30_000
/** Older notices are only shown in the notification centre. */
const MAX_REPLAY_LENGTH = 500
/** Close code of the websocket standard. */
const TRY_LATER = 1013

/** Repeated query parameters arrive as a list. */
type Query = Record<string, string | string[] | undefined>
const once = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/**
 * /systemInfoSocketServer?token=… or ?ticket=…, with &after=<last seen id> to get what was missed (spec §4, §7),
 * &rights=<mark of the rights that are known> to hear when they are no longer these, and &tab=<name of the tab> to hear
 * what others change and how far tasks are; with &age=<ms since the page began to read> also what changed meanwhile.
 */
export function servePushSocket(server: FastifyInstance, platform: Platform, hub: PushHub) {
  const alive = new WeakSet<Listener>()
  const sockets = new Map<Listener, WebSocket>()

  server.get<{ Querystring: Query }>(PUSH_SOCKET, { websocket: true }, (socket, request) => {
    // What a page says as soon as it is connected waits until it is let in.
    socket.pause()
    void admit(socket, request.query)
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'push: connection not admitted')
        socket.close(1011)
      })
      .finally(() => socket.resume())
  })

  const timer = setInterval(() => {
    hub.recheck()
    hub.presence.sayAgain()
    for (const [listener, socket] of sockets) {
      if (alive.has(listener)) {
        alive.delete(listener)
        socket.ping()
      } else socket.terminate()
    }
  }, PING)
  server.addHook('onClose', async () => clearInterval(timer))

  async function admit(socket: WebSocket, query: Query) {
    const listener = await listenerFor(socket, query)
    if (!listener) return socket.close(SESSION_OVER)
    // Closed during the check: its close event has fired already.
    if (socket.readyState !== socket.OPEN) return undefined
    if (hub.isFullFor(listener.token)) return socket.close(TRY_LATER)
    alive.add(listener)
    sockets.set(listener, socket)
    socket.on('pong', () => alive.add(listener))
    socket.on('message', (text: Buffer) => hub.presence.read(listener, text.toString()))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      sockets.delete(listener)
      hub.leave(listener)
    })
    hub.join(listener)
  }

  async function listenerFor(socket: WebSocket, query: Query) {
    const token = await tokenFor(query)
    if (!token || !(await platform.gate.isSignedIn(token))) return undefined
    const [last] = await findLastNumbers(platform.pool, [token.merId])
    const newest = last?.lastNo ?? 0
    const after = /^\d{1,15}$/.test(once(query['after'])) ? Number(query['after']) : newest
    return {
      token,
      cursor: Math.max(Math.min(after, newest), newest - MAX_REPLAY_LENGTH),
      rights: query['rights'] === undefined ? undefined : once(query['rights']),
      tab: once(query['tab']) || undefined,
      age: /^\d{1,12}$/.test(once(query['age'])) ? Number(query['age']) : undefined,
      send: (text: string) => socket.send(text),
      close: (code: number) => socket.close(code),
    }
  }

  async function tokenFor({ token, ticket }: Query): Promise<ParsedToken | undefined> {
    if (ticket) return consumeTicket(platform.pool, hashSecret(once(ticket)), platform.clock())
    return parseToken(once(token))
  }
}

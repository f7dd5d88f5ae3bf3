import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PageDrawer } from './draw-pages.ts'
import type { DrawnPageParts } from './drawn-html.ts'
import { visitorOf } from './look-of.ts'

/** What `session.info` and `session.menus` answer. */
export interface PageSession {
  readonly user: unknown
  readonly menus: unknown
}

const shop = z.object({ merId: z.int() })

/** Of the request for a page: what says who asks, and from where, but not what kind of answer is wanted. */
const LEFT_OUT = new Set(['accept', 'accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'content-length'])

/** The page that somebody has asked for, with what it was drawn with. */
export async function drawPage(
  server: FastifyInstance,
  drawer: PageDrawer,
  request: FastifyRequest,
  session: PageSession,
): Promise<DrawnPageParts | undefined> {
  const visitor = drawer.isPossible ? visitorOf(request) : undefined
  const party = shop.safeParse(session.user).data?.merId
  if (!visitor || party === undefined) return undefined
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !LEFT_OUT.has(name)))
  /** The same call as the browser would make: it passes the same checks. */
  const answer = async (url: string) => {
    if (!url.startsWith(`${API_BASE}/`)) throw new Error(`a page calls ${url}`)
    const remoteAddress = request.socket.remoteAddress ?? ''
    const reply = await server.inject({ method: 'GET', url, headers, remoteAddress })
    return reply.payload
  }
  const drawn = await drawer.draw(party, { visitor, session }, answer)
  if (!drawn) return undefined
  const { asked, replies, ...drawing } = drawn
  const { address, look } = visitor
  return { drawing, facts: { ...asked, height: look.height, address, now: drawing.now, replies } }
}

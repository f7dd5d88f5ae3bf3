import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, type Encoding, encodingFor } from './compress-reply.ts'

const MINUTE = 60_000

/** An encoded reply, compressed once for each encoding. */
interface Packed {
  readonly body: string
  readonly type: string
  readonly compressed: Map<Encoding, Promise<Buffer>>
  readonly tag: string
}

export function pack(body: string, type = 'application/json; charset=utf-8'): Packed {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, type, tag, compressed: new Map() }
}

/** Caches a reply that is the same for everyone for a minute; failures are not cached. */
export function cachedForAMinute() {
  let cached: { readonly until: number; readonly packed: Packed } | undefined
  return async (now: Date, make: () => Promise<object>): Promise<Packed> => {
    if (cached && now.getTime() < cached.until) return cached.packed
    cached = { until: now.getTime() + MINUTE, packed: pack(JSON.stringify(await make())) }
    return cached.packed
  }
}

/** Those who ask while the reply is being made get the same one. */
export function sharedWhilePending() {
  let pending: Promise<object> | undefined
  return (make: () => Promise<object>): Promise<object> => {
    pending ??= make().finally(() => {
      pending = undefined
    })
    return pending
  }
}

/** Revalidation by ETag: an unchanged reply is a 304. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, packed: Packed) {
  const { body, type, compressed, tag } = packed
  reply.header('cache-control', 'private, no-cache').header('etag', tag).header('vary', 'accept-encoding')
  if (tagsOf(request.headers['if-none-match']).includes(tag)) return reply.code(304).send()
  reply.type(type)
  const encoding = encodingFor(request, body)
  if (!encoding) return reply.send(body)
  const bytes = compressed.get(encoding) ?? compress(body, encoding)
  compressed.set(encoding, bytes)
  return reply.header('content-encoding', encoding).send(await bytes)
}

/** Proxies may add or drop the weak marker. */
const tagsOf = (header: string | undefined) =>
  (header ?? '').split(',').map((tag) => `W/${tag.trim().replace(/^W\//, '')}`)

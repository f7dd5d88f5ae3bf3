import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)
/** Below it a packet is a packet. */
const WORTH_COMPRESSING = 1400
const MINUTE = 60_000

/** An answer as it travels. */
interface Packed {
  readonly body: string
  readonly zipped: Buffer | undefined
  readonly tag: string
}

async function pack(envelope: object): Promise<Packed> {
  const body = JSON.stringify(envelope)
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, tag, zipped: body.length > WORTH_COMPRESSING ? await compress(body) : undefined }
}

/** Has an answer that is the same for everybody made at most once a minute; a failure is not kept. */
export function keptForAMinute() {
  let kept: { readonly until: number; readonly packed: Packed } | undefined
  return async (now: Date, make: () => Promise<object>): Promise<Packed> => {
    if (kept && now.getTime() < kept.until) return kept.packed
    kept = { until: now.getTime() + MINUTE, packed: await pack(await make()) }
    return kept.packed
  }
}

/** Clients that have the answer ask with its tag, and what has not changed is not sent again. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, { body, zipped, tag }: Packed) {
  reply.header('cache-control', 'private, no-cache').header('etag', tag).header('vary', 'accept-encoding')
  if (tagsOf(request.headers['if-none-match']).includes(tag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const isZipped = zipped !== undefined && request.headers['accept-encoding']?.includes('gzip')
  return isZipped ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(body)
}

/** Proxies may drop the mark of a weak tag or add it. */
const tagsOf = (header: string | undefined) =>
  (header ?? '').split(',').map((tag) => `W/${tag.trim().replace(/^W\//, '')}`)

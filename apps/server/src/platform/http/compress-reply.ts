import { promisify } from 'node:util'
import { brotliCompress, type CompressCallback, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Below it a packet is a packet. */
const WORTH_COMPRESSING = 1400

/** Measured (ADR 17): brotli at 2 is smaller than gzip at 6 and costs as little as gzip at 3. In a thread of its own. */
const compressors = {
  br: (body: string, done: CompressCallback) =>
    brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }, done),
  gzip: (body: string, done: CompressCallback) => gzip(body, { level: 3 }, done),
}

export type Encoding = keyof typeof compressors
export const compress = (body: string, encoding: Encoding): Promise<Buffer> => promisify(compressors[encoding])(body)

/** How to send a text to this client: undefined means as it is. */
export function encodingFor(request: FastifyRequest, body: string): Encoding | undefined {
  if (body.length < WORTH_COMPRESSING) return undefined
  const accepted = new Set(
    (request.headers['accept-encoding'] ?? '').split(',').flatMap((each) => {
      const [name = '', quality = ''] = each.toLowerCase().split(';')
      return /^\s*q=0(\.0*)?\s*$/.test(quality) ? [] : [name.trim()]
    }),
  )
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding))
}

/**
 * Compresses the texts that we make: JSON and pages. What is a stream or bytes goes out as it is: files of all kinds,
 * parts of them, and what was compressed before.
 */
export function compressReply(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  next: (error: Error | null, payload?: unknown) => void,
) {
  const isText = typeof payload === 'string' && payload.length >= WORTH_COMPRESSING
  if (isText) reply.header('vary', 'accept-encoding')
  const encoding = isText ? encodingFor(request, payload) : undefined
  if (!isText || !encoding) {
    next(null, payload)
    return
  }
  reply.header('content-encoding', encoding)
  compressors[encoding](payload, next)
}

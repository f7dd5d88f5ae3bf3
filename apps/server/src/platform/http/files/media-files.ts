import { MEDIA_BASE } from '@zhanggui/domain/kernel/file/file-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileTypeOf } from '#platform/files/file-types'
import { isMediaKey } from '#platform/files/media-key'
import type { FileStore } from '#platform/files/file-store'
import { unknownCallReply } from '#platform/http/server'
import type { ByteRange } from '#platform/files/file-store'

const YEAR = 365 * 24 * 3600

/**
 * Uploaded pictures and files under /media/{merchant's folder}/…: public, because shoppers see them, and found only by
 * those who know the address. Files never change and are never executed.
 */
export function serveMedia(server: FastifyInstance, files: FileStore) {
  server.get<{ Params: { '*': string } }>(`${MEDIA_BASE}/*`, async (request, reply) => {
    const key = request.params['*']
    const size = isMediaKey(key) ? await files.findSize(key) : undefined
    if (size === undefined) return reply.code(404).header('cache-control', 'no-store').send(unknownCallReply())
    return sendMedia(request, reply, files, key, size)
  })
}

async function sendMedia(request: FastifyRequest, reply: FastifyReply, files: FileStore, key: string, size: number) {
  const { type, isShown } = fileTypeOf(key)
  reply
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('cache-control', `public, max-age=${YEAR}, immutable`)
    .header('content-security-policy', `default-src 'none'; sandbox`)
    // The storefront is a different origin and shows these pictures.
    .header('cross-origin-resource-policy', 'cross-origin')
  if (!isShown) reply.header('content-disposition', 'attachment')
  const range = parseRange(request.headers.range, size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  if (!range) return reply.header('content-length', size).send(await files.read(key))
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await files.read(key, range))
}

/** The single range of a Range header; undefined without one or for multiple ranges, which servers may ignore. */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}

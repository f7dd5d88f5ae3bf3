import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** What a download's handler answers with. */
export interface FileReply {
  readonly fileName: string
  readonly size: number
  readonly type: string
  readonly content: Readable
}

/** Always to be saved, never to be shown by the browser under our own address. */
export function sendFile(reply: FastifyReply, { fileName, size, type, content }: FileReply) {
  const name = encodeURIComponent(fileName)
  return reply
    .header('download-filename', name)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .header('content-length', size)
    .type(type)
    .send(content)
}

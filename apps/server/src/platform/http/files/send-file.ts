import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** The result of a download handler. */
export interface FileReply {
  readonly fileName: string
  readonly size: number
  readonly type: string
  readonly content: Readable
}

/** Always an attachment, never rendered by the browser on our origin. */
export function sendFile(reply: FastifyReply, { fileName, size, type, content }: FileReply) {
  const name = encodeURIComponent(fileName)
  return reply
    .header('download-filename', name)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .header('content-length', size)
    .type(type)
    .send(content)
}

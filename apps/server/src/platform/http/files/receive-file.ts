import { rm } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { MultipartFile } from '@fastify/multipart'
import { UPLOAD_FIELD } from '@zhanggui/contract/kernel/wire-names'
import type { FastifyRequest } from 'fastify'
import { writePieces } from '#platform/files/write-pieces'
import { invalid, Refusal } from '#platform/http/refusals'

/** An uploaded file on the local disk. Nothing about it is trusted yet, least of all its name. */
export interface ReceivedFile {
  readonly path: string
  readonly size: number
  readonly fileName: string
  /** Detects a repeated upload by the same person; not collision-resistant against an attacker. */
  readonly fingerprint: string
}

const refusal = (message: string) => invalid([{ path: UPLOAD_FIELD, message }])
const asMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(2).replace(/\.?0+$/, '')

/** The specified message; the real size is unknown because the upload was aborted. */
export const tooLarge = (maxBytes: number, size?: number) =>
  refusal(
    `最大允许上传 ${asMegabytes(maxBytes)} MB文件${size === undefined ? '' : `，当前文件大小为 ${asMegabytes(size)} MB`}`,
  )

/** Receives the single file of a multipart request to `path`; leaves nothing there if the request is invalid. */
export async function receiveFile(path: string, request: FastifyRequest, maxBytes: number): Promise<ReceivedFile> {
  try {
    const file = request.isMultipart() ? await receiveParts(path, request, maxBytes) : undefined
    if (!file) throw refusal('上载的文件对象不存在')
    if (file.size === 0) throw refusal('文件内容为空，无法上传')
    return file
  } catch (error) {
    // Drain the rest, otherwise the client never gets to read the response.
    request.raw.unpipe()
    request.raw.resume()
    await rm(path, { force: true })
    throw error instanceof Refusal || !isBroken(error) ? error : refusal('上传的内容不完整，请重新上传')
  }
}

async function receiveParts(path: string, request: FastifyRequest, maxBytes: number) {
  let file: ReceivedFile | undefined
  const limits = { fileSize: maxBytes, files: 2, fields: 20, fieldSize: 10_000, parts: 22 }
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue
    if (part.fieldname !== UPLOAD_FIELD) throw refusal(`上载的文件对象不存在：文件应放在 ${UPLOAD_FIELD} 字段`)
    if (file) throw refusal('每次只能上传一个文件')
    file = await receivePart(path, part)
    if (part.file.truncated) throw tooLarge(maxBytes)
  }
  return file
}

async function receivePart(path: string, { file, filename }: MultipartFile): Promise<ReceivedFile> {
  let [size, sum] = [0, 0]
  async function* measured() {
    for await (const chunk of file) {
      size += (chunk as Buffer).length
      sum = crc32(chunk as Buffer, sum)
      yield chunk as Buffer
    }
  }
  await writePieces(path, measured())
  return { path, size, fileName: filename, fingerprint: `${size}-${sum}` }
}

/** Parser errors of an invalid body, as opposed to e.g. a full disk. */
const isBroken = (error: unknown) => (error as NodeJS.ErrnoException).syscall === undefined

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { pipeline } from 'node:stream/promises'
import type { ByteRange, FileStore } from './file-store.ts'
import { EMPTY_BODY, encodeKey, type S3Access, signedHeaders } from './s3-signature.ts'

export interface S3Config extends S3Access {
  readonly endpoint: string
  readonly bucket: string
}

/** A store that stays silent for so long is down; the call fails and says so. */
const PATIENCE = 30_000

interface Body {
  readonly path: string
  readonly size: number
  readonly hash: string
  readonly type: string
}

/** Any store that speaks S3, addressed as {endpoint}/{bucket}/{key}. */
export class S3Store implements FileStore {
  readonly kind = 2

  constructor(readonly config: S3Config) {}

  async put(key: string, path: string, type: string) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    const { size } = await stat(path)
    await this.#expect([200], 'PUT', key, {}, { path, size, hash: hash.digest('hex'), type })
  }

  async findSize(key: string): Promise<number | undefined> {
    const answer = await this.#expect([200, 404], 'HEAD', key)
    return answer.statusCode === 200 ? Number(answer.headers['content-length']) : undefined
  }

  read(key: string, range?: ByteRange) {
    return this.#send('GET', key, range ? { range: `bytes=${range.start}-${range.end}` } : {}).then((answer) => {
      if (answer.statusCode === 200 || answer.statusCode === 206) return answer
      throw failureOf(answer, 'GET')
    })
  }

  async remove(key: string) {
    await this.#expect([200, 204, 404], 'DELETE', key)
  }

  /** For answers whose body says nothing. */
  async #expect(statuses: readonly number[], method: string, key: string, headers = {}, body?: Body) {
    const answer = await this.#send(method, key, headers, body)
    if (!statuses.includes(answer.statusCode ?? 0)) throw failureOf(answer, method)
    answer.resume()
    return answer
  }

  async #send(method: string, key: string, headers: Record<string, string>, body?: Body): Promise<IncomingMessage> {
    const { endpoint, bucket } = this.config
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${encodeKey(key)}`)
    const all = body ? { ...headers, 'content-length': String(body.size), 'content-type': body.type } : headers
    const signed = signedHeaders(
      this.config,
      { method, url, bodyHash: body?.hash ?? EMPTY_BODY, headers: all },
      new Date(),
    )
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    const request = send(url, { method, headers: signed, timeout: PATIENCE })
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve)
      request.on('error', reject)
      request.on('timeout', () => request.destroy(new Error('the file store does not answer')))
    })
    // What breaks here breaks the request and is told above; a refusal that came before the end counts more.
    if (body) pipeline(createReadStream(body.path), request).catch(() => undefined)
    else request.end()
    return answer
  }
}

function failureOf(answer: IncomingMessage, method: string): Error {
  answer.resume()
  return new Error(`the file store answered ${answer.statusCode} to ${method}`)
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { ByteRange, FileStore } from './file-store.ts'

export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Timeout of a store that does not respond. */
const PATIENCE = 30_000

/** Any store that speaks S3, addressed as {endpoint}/{bucket}/{key}. */
export class S3Store implements FileStore {
  readonly kind = 2

  readonly #bucketUrl: string
  readonly #access

  constructor({ endpoint, bucket, region, accessKey, secretKey }: S3Config) {
    this.#bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`
    this.#access = { accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' }
  }

  async put(key: string, path: string, type: string) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    const headers = {
      'content-length': String((await stat(path)).size),
      'content-type': type,
      'x-amz-content-sha256': hash.digest('hex'),
    }
    await this.#expect([200], 'PUT', key, headers, path)
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

  /** For responses whose body is not needed. */
  async #expect(statuses: readonly number[], method: string, key: string, headers = {}, bodyPath?: string) {
    const answer = await this.#send(method, key, headers, bodyPath)
    if (!statuses.includes(answer.statusCode ?? 0)) throw failureOf(answer, method)
    answer.resume()
    return answer
  }

  async #send(method: string, key: string, given: Record<string, string>, bodyPath?: string): Promise<IncomingMessage> {
    const path = key.split('/').map(encodeURIComponent).join('/')
    const signer = new AwsV4Signer({ ...this.#access, method, url: `${this.#bucketUrl}/${path}`, headers: given })
    const { url, headers } = await signer.sign()
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    const request = send(url, { method, headers: Object.fromEntries(headers), timeout: PATIENCE })
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve)
      request.on('error', reject)
      request.on('timeout', () => request.destroy(new Error('the file store does not answer')))
    })
    // A failing upload stream fails the request, which is reported above; an earlier error response takes precedence.
    if (bodyPath !== undefined) pipeline(createReadStream(bodyPath), request).catch(() => undefined)
    else request.end()
    return answer
  }
}

function failureOf(answer: IncomingMessage, method: string): Error {
  answer.resume()
  return new Error(`the file store answered ${answer.statusCode} to ${method}`)
}

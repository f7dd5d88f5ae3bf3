import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { lookupOnly } from '#platform/outside/lookup-only'
import { writePieces } from '#platform/files/write-pieces'
import { isPublicServer } from './public-address.ts'
import { refuse } from '#platform/http/refusals'

interface Limits {
  readonly maxBytes: number
  readonly signal: AbortSignal
  readonly accept: string
}

type IsAllowed = (address: string, port: number) => boolean

/** Fetches an untrusted URL from exactly the IP address that was checked. Redirects are not followed. */
export async function fetchFile(url: string, path: string, limits: Limits, isAllowed: IsAllowed = isPublicServer) {
  const answer = await send(new URL(url), limits, isAllowed)
  try {
    if (answer.statusCode !== 200) refuse(`对方返回 ${answer.statusCode}`)
    await writePieces(path, counted(answer, limits.maxBytes))
  } finally {
    answer.destroy()
  }
}

function send(url: URL, { accept, signal }: Limits, isAllowed: IsAllowed): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  // Literal IP addresses are never looked up.
  if (isIP(host) !== 0 && !isAllowed(host, port)) refuse(NOT_PUBLIC)
  const lookup = lookupOnly((address) => isAllowed(address, port))
  const options: RequestOptions = { lookup, headers: { accept }, signal, agent: false }
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    get(url, options, resolve)
      .on('error', reject)
      // Without a word, where the other side wants to go on in another protocol.
      .on('close', () => reject(new Error('closed before an answer')))
  })
}

const NOT_PUBLIC = '不是可以公开访问的地址'

/** Content-Length may be wrong, so the bytes are counted as they arrive. */
async function* counted(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const piece of answer) {
    size += (piece as Buffer).length
    if (size > maxBytes) refuse(`超过 ${maxBytes / 1024 / 1024} MB`)
    yield piece as Buffer
  }
}

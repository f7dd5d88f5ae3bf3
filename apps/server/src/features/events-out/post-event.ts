import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { lookupOnly, NotAllowed } from '#platform/outside/lookup-only'

/** Which receivers may be reached; asked anew with every call, for the address that the name has then. */
export type MayReach = (address: string, url: URL) => boolean

interface Message {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Of the whole answer, so that one that drips holds nobody up. */
const PATIENCE_MS = 5000
const MOST_BYTES = 64 * 1024

/** What became of it; `isDelivered` only after a whole answer of the 200s. */
export interface PostOutcome {
  readonly isDelivered: boolean
  readonly outcome: string
}

/** Sends one message to a program of a shop, which may be slow, gone, wrong or a trap. Redirects are not followed. */
export async function postEvent(
  url: URL,
  message: Message,
  mayReach: MayReach,
  patience: number = PATIENCE_MS,
): Promise<PostOutcome> {
  const signal = AbortSignal.timeout(patience)
  try {
    const status = await send(url, message, mayReach, signal)
    if (status >= 200 && status < 300) return { isDelivered: true, outcome: String(status) }
    return { isDelivered: false, outcome: status >= 300 && status < 400 ? `${status}（不接受跳转）` : String(status) }
  } catch (error) {
    return { isDelivered: false, outcome: signal.aborted ? '超时没有回复' : wordsOf(error) }
  }
}

async function send(url: URL, { body, headers }: Message, mayReach: MayReach, signal: AbortSignal): Promise<number> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // Literal IP addresses are never looked up.
  if (isIP(host) !== 0 && !mayReach(host, url)) throw new NotAllowed(host)
  const options: RequestOptions = {
    method: 'POST',
    lookup: lookupOnly((address) => mayReach(address, url)),
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    signal,
    agent: false,
  }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(url, options, resolve)
      .on('error', reject)
      // Without a word, where the receiver wants to go on in another protocol.
      .on('close', () => reject(new Error('closed before an answer')))
      .end(body)
  })
  try {
    await readAway(answer)
    return answer.statusCode ?? 0
  } finally {
    answer.destroy()
  }
}

/** An answer that breaks off is none: the receiver may have fallen over while it worked. */
async function readAway(answer: IncomingMessage) {
  let size = 0
  for await (const piece of answer) {
    size += (piece as Buffer).length
    if (size > MOST_BYTES) throw new Error('the answer is too long')
  }
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: '连接被拒绝',
  ENOTFOUND: '域名无法解析',
  EAI_AGAIN: '域名无法解析',
  ECONNRESET: '连接中断',
}

function wordsOf(error: unknown): string {
  if (error instanceof NotAllowed) return '不是可以公开访问的地址'
  if (!(error instanceof Error)) return '发送失败'
  const code = 'code' in error ? String(error.code) : ''
  return words[code] ?? (/CERT|SSL|TLS/.test(code) ? '证书无效' : '回复不完整或连接失败')
}

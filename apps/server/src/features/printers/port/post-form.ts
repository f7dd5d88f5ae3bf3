import { setTimeout as rest } from 'node:timers/promises'
import { parsed } from '@zhanggui/contract/kernel/codecs'
import { PrinterTrouble } from './printer-port.ts'

export interface Patience {
  /** For each attempt. */
  readonly answerMs: number
  readonly attempts: number
  /** Before the second attempt; twice as long before each one after it. */
  readonly restMs: number
}

/** Staff wait for the answer. */
export const usualPatience: Patience = { answerMs: 5000, attempts: 3, restMs: 200 }

interface Post {
  readonly url: string
  readonly form: Readonly<Record<string, string>>
  /** Asking twice prints once. Otherwise only what never reached the other side is sent again. */
  readonly isRepeatable: boolean
}

/** The answer is missing, which tells nothing of the slip. */
const MAYBE_PRINTED = '打印服务没有及时响应，请看小票是否已打印再重试'

const LARGEST = 64 * 1024
/** The other side has heard nothing. */
const UNSENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** What a printer's cloud answers, as JSON. */
export async function postForm(post: Post, patience: Patience): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptPost(post, patience.answerMs)
    if ('data' in answer) return answer.data
    const mayRepeat = post.isRepeatable ? answer.isTemporary : answer.isUnsent
    if (!mayRepeat || attempt >= patience.attempts) throw new PrinterTrouble(answer.reason)
    await rest(patience.restMs * 2 ** (attempt - 1))
  }
}

type Attempt =
  | { readonly data: unknown }
  | { readonly reason: string; readonly isTemporary: boolean; readonly isUnsent: boolean }

async function attemptPost({ url, form }: Post, answerMs: number): Promise<Attempt> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      // Another host must not be handed what was signed for this one.
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return { reason: `打印服务异常（${response.status}）`, isTemporary: response.status >= 500, isUnsent: false }
    }
    return readAnswer(await textOf(response))
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    const isUnsent = !isLate && UNSENT.has(codeOf(error))
    return { reason: isUnsent ? '连接不上打印服务，请稍后重试' : MAYBE_PRINTED, isTemporary: true, isUnsent }
  }
}

function readAnswer(text: string): Attempt {
  const data = parsed(text)
  return data === undefined ? { reason: '打印服务的回复无法识别', isTemporary: false, isUnsent: false } : { data }
}

function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}

/** The length that was announced may be a lie, so the bytes are counted as they come. */
async function textOf(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of answer.body ?? []) {
    size += piece.length
    if (size > LARGEST) throw new Error('a printer answered too much')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

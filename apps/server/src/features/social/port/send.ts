import { parsed } from '@zhanggui/contract/kernel/codecs'
import { SocialError } from './social-port.ts'

const LARGEST = 1024 * 1024
/** The other side has heard nothing. */
const UNSENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

type Answer = { readonly data: object } | { readonly error: SocialError; readonly isUnsent: boolean }

const failed = (message: string, isUnsent: boolean): Answer => ({
  error: new SocialError(message, { code: 0, isPassing: true, isUnclear: !isUnsent }),
  isUnsent,
})

/** One request and its JSON. Whatever cannot be read may have happened all the same. */
export async function send(url: string, request: RequestInit, answerMs: number): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...request,
      // Another host must not be handed the token of this one.
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return failed(`微信服务异常（${response.status}）`, false)
    }
    const data = parsed(await textOf(response))
    return typeof data === 'object' && data !== null ? { data } : failed('微信的回复无法识别', false)
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    const message = isLate ? '微信没有及时响应，请稍后再试' : '连接不上微信，请稍后再试'
    return failed(message, !isLate && UNSENT.has(codeOf(error)))
  }
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
    if (size > LARGEST) throw new Error('the social platform answered too much')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

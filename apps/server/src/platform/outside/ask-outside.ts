import { parsed } from '@zhanggui/contract/kernel/codecs'

/** `json` is undefined where the answer is something else. */
interface Answered {
  readonly status: number
  readonly isOk: boolean
  readonly json: unknown
}

/** `unsent`: the other side has heard nothing. Otherwise it may have done what it was asked. */
interface Unanswered {
  readonly lost: 'unsent' | 'late' | 'broken'
  readonly cause: unknown
}

export type OutsideAnswer = Answered | Unanswered

interface Limits {
  readonly answerMs: number
  readonly mostBytes?: number
}

const MOST_BYTES = 64 * 1024
const UNSENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** One request to another company's server, which may be slow, gone, wrong or malicious. */
export async function askOutside(
  url: string | URL,
  request: RequestInit,
  { answerMs, mostBytes = MOST_BYTES }: Limits,
): Promise<OutsideAnswer> {
  try {
    const response = await fetch(url, {
      ...request,
      // Another host must not be handed the keys of this one.
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    const { status, ok: isOk } = response
    return { status, isOk, json: parsed(await textOf(response, mostBytes)) }
  } catch (error) {
    return { lost: whyLost(error), cause: error }
  }
}

function whyLost(error: unknown): Unanswered['lost'] {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'late'
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  return UNSENT.has(code) ? 'unsent' : 'broken'
}

/** The length that was announced may be a lie, so the bytes are counted as they come. */
async function textOf({ body }: Response, mostBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > mostBytes) throw new Error('the answer is too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

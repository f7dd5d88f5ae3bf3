import { setTimeout as rest } from 'node:timers/promises'
import { askOutside } from '#platform/outside/ask-outside'
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

const unanswered = {
  unsent: '连接不上打印服务，请稍后重试',
  late: MAYBE_PRINTED,
  broken: MAYBE_PRINTED,
}

async function attemptPost({ url, form }: Post, answerMs: number): Promise<Attempt> {
  const answer = await askOutside(url, { method: 'POST', body: new URLSearchParams(form) }, { answerMs })
  if ('lost' in answer) {
    return { reason: unanswered[answer.lost], isTemporary: true, isUnsent: answer.lost === 'unsent' }
  }
  const { status, isOk, json } = answer
  if (!isOk) return { reason: `打印服务异常（${status}）`, isTemporary: status >= 500, isUnsent: false }
  return json === undefined ? { reason: '打印服务的回复无法识别', isTemporary: false, isUnsent: false } : { data: json }
}

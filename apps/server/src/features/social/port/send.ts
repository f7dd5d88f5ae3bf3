import { askOutside } from '#platform/outside/ask-outside'
import { SocialError } from './social-port.ts'

const MOST_BYTES = 1024 * 1024

type Answer = { readonly data: object } | { readonly error: SocialError; readonly isUnsent: boolean }

const failed = (message: string, isUnsent = false): Answer => ({
  error: new SocialError(message, { code: 0, isPassing: true, isUnclear: !isUnsent }),
  isUnsent,
})

/** One request and its JSON. Whatever cannot be read may have happened all the same. */
export async function send(url: string, request: RequestInit, answerMs: number): Promise<Answer> {
  const answer = await askOutside(url, request, { answerMs, mostBytes: MOST_BYTES })
  if ('lost' in answer) {
    const isLate = answer.lost === 'late'
    return failed(isLate ? '微信没有及时响应，请稍后再试' : '连接不上微信，请稍后再试', answer.lost === 'unsent')
  }
  const { isOk, status, json } = answer
  if (!isOk) return failed(`微信服务异常（${status}）`)
  return typeof json === 'object' && json !== null ? { data: json } : failed('微信的回复无法识别')
}

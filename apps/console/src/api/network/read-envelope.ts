import { envelope, type Envelope, resultText } from '@zhanggui/contract/kernel/result-codes'
import { CallError } from '#api/call-error.ts'

interface Answer {
  readonly status: number
  readonly text: string
  /** The number that the server's log knows the request by. */
  readonly requestId: string | null
}

/** No answer came, or one that cannot be from the server. */
export const networkFailure = () => new CallError('network', '网络连接异常，请检查网络后重试')

/** The envelope in an answer. What stands in front of the server may answer for it: its error pages have none. */
export function readEnvelope({ status, text, requestId }: Answer): Envelope {
  const read = envelope.safeParse(parsed(text))
  if (read.success) return read.data
  if (status < 400) throw networkFailure()
  throw new CallError('bug', `${resultText.bug}（编号 ${requestId ?? `HTTP ${status}`}）`, status)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { type Envelope, resultCode } from '@zhanggui/contract/kernel/result-codes'
import { fieldErrors } from '@zhanggui/contract/kernel/shapes'
import { CallError } from './call-error.ts'

/** What an answer other than success means to the caller. */
export function failureOf({ code, message, data }: Envelope): CallError {
  const text = message || 'Error'
  const fields = () => fieldErrors.safeParse(data).data?.fields
  if (code === resultCode.invalid) return new CallError('invalid', text, code, fields())
  if (code === resultCode.signedOut) return new CallError('signedOut', text, code)
  if (code === resultCode.forbidden) return new CallError('forbidden', text, code)
  if (code === resultCode.conflict) return new CallError('conflict', text, code, [], data)
  if (code === resultCode.bug) return new CallError('bug', text, code)
  return new CallError('refused', text, code, fields(), data)
}

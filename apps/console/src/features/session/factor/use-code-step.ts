import { CallError, textOf } from '#api/call-error.ts'
import { signInByCode } from '#api/session.ts'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { readTypedCode } from '@zhanggui/domain/session/factor-rules'
import { type RefObject, useState } from 'react'
import { useSingleFlight } from '../login/use-single-flight.ts'

interface Options {
  readonly ticket: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly onSignedIn: () => Promise<void> | void
  readonly onBack: (why: string) => void
}

/** The second half of a sign-in: one field, and what a refusal leaves behind. */
export function useCodeStep({ ticket, input, onSignedIn, onBack }: Options) {
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState('')
  /** Of the recovery codes, once one of them has opened the door. */
  const [codesLeft, setCodesLeft] = useState<number>()
  const { busy, attempt } = useSingleFlight()

  async function send(factorCode: string) {
    const left = await signInByCode({ ticket, factorCode })
    if (left === null) await onSignedIn()
    else setCodesLeft(left)
  }

  function recover(failure: unknown) {
    if (failure instanceof CallError && failure.code === resultCode.ticketOver) return onBack(failure.message)
    const wrong = failure instanceof CallError ? failure.fields[0]?.message : undefined
    setError(wrong)
    setRefusal(wrong === undefined ? textOf(failure) : '')
    setCode('')
    input.current?.focus()
  }

  function submit(typed: string) {
    if (readTypedCode(typed)?.kind !== (isRecovery ? 'recovery' : 'dynamic')) {
      setError(isRecovery ? '请输入完整的恢复码' : '请输入6位动态码')
      return undefined
    }
    setRefusal('')
    return attempt(() => send(typed).catch(recover))
  }

  return {
    isRecovery,
    code,
    error,
    refusal,
    codesLeft,
    busy,
    submit: () => submit(code),
    /** A whole code goes by itself, typed or pasted. */
    change(typed: string) {
      setCode(typed)
      setError(undefined)
      if (!isRecovery && readTypedCode(typed)?.kind === 'dynamic') void submit(typed)
    },
    turn: () => {
      setRecovery(!isRecovery)
      setCode('')
      setError(undefined)
      setRefusal('')
      input.current?.focus()
    },
    goOn: () => attempt(async () => onSignedIn()),
  }
}

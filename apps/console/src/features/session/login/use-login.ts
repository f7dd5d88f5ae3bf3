import { CallError, textOf } from '#api/call-error.ts'
import { signIn } from '#api/session.ts'
import type { CaptchaPolicy } from '@zhanggui/domain/session/login-throttle-rules'
import { type RefObject, useState, useRef } from 'react'
import { type LoginField, serverErrors } from './login-fields.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useLoginFields } from './use-login-fields.ts'

interface LoginOptions {
  /** The only account that may sign in here, where somebody signs in again. */
  readonly fixedAccount?: string
  readonly policy: CaptchaPolicy | undefined
  readonly password: RefObject<HTMLInputElement | null>
  readonly code: RefObject<HTMLInputElement | null>
  /** The session is there; the form stays busy until this is through, and shows its failure. */
  readonly onSignedIn: () => Promise<void> | void
}

/** The life of a sign-in: the captcha it needs, one attempt at a time, and what a refusal leaves behind. */
export function useLogin({ fixedAccount = '', policy, password, code: codeInput, onSignedIn }: LoginOptions) {
  const fields = useLoginFields(fixedAccount)
  const captcha = useCaptcha(policy)
  const [refusal, setRefusal] = useState('')
  const { busy, attempt } = useSingleFlight()
  const [puzzling, setPuzzling] = useState(false)
  const { account, pwd, code } = fields.values

  function start(work: () => Promise<void>) {
    setRefusal('')
    return attempt(() => work().catch(recover))
  }

  async function send(captchaVerification?: string) {
    await signIn({
      account: account.trim(),
      pwd,
      ...(captcha.need === 'image' && captcha.image ? { key: captcha.image.key, code: code.trim() } : {}),
      ...(captchaVerification ? { captchaVO: { captchaVerification } } : {}),
    })
    await onSignedIn()
  }

  /** After a failure the picture is used up, and one more failure may demand another captcha. */
  async function recover(error: unknown) {
    const found = error instanceof CallError ? serverErrors(error) : {}
    fields.change('code', '')
    fields.setErrors(found)
    setRefusal(Object.keys(found).length > 0 ? '' : textOf(error))
    // Leaving the field of a wrong code would wipe what is said about it.
    const wrong = found.code === undefined ? password : codeInput
    wrong.current?.focus()
    wrong.current?.select()
    const need = await captcha.recount(account)
    if (captcha.need === 'image' && need === 'image') await captcha.renewImage()
  }

  return {
    ...fields,
    captcha,
    refusal,
    busy,
    puzzling,
    leave(field: LoginField) {
      fields.leave(field)
      if (field === 'account') void captcha.recount(account)
    },
    async submit() {
      if (!fields.passes(captcha.need)) return
      await start(async () => {
        const need = await captcha.settle(account)
        if (need === 'puzzle') setPuzzling(true)
        else if (fields.passes(need)) await send()
      })
    },
    async puzzleSolved(captchaVerification: string) {
      setPuzzling(false)
      await start(() => send(captchaVerification))
    },
    puzzleClosed: () => setPuzzling(false),
  }
}

/** Runs one at a time: a second start while the first is pending is ignored. */
function useSingleFlight() {
  const [busy, setBusy] = useState(false)
  const trying = useRef(false)
  async function attempt(work: () => Promise<void>) {
    if (trying.current) return
    trying.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      trying.current = false
      setBusy(false)
    }
  }
  return { busy, attempt }
}

import { CallError, textOf } from '#api/call-error.ts'
import { signIn } from '#api/session.ts'
import type { CaptchaPolicy } from '@zhanggui/domain/session/login-throttle-rules'
import { type RefObject, useState } from 'react'
import { type LoginField, serverErrors } from './login-fields.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useLoginFields } from './use-login-fields.ts'
import { useSingleFlight } from './use-single-flight.ts'

interface LoginOptions {
  /** What stands in the field to begin with. */
  readonly account: string
  /** Why one is here again. */
  readonly why: string
  readonly policy: CaptchaPolicy | undefined
  readonly password: RefObject<HTMLInputElement | null>
  readonly code: RefObject<HTMLInputElement | null>
  /** The session is there; the form stays busy until this is through, and shows its failure. */
  readonly onSignedIn: () => Promise<void> | void
  /** The password was right, and a code is wanted as well. */
  readonly onTicket: (account: string, ticket: string) => void
}

/** The life of a sign-in: the captcha it needs, one attempt at a time, and what a refusal leaves behind. */
export function useLogin({ policy, password, code: codeInput, onSignedIn, onTicket, ...known }: LoginOptions) {
  const fields = useLoginFields(known.account)
  const captcha = useCaptcha(policy)
  const [refusal, setRefusal] = useState(known.why)
  const { busy, attempt } = useSingleFlight()
  const [puzzling, setPuzzling] = useState(false)
  const { account, pwd, code } = fields.values

  const start = (work: () => Promise<void>) => attempt(() => work().catch(recover))

  async function send(captchaVerification?: string) {
    const ticket = await signIn({
      account: account.trim(),
      pwd,
      ...(captcha.need === 'image' && captcha.image ? { key: captcha.image.key, code: code.trim() } : {}),
      ...(captchaVerification ? { captchaVO: { captchaVerification } } : {}),
    })
    if (ticket === undefined) await onSignedIn()
    else onTicket(account.trim(), ticket)
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
      setRefusal('')
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

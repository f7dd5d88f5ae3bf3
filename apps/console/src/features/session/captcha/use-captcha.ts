import { load } from '#api/load.ts'
import { captchaApi, sessionApi } from '@zhanggui/contract/session'
import { type CaptchaKind, captchaNeeded, type CaptchaPolicy } from '@zhanggui/domain/session/login-throttle-rules'
import { useEffect, useRef, useState } from 'react'

export interface ImageCode {
  readonly key: string
  /** A data address of the picture. */
  readonly code: string
}

const fetchImage = (): Promise<ImageCode | undefined> => load(captchaApi.image, {}).catch(() => undefined)

/**
 * Which captcha the sign-in needs and the picture of the image code. Its own failures stay silent: the server decides
 * again when signing in, and then says what is missing.
 */
export function useCaptcha(policy: CaptchaPolicy | undefined) {
  const [failures, setFailures] = useState(0)
  const [image, setImage] = useState<ImageCode>()
  const counted = useRef<{ name: string; failures: Promise<number> }>(undefined)
  const need = captchaNeeded(failures, policy)

  useEffect(() => {
    if (need === 'image') void fetchImage().then(setImage)
  }, [need])

  const renewImage = () => fetchImage().then(setImage)

  async function count(name: string): Promise<number> {
    const found = await load(sessionApi.detect, { account: name }).catch(() => failures)
    if (counted.current?.name === name) setFailures(found)
    return found
  }

  /** Reads the account's failures anew and answers what they demand. */
  async function recount(account: string): Promise<CaptchaKind> {
    const name = account.trim()
    if (!sessionApi.detect.body.safeParse({ account: name }).success) return need
    counted.current = { name, failures: count(name) }
    return captchaNeeded(await counted.current.failures, policy)
  }

  /** What the account demands, waiting for a count under way; a form filled in by the browser was never counted. */
  async function settle(account: string): Promise<CaptchaKind> {
    if (counted.current?.name !== account.trim()) return recount(account)
    return captchaNeeded(await counted.current.failures, policy)
  }

  return { need, image, renewImage, recount, settle }
}

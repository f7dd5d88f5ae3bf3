import { load } from '#api/load.ts'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { sessionApi } from '@zhanggui/contract/session'
import { useEffect, useState } from 'react'

type LoginPic = ReplyOf<typeof sessionApi.loginPic>

/** Pictures, site name and captcha policy of the sign-in; without an answer the form works with its defaults. */
export function useLoginPic(): LoginPic | undefined {
  const [pic, setPic] = useState<LoginPic>()
  useEffect(() => {
    const stop = new AbortController()
    load(sessionApi.loginPic, {}, stop.signal).then(setPic, () => undefined)
    return () => stop.abort()
  }, [])
  return pic
}

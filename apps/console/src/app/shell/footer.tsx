import { useCall } from '#api/use-call.ts'
import { sessionApi } from '@zhanggui/contract/session'

/** As high as the words that are on their way. */
const NOTHING_YET = '\u00a0'

export function Footer() {
  const { data, isPending } = useCall(sessionApi.copyright, {}, { staleTime: Infinity })
  return <footer className="footer">{isPending ? NOTHING_YET : data || 'Copyright © 掌柜 · 商家后台'}</footer>
}

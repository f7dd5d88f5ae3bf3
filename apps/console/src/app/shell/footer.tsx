import { useCall } from '#api/use-call.ts'
import { sessionApi } from '@zhanggui/contract/session'

export function Footer() {
  const { data } = useCall(sessionApi.copyright, {}, { staleTime: Infinity })
  return <footer className="footer">{data || 'Copyright © 掌柜 · 商家后台'}</footer>
}

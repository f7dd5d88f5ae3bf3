import { useCall } from '#api/use-call.ts'
import { configApi } from '@zhanggui/contract/config'
import { Link } from 'react-router'
import { useLook } from '../layout-settings.ts'

/** The platform's pictures, ours where it has none: wide above an open sidebar, square above a collapsed one. */
export function Logo({ square }: { readonly square: boolean }) {
  const { sideTheme, dark } = useLook()
  const onDark = dark || sideTheme === 'theme-dark'
  const key = square ? 'mer_site_logo_square' : 'mer_site_logo_lefttop'
  const own = square ? '/brand/logo-square.svg' : `/brand/logo-lefttop${onDark ? '-on-dark' : ''}.svg`
  const { data, isPending } = useCall(configApi.getuniq, { key }, { staleTime: Infinity })

  return (
    <Link className="logo" to="/dashboard" aria-label="掌柜，回到首页">
      {!isPending && <img src={data || own} alt="" />}
    </Link>
  )
}

import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import { LoginPage } from '#features/session/public.ts'
import { useSession } from '#api/session.ts'
import { StillLoading } from '#ui/page/loading-bar.tsx'
import { type ReactNode, Suspense } from 'react'
import { Navigate } from 'react-router'
import { type AccessDecision, decideAccess } from './guard-rules.ts'
import { Splash } from './status/splash.tsx'
import { StartFailure } from './status/start-failure.tsx'
import { useSessionStart } from './session/use-session-start.ts'
import { useSessionSync } from './session/use-session-sync.ts'

const AuthRedirectPage = lazyPart(() => import('./status/auth-redirect.page.tsx'))

const onItsWay = (
  <>
    <StillLoading />
    <Splash />
  </>
)

/** The door: who is not signed in gets no further than the sign-in page. `inside` is what lies behind it. */
export function Guard({ inside }: { readonly inside: ReactNode }) {
  const { isKnown, failure } = useSessionStart()
  const session = useSession()
  const entrance = decideAccess(useWindowAddress(), session)
  useSessionSync()

  if (!isKnown) return <Splash />
  return (
    <>
      <Suspense fallback={onItsWay}>{behind(entrance, inside)}</Suspense>
      {failure && <StartFailure text={failure} />}
    </>
  )
}

function behind(entrance: AccessDecision, inside: ReactNode): ReactNode {
  if (entrance.kind === 'go') return <Navigate to={entrance.to} replace />
  if (entrance.kind === 'inside') return inside
  return entrance.screen === 'login' ? <LoginPage /> : <AuthRedirectPage />
}

import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import { useSession } from '#api/session.ts'
import { useStore } from '#api/store.ts'
import { FactorGate, SignInAgain } from '#features/session/public.ts'
import { Hints } from '#ui/hint/hints.tsx'
import { returnFocus } from '#ui/theme/focus-return.ts'
import type { Page } from '#ui/page/page.ts'
import { useUnsavedPanes } from '#ui/page/unsaved.ts'
import { ThemeProvider } from '#ui/theme/theme-provider.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Activity, Suspense, useEffect } from 'react'
import { Navigate } from 'react-router'
import { BarePage } from './status/bare-page.tsx'
import { judge } from './guard-rules.ts'
import { useDensity, useLook } from './shell/layout-settings.ts'
import { Shell } from './shell/shell.tsx'
import { pageChunk } from './page/page-chunk.ts'
import { RefreshTab } from './tabs/refresh-tab.tsx'
import { LiveAreas } from '#ui/live/live-areas.ts'
import { lostPage } from './status/lost-page.ts'
import { Splash } from './status/splash.tsx'
import { RightsChangeToast } from './session/rights-change-toast.tsx'
import { accountChanged } from '#api/network/shown-account.ts'
import { useSessionEnd } from './session/use-session-end.ts'
import { TabKeeper } from './tabs/tab-keeper.ts'
import { useOpenTabs } from './tabs/use-open-tabs.ts'
import { useApp } from '#ui/feedback/use-app.ts'
import { failures } from '#api/failures.ts'

const SECONDS = 5

/** Failed calls as toasts (spec §8). The text is the key: the same failure ten times at once is one toast. */
function Toasts() {
  const { message } = useApp()
  useEffect(
    () =>
      failures.show(
        (error) => void message.open({ type: 'error', content: error.message, key: error.message, duration: SECONDS }),
      ),
    [message],
  )
  return null
}

const AccountChanged = lazyPart(() => import('./session/account-changed.tsx'))

interface Props {
  readonly pages: readonly Page[]
  readonly client: QueryClient
}

/** What a signed-in person works in. The shell stays mounted over every navigation, so open tabs keep their state. */
export function Workplace({ pages, client }: Props) {
  const session = useSession()
  const location = useWindowAddress()
  const look = useLook()
  const isOtherAccount = useStore(accountChanged)
  useDensity()
  const held = useUnsavedPanes()
  const verdict = session && judge(location, session, pages, (pathname) => held.has(pathname))
  const page = verdict?.kind === 'open' ? verdict.page : undefined
  // Its code comes while the shell turns to it.
  if (page) pageChunk(page)
  const openTabs = useOpenTabs(page?.isBare ? undefined : page)
  useSessionEnd(client)
  useEffect(returnFocus, [])
  if (!session || !verdict) return null
  const { mustSetUpFactor } = session.user

  return (
    <ThemeProvider look={look}>
      <QueryClientProvider client={client}>
        <TabKeeper session={session} pages={pages} {...openTabs} />
        <Toasts />
        <RightsChangeToast />
        <LiveAreas />
        {mustSetUpFactor && (
          <Suspense fallback={<Splash />}>
            <FactorGate />
          </Suspense>
        )}
        {/* What was typed before a role wanted 两步验证 is there again afterwards. */}
        <Activity mode={mustSetUpFactor ? 'hidden' : 'visible'}>
          {page?.isBare ? (
            <BarePage page={page} />
          ) : (
            <Shell session={session} pages={pages} page={page} open={openTabs.open} />
          )}
          {verdict.kind === 'go' && <Navigate to={verdict.to} replace state={lostPage(verdict.lost)} />}
          {verdict.kind === 'refresh' && <RefreshTab to={verdict.to} />}
        </Activity>
        <SignInAgain />
        <Suspense>{isOtherAccount && <AccountChanged />}</Suspense>
        <Hints />
      </QueryClientProvider>
    </ThemeProvider>
  )
}

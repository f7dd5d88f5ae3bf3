import { useSession } from '#api/session.ts'
import { SignInAgain } from '#features/session/public.ts'
import { returnFocus } from '#ui/theme/focus-return.ts'
import type { Page } from '#ui/page/page.ts'
import { useUnsavedPanes } from '#ui/page/unsaved.ts'
import { ThemeProvider } from '#ui/theme/theme-provider.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { AccountChanged } from './session/account-changed.tsx'
import { BarePage } from './status/bare-page.tsx'
import { judge } from './guard-rules.ts'
import { useDensity, useLook } from './shell/layout-settings.ts'
import { Shell } from './shell/shell.tsx'
import { pageChunk } from './tabs/page-chunk.ts'
import { RefreshTab } from './tabs/refresh-tab.tsx'
import { Toasts } from './toasts.tsx'
import { LiveAreas } from '#ui/live/live-areas.ts'
import { lostPage } from './status/lost-page.ts'
import { RightsChangeToast } from './session/rights-change-toast.tsx'
import { useSessionEnd } from './session/use-session-end.ts'
import { useTabVisits } from './tabs/use-tab-visits.ts'

// Without a network a read fails at once and says so, instead of waiting in silence; `NetworkBar` asks anew afterwards.
const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: false, networkMode: 'always' } },
  })

/** What a signed-in person works in. The shell stays mounted over every navigation, so open tabs keep their state. */
export function Workplace({ pages }: { readonly pages: readonly Page[] }) {
  const session = useSession()
  const location = useLocation()
  const look = useLook()
  useDensity()
  const [client] = useState(newClient)
  const held = useUnsavedPanes()
  const verdict = session && judge(location, session, pages, (pathname) => held.has(pathname))
  const page = verdict?.kind === 'open' ? verdict.page : undefined
  // Its code comes while the shell turns to it.
  if (page) pageChunk(page)
  useTabVisits(session, pages, page?.isBare ? undefined : page)
  useSessionEnd()
  useEffect(returnFocus, [])
  if (!session || !verdict) return null

  return (
    <ThemeProvider look={look}>
      <QueryClientProvider client={client}>
        <Toasts />
        <RightsChangeToast />
        <LiveAreas />
        {page?.isBare ? <BarePage page={page} /> : <Shell session={session} pages={pages} page={page} />}
        {verdict.kind === 'go' && <Navigate to={verdict.to} replace state={lostPage(verdict.lost)} />}
        {verdict.kind === 'refresh' && <RefreshTab to={verdict.to} />}
        <SignInAgain />
        <AccountChanged />
      </QueryClientProvider>
    </ThemeProvider>
  )
}

import type { Drawing, DrawRequest } from '@zhanggui/contract/kernel/drawn-page'
import { WindowRouter } from '#ui/page/window-address.tsx'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { parsePath, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { drawnPage } from '#api/network/drawn-page.ts'
import { beginWith, currentSession } from '#api/session.ts'
import { beginPage } from '#app/first-page.ts'
import { judge } from '#app/guard-rules.ts'
import Inside from '#app/inside.tsx'
import { Root } from '#app/root.tsx'
import { pages } from '#app/routes.tsx'
import { layoutNow, lookNow } from '#app/shell/layout-settings.ts'
import { themeTokens } from '#ui/theme/theme-tokens.ts'

/**
 * The page of an address as its browser will render it first, for the server to send. Nothing where that is not known before:
 * where the page leads elsewhere, or waits for something. This module and all of ours that it imports are loaded anew
 * for every page: what they keep is one person's.
 */
export async function draw({ address, session, patience }: DrawRequest): Promise<Drawing | undefined> {
  if (!beginWith(session)) return undefined
  const who = currentSession()
  const { pathname = '/', search = '' } = parsePath(address)
  const now = Date.now()
  drawnPage.keep({ now, height: window.innerHeight })
  const verdict = who && judge({ pathname, search, hash: '' }, who, pages, () => false)
  if (verdict?.kind !== 'open' || who?.user.mustSetUpFactor) return undefined
  const { page } = verdict
  const beginsWithCalls = page.list !== undefined || page.reads !== undefined
  if (page.isBare || !beginsWithCalls || !(await beginPage({ pathname, search }, patience))) return undefined
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <WindowRouter history={createMemoryHistory({ initialEntries: [address] })}>
        <Root inside={<Inside />} />
      </WindowRouter>
    </StrictMode>,
    { onError: (error) => void failures.push(error), progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new AggregateError(failures)
  const look = lookNow()
  return {
    // Preloads of what the page does not show first stand before it.
    html: html.replace(/^(<link[^>]*>)+/, ''),
    attributes: { 'data-appearance': look.dark ? 'dark' : 'light', 'data-density': layoutNow().density },
    variables: themeTokens(look),
    now,
  }
}

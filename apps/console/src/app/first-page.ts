import { newClient } from '#api/answers/query-client.ts'
import { currentSession, mayCall } from '#api/session.ts'
import { ask } from '#api/use-call.ts'
import { askList } from '#ui/list/list-input.ts'
import type { Page } from '#ui/page/page.ts'
import { findPage } from './page-access.ts'
import { pages } from './routes.tsx'
import { openTabs } from './tabs/tab-keeper.ts'
import { pageChunk } from './page/page-chunk.ts'

/** Answers that were asked for before there was anything to show them are kept where the pages look for them. */
export const client = newClient()

/**
 * The code of a page and what it begins with are asked for as soon as its address is known, beside everything that shows them.
 * Resolves when the page can be rendered: its code waits some milliseconds (`patience`) for what the page begins with. What is not to
 * be had by then, the page waits for or complains about itself. False where that is so.
 */
export async function beginPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>, patience: number) {
  const page = findPage(pages, pathname)
  const data = page && beginData(page, new URLSearchParams(search))
  const session = currentSession()
  if (session) openTabs(session, pages)
  if (!page) return false
  pageChunk(page)
  const isLoaded = await page.load().then(
    () => true,
    () => false,
  )
  const isInTime = await Promise.race([
    data?.then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, patience, false)),
  ])
  return isLoaded && isInTime === true
}

async function beginData({ list, reads = [] }: Page, search: URLSearchParams) {
  const allowed = reads.filter((each) => mayCall(each))
  await Promise.all([
    list && askList(client, list, search),
    ...allowed.map((each) => ask(client, each, {}).catch(() => undefined)),
  ])
}

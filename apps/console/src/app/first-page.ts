import { newClient } from '#api/query-client.ts'
import { mayCall } from '#api/session.ts'
import { ask } from '#api/use-call.ts'
import { askList } from '#ui/list/list-input.ts'
import type { Page } from '#ui/page/page.ts'
import { findPage } from './page-access.ts'
import { pages } from './routes.tsx'
import { pageChunk } from './tabs/page-chunk.ts'

/** Answers that were asked for before there was anything to show them are kept where the pages look for them. */
export const client = newClient()

/** Milliseconds that a page waits for what it begins with: what comes at once spares rendering it empty first. */
const PATIENCE = 200

/**
 * The code of a page and what it begins with are asked for as soon as its address is known, beside everything that shows them.
 * Resolves when the page can be rendered; what is not to be had by then, the page waits for or complains about itself.
 */
export async function beginPage({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const page = findPage(pages, pathname)
  if (!page) return
  pageChunk(page)
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.all([
    page.load().catch(() => undefined),
    Promise.race([beginData(page, new URLSearchParams(search)), patience]),
  ])
}

async function beginData({ list, read }: Page, search: URLSearchParams) {
  if (list) await askList(client, list, search)
  if (read && mayCall(read)) await ask(client, read, {}).catch(() => undefined)
}

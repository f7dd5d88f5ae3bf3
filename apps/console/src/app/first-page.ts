import { newClient } from '#api/query-client.ts'
import { askList } from '#ui/list/list-input.ts'
import { findPage } from './page-access.ts'
import { pages } from './routes.tsx'
import { pageChunk } from './tabs/page-chunk.ts'

/** Answers that were asked for before there was anything to show them are kept where the pages look for them. */
export const client = newClient()

/** The code and the rows of a page are asked for as soon as its address is known, beside everything that shows them. */
export function beginPage({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const page = findPage(pages, pathname)
  if (!page) return
  pageChunk(page)
  if (page.list) void askList(client, page.list, new URLSearchParams(search))
}

import type { Session } from '#api/session.ts'
import { rememberPage } from '#features/home/public.ts'
import type { Page } from '#ui/page/page.ts'
import { useUnsavedPanes } from '#ui/page/unsaved.ts'
import { useLayoutEffect } from 'react'
import { parsePath, useLocation } from 'react-router'
import { findPage, mayOpen, titleAt } from '../page-access.ts'
import { isStatusPage } from '../status/status.pages.ts'
import { tabActions } from './tab-store.ts'

const tabOf = (page: Page, path: string) => ({
  key: parsePath(path).pathname ?? path,
  path,
  title: titleAt(page, parsePath(path).pathname ?? path),
  affix: page.affix ?? false,
  noCache: page.noCache ?? false,
})

/** Keeps the tabs in sync with the address; on the first visit the tabs from before the reload are restored. */
export function useTabVisits(session: Session | undefined, pages: readonly Page[], page: Page | undefined) {
  const { pathname, search, hash } = useLocation()
  const held = useUnsavedPanes()

  useLayoutEffect(() => {
    if (!session) return
    const allowed = pages.filter((each) => !isStatusPage(each) && mayOpen(each, session))
    const pinned = allowed.filter((each) => each.affix).map((each) => tabOf(each, each.path))
    tabActions.restore(
      session.user.id,
      (path) => {
        const found = findPage(allowed, parsePath(path).pathname ?? '')
        return found && tabOf(found, path)
      },
      pinned,
    )
    tabActions.adapt(({ key }) => held.has(key) || findPage(allowed, key) !== undefined, pinned)
  }, [session, pages, held])

  useLayoutEffect(() => {
    if (!session || !page) return
    if (isStatusPage(page)) {
      tabActions.leave()
      return
    }
    tabActions.visit(tabOf(page, pathname + search + hash))
    rememberPage(session.user.account, pathname)
  }, [session, page, pathname, search, hash])
}

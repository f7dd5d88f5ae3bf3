import type { Session } from '#api/session.ts'
import type { Page } from '#ui/page/page.ts'
import { findPage, mayOpen } from './page-access.ts'
import { type MenuItem, menuTree } from './shell/menu/menu-tree.ts'

/** The menu of this person in this version: every entry opens a page that exists and is allowed. */
export function visibleMenu(session: Session, pages: readonly Page[]): MenuItem[] {
  return menuTree(session.menus, (url) => {
    const page = findPage(pages, url)
    return page !== undefined && !page.hidden && mayOpen(page, session)
  })
}

import type { Session } from '#api/session.ts'
import type { Page } from '#ui/page/page.ts'
import { loginPath, redirectTarget, sameSitePath } from '#ui/page/redirect-target.ts'
import { findPage, mayOpen } from './page-access.ts'
import { firstLeaf, flatten } from './shell/menu/menu-tree.ts'
import { visibleMenu } from './visible-menu.ts'

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

const HOME = '/dashboard'
const REFRESH = '/redirect'
/** Open to everyone, whatever their roles leave out. */
const OWN_PAGE = '/maintain/user'

export type AccessDecision =
  | { readonly kind: 'screen'; readonly screen: 'login' | 'auth-redirect' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'inside' }

/** What can be said without knowing the pages, so that the sign-in screen need not load them (spec §2). */
export function decideAccess({ pathname, search, hash }: Place, session: Session | undefined): AccessDecision {
  if (pathname === '/auth-redirect') return { kind: 'screen', screen: 'auth-redirect' }
  if (pathname === '/login') {
    return session ? { kind: 'go', to: redirectTarget(search) } : { kind: 'screen', screen: 'login' }
  }
  return session ? { kind: 'inside' } : { kind: 'go', to: loginPath(pathname + search + hash) }
}

export type Verdict =
  | { readonly kind: 'go'; readonly to: string; readonly lost?: Page }
  | { readonly kind: 'refresh'; readonly to: string }
  | { readonly kind: 'open'; readonly page: Page }

/**
 * What becomes of a navigation of someone who is signed in (spec §2 "Access rules", sheet 1 §3.1). A page that `isHeld` by
 * unsaved work stays, whatever happened to the rights: what was typed is not thrown away behind somebody's back.
 */
export function judge(
  { pathname, search, hash }: Place,
  session: Session,
  pages: readonly Page[],
  isHeld: (pathname: string) => boolean,
): Verdict {
  if (pathname === '/') return { kind: 'go', to: home(session, pages) + search }
  if (pathname.startsWith(`${REFRESH}/`)) {
    return { kind: 'refresh', to: sameSitePath(pathname.slice(REFRESH.length) + search + hash) ?? '/' }
  }
  const page = findPage(pages, pathname)
  if (!page) return { kind: 'go', to: groupDefault(pathname, session, pages) ?? '/404' }
  return mayOpen(page, session) || isHeld(pathname) ? { kind: 'open', page } : { kind: 'go', to: '/401', lost: page }
}

/** Staff whose roles leave out the home page start on the first page they have, at least on their own. */
function home(session: Session, pages: readonly Page[]): string {
  const page = findPage(pages, HOME)
  return page && !mayOpen(page, session) ? (firstLeaf(visibleMenu(session, pages))?.url ?? OWN_PAGE) : HOME
}

/** The path of a menu group leads to the group's first page (/product → /product/list). */
function groupDefault(pathname: string, session: Session, pages: readonly Page[]): string | undefined {
  const group = flatten(visibleMenu(session, pages)).find((item) => item.url === pathname && item.children.length > 0)
  return group && firstLeaf(group.children)?.url
}

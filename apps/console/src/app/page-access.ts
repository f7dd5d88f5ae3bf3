import { isInRole, mayCall, type Session } from '#api/session.ts'
import type { Page } from '#ui/page/page.ts'
import type { MenuNode } from '@zhanggui/contract/session'
import { matchPath } from 'react-router'

export const findPage = (pages: readonly Page[], pathname: string): Page | undefined =>
  pages.find((page) => page.path === pathname) ?? pages.find((page) => matchPath(page.path, pathname) !== null)

/** The page's title at an address that may say what it is there for. */
export const titleAt = (page: Page, pathname: string): string =>
  page.tabTitle?.(matchPath(page.path, pathname)?.params ?? {}) ?? page.title

/** Spec §2 "visible routes", ending at a segment boundary so that /user does not open /users (sheet 1 §4.5). */
const isStartOf = (path: string, url: string): boolean => url === path || url.startsWith(`${path}/`)

const menuUrls = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap((node) => [node.component, ...menuUrls(node.childList)])

/** By menu: each of a hundred pages looks for its own. */
const knownUrls = new WeakMap<readonly MenuNode[], readonly string[]>()

function urlsOf(menus: readonly MenuNode[]): readonly string[] {
  const urls = knownUrls.get(menus) ?? menuUrls(menus)
  knownUrls.set(menus, urls)
  return urls
}

/** The part of a router pattern before its first parameter. */
const fixedPart = (pattern: string): string => pattern.replace(/\/:.*$/, '')

function isInMenu(page: Page, session: Session): boolean {
  // A hidden page that belongs to no entry (the personal centre) is open to everyone who is signed in.
  if (page.hidden && !page.activeMenu) return true
  const path = page.activeMenu ?? fixedPart(page.path)
  return urlsOf(session.menus).some((url) => isStartOf(path, url))
}

/** Whether this person may open the page; the calls behind it are checked by the server all the same. */
export function mayOpen(page: Page, session: Session): boolean {
  return (
    (!page.call || mayCall(page.call, session)) &&
    (!page.roles || isInRole(page.roles, session)) &&
    isInMenu(page, session)
  )
}

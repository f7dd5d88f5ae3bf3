import {
  grantablePermissions,
  idsOfPermissions,
  menuOfRules,
  permissionsOfIds,
} from '@zhanggui/contract/access/grant-tree'
import { menu, type MenuEntry, menuOf } from '@zhanggui/contract/access/menu'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Session } from '#api/session.ts'
import { fakeUser, menuNode } from '#api/testing/fake-session.ts'
import { findPage } from './page-access.ts'
import { pages } from './routes.tsx'
import type { MenuItem } from './shell/menu/menu-tree.ts'
import { visibleMenu } from './visible-menu.ts'

const wireOf = (entries: readonly MenuEntry[]): Session['menus'][number][] =>
  entries.map(({ name, url, children }) => menuNode(name, url, wireOf(children)))
const namesOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ name, children }) => [name, ...namesOf(children)])
const shownNames = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ name, children }) => [name, ...shownNames(children)])

const sessionOf = (permissionsList: string[], roles: string[], menus: MenuEntry[]): Session => ({
  user: { ...fakeUser, roles, permissionsList },
  menus: wireOf(menus),
  permissions: new Set(permissionsList),
})

test('whatever a role grants, the console opens every page that the role’s preview shows', () => {
  const all = idsOfPermissions(new Set(grantablePermissions.keys()))
  fc.assert(
    fc.property(fc.subarray(all), (rules) => {
      const previewed = menuOfRules(rules)
      const session = sessionOf(permissionsOfIds(rules), ['editor'], previewed)
      expect(shownNames(visibleMenu(session, pages))).toEqual(namesOf(previewed))
    }),
    { numRuns: 60 },
  )
})

test('the owner opens everything that is in the menu', () => {
  const everything = menuOf(new Set(['*:*:*']), true)
  expect(shownNames(visibleMenu(sessionOf(['*:*:*'], ['admin'], everything), pages))).toEqual(namesOf(menu))
})

test('a page has the name of its menu entry', () => {
  const entries = (list: readonly MenuEntry[]): MenuEntry[] =>
    list.flatMap((entry) => (entry.permission === undefined ? entries(entry.children) : [entry]))
  const named = entries(menu).map(({ name, url }) => [url, name])
  expect(entries(menu).map(({ url }) => [url, findPage(pages, url)?.title])).toEqual(named)
})

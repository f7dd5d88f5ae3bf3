import { type MenuNode, sessionApi, type SessionUser } from '@zhanggui/contract/session'
import type { fakeServer } from './fake-server.ts'
import { loadSession } from '#api/session.ts'

/** The owner of a shop, who may do everything. */
export const fakeUser: SessionUser = {
  id: 7,
  merId: 1,
  account: 'owner',
  realName: '王掌柜',
  headerImage: '',
  phone: '',
  isSms: false,
  roles: ['admin'],
  roleNames: [],
  permissionsList: ['*:*:*'],
  merName: '青禾茶业',
  merStarLevel: 5,
  merReceiptPrintingSwitch: 0,
  lastIp: '',
  lastLoginTime: null,
  loginCount: 1,
  version: 1,
  shopCount: 1,
  mustSetUpFactor: false,
}

export const menuNode = (name: string, component: string, childList: MenuNode[] = [], sounds = ''): MenuNode => ({
  id: [...component].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) % 1_000_000,
  pid: 0,
  name,
  component,
  perms: '',
  icon: '',
  menuType: childList.length > 0 ? 'M' : 'C',
  sort: 0,
  pinyin: sounds,
  initials: sounds.replace(/(\w)\w*\s?/g, '$1'),
  childList,
})

/** Signs somebody in at the fake server who holds these permissions and nothing else. */
export function signInAtFake(server: ReturnType<typeof fakeServer>, permissions: readonly string[] = ['*:*:*']) {
  server
    .reply(sessionApi.menus, [])
    .reply(sessionApi.info, { ...fakeUser, roles: ['editor'], permissionsList: [...permissions], merStarLevel: 4 })
  return loadSession()
}

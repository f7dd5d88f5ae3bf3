import { sessionApi } from '@zhanggui/contract/session'
import type { fakeServer } from './fake-server.ts'
import { loadSession } from '#api/session.ts'

/** Signs somebody in at the fake server who holds these permissions and nothing else. */
export function signInAtFake(server: ReturnType<typeof fakeServer>, permissions: readonly string[] = ['*:*:*']) {
  server.reply(sessionApi.menus, []).reply(sessionApi.info, {
    id: 1,
    merId: 1,
    account: 'owner',
    realName: '王掌柜',
    headerImage: '',
    phone: '',
    isSms: false,
    roles: ['editor'],
    roleNames: [],
    permissionsList: [...permissions],
    merName: '青禾茶业',
    merStarLevel: 4,
    lastIp: '',
    lastLoginTime: null,
    loginCount: 1,
    version: 1,
  })
  return loadSession()
}

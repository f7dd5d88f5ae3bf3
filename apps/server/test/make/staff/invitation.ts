import { invitationApi, ownInvitationApi } from '@zhanggui/contract/sign-in/invitation'
import { shopApi } from '@zhanggui/contract/sign-in/shop'
import { expect } from 'vitest'
import { hashPassword } from '#features/staff/public'
import type { TestApp } from '#test/app/test-app'
import { makeRole } from '../role.sql.ts'
import { makeShop, makeStaff, type Person, type Shop } from '../shop.sql.ts'

/** Of everybody who is invited here. */
export const pwd = 'old-password'
export const passwordHash = await hashPassword(pwd)
export const ORDERS = 'merchant:order:page:list'

/** What inviter and invited do. */
export function invitationsOf(app: TestApp) {
  /** Somebody of one shop, and another shop that would like to have them. */
  async function makeSides() {
    const [home, shop] = [await makeShop(app, { name: '老东家' }), await makeShop(app, { name: '新东家' })]
    const guest = await makeStaff(app, home, { passwordHash, realName: '小满' })
    const roles = [await makeRole(app, shop, { name: '客服', permissions: [ORDERS] })]
    return { home, shop, guest, roles }
  }
  const send = (by: Person, account: string, roles: number[]) =>
    app.call(invitationApi.send, { account, realName: '小满在此', roles }, { token: by.token })

  async function invited() {
    const sides = await makeSides()
    const { code, data } = await send(sides.shop.owner, sides.guest.account, sides.roles)
    expect(code).toBe(200)
    return { ...sides, id: data.id }
  }
  return {
    makeSides,
    send,
    invited,
    accept: (by: Person, id: number, password = pwd) =>
      app.call(ownInvitationApi.accept, { id, pwd: password }, { token: by.token }),
    decline: (by: Person, id: number) => app.call(ownInvitationApi.decline, { id }, { token: by.token }),
    withdraw: (by: Person, id: number) => app.call(invitationApi.withdraw, { id }, { token: by.token }),
    sent: async ({ owner }: Shop) => (await app.call(invitationApi.list, {}, { token: owner.token })).data.list,
    received: async ({ token }: Person) => (await app.call(ownInvitationApi.list, {}, { token })).data,
    shopsOf: async ({ token }: Person) => (await app.call(shopApi.list, {}, { token })).data,
  }
}

export type Invited = Awaited<ReturnType<ReturnType<typeof invitationsOf>['invited']>>

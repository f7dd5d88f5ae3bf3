import { ownInvitationApi } from '@zhanggui/contract/sign-in/invitation'
import { adminApi } from '@zhanggui/contract/staff'
import { invitationStatus } from '@zhanggui/domain/staff/invitation-codes'
import { expect, test } from 'vitest'
import { callOver, setupTestApp } from '#test/app/test-app'
import { makeRole } from '#test/make/role.sql'
import { makeShop, makeToken, type Shop } from '#test/make/shop.sql'
import { type Invited, invitationsOf, pwd } from '#test/make/staff/invitation'

const app = setupTestApp()
const { send, invited, accept, decline, withdraw, sent, shopsOf } = invitationsOf(app)
const accounts = async ({ owner }: Shop) => (await app.call(adminApi.list, {}, { token: owner.token })).data.total
const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).toSorted((a, b) => a - b)

test('accepted twice at one moment, the person joins once', async () => {
  const node = await app.startAnotherNode()
  const { shop, guest, id } = await invited()
  const token = await makeToken(app, guest.merId, guest.adminId)
  const elsewhere = callOver(node.url, ownInvitationApi.accept, { id, pwd }, { token })
  expect(codes(await Promise.all([accept(guest, id), elsewhere]))).toEqual([200, 1000])
  expect([await accounts(shop), (await shopsOf(guest)).length]).toEqual([2, 2])
})

test('two invitations accepted at one moment: both shops have the person', async () => {
  const { shop, guest, id } = await invited()
  const third = await makeShop(app)
  const { data } = await send(third.owner, guest.account, [await makeRole(app, third)])
  expect(codes(await Promise.all([accept(guest, id), accept(guest, data.id)]))).toEqual([200, 200])
  expect([await accounts(shop), await accounts(third), (await shopsOf(guest)).length]).toEqual([2, 2, 3])
})

test.each<[string, (sides: Invited) => Promise<{ code: number }>]>([
  ['withdrawn', ({ shop, id }) => withdraw(shop.owner, id)],
  ['declined', ({ guest, id }) => decline(guest, id)],
])('accepted and %s at one moment, one of both holds', async (_, against) => {
  for (let round = 0; round < 6; round += 1) {
    const sides = await invited()
    const both = [() => accept(sides.guest, sides.id), () => against(sides)]
    const answers = await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((call) => call()))
    expect(codes(answers)).toEqual([200, 1000])
    const accepted = (await sent(sides.shop))[0]?.status === invitationStatus.is.accepted
    expect([await accounts(sides.shop), (await shopsOf(sides.guest)).length]).toEqual(accepted ? [2, 2] : [1, 1])
    expect(answers[round % 2]?.code === 200).toBe(accepted)
  }
})

import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { userApi } from '@zhanggui/contract/user/user'
import { toFen } from '@zhanggui/domain/kernel/money'
import { beforeEach, expect, test } from 'vitest'
import { saveShopper } from '#features/shoppers/public'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { makeTag, makeUser } from '#test/make/users/user'
import { logLines } from '#test/read/log.sql'
import { findWrongFigures } from '#test/read/shopper.sql'
import { userCondition, users } from './user-filter.sql.ts'

const app = setupTestApp()
const DAY = 86_400_000
let shop: Shop
let token: string
beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const list = async (query: InputOf<typeof userApi.list> = {}) => {
  const answer = await app.call(userApi.list, query, { token })
  expect(answer).toMatchObject({ code: 200 })
  return answer.data.list
}
const idsUnder = async (query: InputOf<typeof userApi.list>) => (await list(query)).map(({ id }) => id)
const detail = (id: number) => app.call(userApi.detail, { id }, { token })

test('users are who follows the shop or has bought there; everybody else is a stranger', async () => {
  const follower = await makeUser(app, shop)
  const stranger = await makeUser(app, shop, { isFollowing: false })
  await makeOrder(app, shop, { uid: stranger, isPaid: false })
  const other = await makeShop(app)
  const [buyer, elsewhere] = [await app.platform.newId(), await makeUser(app, other)]
  await makeOrder(app, shop, { uid: buyer })
  expect(await idsUnder({})).toEqual([buyer, follower])
  for (const id of [stranger, elsewhere]) {
    expect(await detail(id)).toMatchObject({ code: 8109, message: '用户未收藏商户' })
    expect(await app.call(userApi.reveal, { id }, { token })).toMatchObject({ code: 8109 })
  }
})

test('the figures of a user follow payments and refunds to the fen', async () => {
  const uid = await makeUser(app, shop)
  expect((await detail(uid)).data).toMatchObject({ orderCount: 0, averagePrice: 0, lastOrderTime: null })
  const orders = [await makeOrder(app, shop, { uid }), await makeOrder(app, shop, { uid, pieces: [1] })]
  await makeOrder(app, shop, { uid, isPaid: false })
  const [first] = orders
  await app.call(directRefundApi.refund, { orderNo: first?.orderNo ?? '', returnType: 1 }, { token })
  await app.drainJobs()
  const paid = orders.reduce((sum, { payFen }) => sum + payFen, 0)
  expect((await detail(uid)).data).toMatchObject({
    orderCount: 2,
    paidPrice: paid,
    averagePrice: Math.round(paid / 2),
    refundCount: 1,
    refundPrice: first?.payFen,
  })
  expect(await findWrongFigures(app, shop)).toEqual([])
})

test('orders that are paid at the same time are all counted', async () => {
  const uid = await makeUser(app, shop)
  await Promise.all(Array.from({ length: 4 }, () => makeOrder(app, shop, { uid })))
  expect((await detail(uid)).data.orderCount).toBe(4)
  expect(await findWrongFigures(app, shop)).toEqual([])
})

test('a shop learns what it needs and nothing else: no wallet, no addresses, name and phone masked', async () => {
  const uid = await makeUser(app, shop, { realName: '林小茶', phone: '13812345678', sex: 2 })
  const { data } = await detail(uid)
  expect(data).toMatchObject({ realName: '林**', phone: '138****5678', sex: 2 })
  const shown = [...Object.keys((await list())[0] ?? {}), 'followTime', 'refundCount', 'refundPrice', 'averagePrice']
  expect(Object.keys(data).toSorted()).toEqual(shown.toSorted())
  expect(shown.join()).not.toMatch(/money|integral|brokerage|ip\b|address|birthday|city|experience/i)
  expect(JSON.stringify([data, await list()])).not.toMatch(/林小茶|13812345678/)
})

test('who looks at a phone is written down, and what was seen is not; the sixty-first look of an hour is refused', async () => {
  const id = await makeUser(app, shop, { realName: '林小茶', phone: '13812345678', nickname: '小满' })
  const staff = await makeStaff(app, shop, { permissions: ['merchant:user:reveal'] })
  const reveal = () => app.call(userApi.reveal, { id }, { token: staff.token })
  expect((await reveal()).data).toEqual({ realName: '林小茶', userPhone: '13812345678' })
  const line = (await logLines(app, shop)).findLast(({ method }) => method === 'user.reveal')
  expect(line).toMatchObject({ subject: '小满', account: staff.account })
  expect(JSON.stringify(line)).not.toMatch(/13812345678|林小茶/)
  app.startWindow(userApi.reveal)
  for (let nth = 0; nth < 60; nth += 1) await reveal()
  expect((await reveal()).status).toBe(429)
})

test('a phone is found by its visible end or whole, and by nothing that would give the rest away', async () => {
  const id = await makeUser(app, shop, { phone: '13812345678', nickname: '阿北' })
  await makeUser(app, shop, { phone: '13812340000', nickname: '阿南' })
  for (const content of ['5678', '13812345678', '阿北', String(id)]) {
    expect(await idsUnder({ searchType: 'all', content })).toEqual([id])
  }
  expect(await idsUnder({ searchType: 'phone', content: '5678' })).toEqual([id])
  expect(await idsUnder({ content: '45678' })).toEqual([])
  const ask = (searchType: 'phone' | 'uid', content: string) =>
    app.call(userApi.list, { searchType, content }, { token })
  expect(await ask('phone', '45678')).toMatchObject({ message: '请输入手机号后4位或完整手机号' })
  expect(await ask('uid', '阿北')).toMatchObject({ message: 'UID必须是正整数' })
})

test('a name is found by one character of it, by two neighbours and by more, as it stands there', async () => {
  const id = await makeUser(app, shop, { nickname: '知秋 月ＡＢ' })
  await makeUser(app, shop, { nickname: '秋知月' })
  await makeUser(app, await makeShop(app), { nickname: '知秋' })
  for (const content of ['知秋', '秋 月', '秋  月ab', '知秋 月AB', 'b']) {
    expect(await idsUnder({ searchType: 'nickname', content })).toEqual([id])
  }
  expect(await idsUnder({ content: '知' })).toHaveLength(2)
  for (const content of ['知 月', '月知', '%']) expect(await idsUnder({ searchType: 'nickname', content })).toEqual([])
  await inShop(app, shop, ({ db, now }) => saveShopper(db, now, { uid: id, nickname: '大满' }))
  expect(await idsUnder({ searchType: 'nickname', content: '大满' })).toEqual([id])
  expect(await idsUnder({ searchType: 'nickname', content: '知秋' })).toEqual([])
})

test('a name that very many have is compared row by row, which finds the same', async () => {
  const ids = [await makeUser(app, shop, { nickname: '茶客甲' }), await makeUser(app, shop, { nickname: '老茶客' })]
  await makeUser(app, shop, { nickname: '茶与客' })
  const findWith = (most: number) =>
    inShop(app, shop, async ({ db, now }) => {
      const condition = await userCondition(db, { content: '茶客' }, now, most)
      return users(db).where(condition).select('uid').orderBy('uid').execute()
    })
  for (const most of [2, 1]) expect((await findWith(most)).map(({ uid }) => uid)).toEqual(ids.toSorted((a, b) => a - b))
})

test('segments: how often and how much somebody bought, and for how long no more', async () => {
  const [once, twice, never] = [await makeUser(app, shop), await makeUser(app, shop), await makeUser(app, shop)]
  await makeOrder(app, shop, { uid: once })
  app.passTime(60 * DAY)
  const { payFen } = await makeOrder(app, shop, { uid: twice })
  await makeOrder(app, shop, { uid: twice })
  app.passTime(60_000)
  // Sessions have ended meanwhile.
  token = (await makeStaff(app, shop, { permissions: [userApi.list.permission] })).token
  expect(await idsUnder({ orderCountFrom: 2 })).toEqual([twice])
  expect(await idsUnder({ orderCountFrom: 1, orderCountTo: 1 })).toEqual([once])
  expect(await idsUnder({ orderCountTo: 0 })).toEqual([never])
  expect(await idsUnder({ paidFrom: toFen(payFen + 1) })).toEqual([twice])
  expect(await idsUnder({ paidFrom: toFen(1), paidTo: toFen(payFen) })).toEqual([once])
  expect(await idsUnder({ idleDays: 60 })).toEqual([once])
  expect(await idsUnder({ idleDays: 61 })).toEqual([])
  expect(await idsUnder({ sort: '-orderCount' })).toEqual([twice, once, never])
  expect(await idsUnder({ sort: 'paidPrice' })).toEqual([never, once, twice])
  expect(await idsUnder({ sort: '-createTime', isFollow: true })).toEqual([never, twice, once])
})

test('users are narrowed down by any of some tags', async () => {
  const [tea, late, unused] = [
    await makeTag(app, shop, '爱喝茶'),
    await makeTag(app, shop, '爱催单'),
    await makeTag(app, shop, '没人'),
  ]
  const [first, second] = [await makeUser(app, shop), await makeUser(app, shop), await makeUser(app, shop)]
  const tag = (uid: number, tagId: number) =>
    app.call(userApi.setTags, { uids: [uid], tagIds: [tagId], way: 'set' }, { token })
  await tag(first, tea)
  await tag(second, late)
  expect(await idsUnder({ tagIds: [tea] })).toEqual([first])
  expect(await idsUnder({ tagIds: [tea, late, unused] })).toEqual([second, first])
  expect(await idsUnder({ tagIds: [unused] })).toEqual([])
})

test('the note on a user is the shop’s own, and stays when the shop front saves the user again', async () => {
  const id = await makeUser(app, shop, { nickname: '小满' })
  expect((await app.call(userApi.remark, { id, mark: '爱喝红茶' }, { token })).code).toBe(200)
  await inShop(app, shop, ({ db, now }) => saveShopper(db, now, { uid: id, nickname: '大满', sex: 1 }))
  expect((await detail(id)).data).toMatchObject({ mark: '爱喝红茶', nickname: '大满', sex: 1 })
  expect((await logLines(app, shop)).at(-1)).toMatchObject({ method: 'user.remark', subject: '小满' })
})

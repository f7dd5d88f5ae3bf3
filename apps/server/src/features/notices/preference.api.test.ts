import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { noticeApi } from '@zhanggui/contract/notice'
import { refundApi } from '@zhanggui/contract/order/refund'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import type { NoticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { beforeEach, describe, expect, test } from 'vitest'
import { connectPush } from '#test/app/push-client'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { announce } from '#test/make/notice.sql'
import { makeOrder } from '#test/make/order'
import { makeParcel } from '#test/make/orders/parcel'
import { makeRefund, ship } from '#test/make/orders/refund'
import { giveRole, makeRole } from '#test/make/role.sql'
import { makeShop, makeStaff, type Person, type Shop } from '#test/make/shop.sql'
import { changesOf } from '#test/read/log.sql'

const app = setupTestApp()
let shop: Shop
let clerk: Person
beforeEach(async () => {
  shop = await makeShop(app)
  clerk = await makeStaff(app, shop, {
    permissions: ['merchant:order:page:list', refundApi.list.permission, parcelApi.list.permission],
  })
})

type Choice = InputOf<typeof noticeApi.choose>
const usual = { inBell: true, hasSound: false, onDesktop: false, repeat: 0 } as const

const preferences = async ({ token }: Person) => (await app.call(noticeApi.preferences, {}, { token })).data
const preferenceFor = async (person: Person, kind: NoticeKind) =>
  (await preferences(person)).kinds.find((each) => each.kind === kind)
const choose = ({ token }: Person, choice: Partial<Choice> & Pick<Choice, 'kind'>) =>
  app.call(noticeApi.choose, { ...usual, ...choice }, { token })
/** What a page of ours would not send. */
const post = ({ path }: Endpoint, body: object) =>
  send(`${app.url}/api${path}`, { method: 'POST', token: clerk.token, body })
const setAudience = (kind: NoticeKind, roleIds: number[] | null, { token } = shop.owner) =>
  app.call(noticeApi.setAudience, { kind, roleIds }, { token })
const titles = async ({ token }: Person) =>
  (await app.call(noticeApi.list, {}, { token })).data.list.map(({ title }) => title)
const unread = async ({ token }: Person) => (await app.call(noticeApi.unread, {}, { token })).data.count
const waiting = async ({ token }: Person, ...kinds: NoticeKind[]) =>
  (await app.call(noticeApi.waiting, { kinds }, { token })).data

describe('how somebody is told', () => {
  test('is as the specification says until they choose', async () => {
    expect(await preferenceFor(clerk, 'newOrder')).toEqual({ kind: 'newOrder', ...usual, hasSound: true, isOwn: false })
    expect(await preferenceFor(clerk, 'lateOrder')).toMatchObject({ hasSound: false, isOwn: false })
    expect((await preferences(clerk)).quiet).toEqual({
      isOn: false,
      from: '22:00',
      until: '08:00',
      days: [1, 2, 3, 4, 5, 6, 7],
    })
  })

  test('names only kinds that their rights let through', async () => {
    const kinds = (await preferences(clerk)).kinds.map(({ kind }) => kind)
    expect(kinds).toEqual(
      'newOrder,lateOrder,dispatch,parcelProblem,refundRequest,refundResult,task,teamwork,system,security'.split(','),
    )
    expect(await choose(clerk, { kind: 'closing' })).toMatchObject({
      message: '没有权限接收这类通知',
    })
    expect((await choose(shop.owner, { kind: 'closing' })).code).toBe(200)
  })

  test('is theirs alone, and goes back to the usual at once', async () => {
    await choose(clerk, { kind: 'newOrder', hasSound: false, onDesktop: true, repeat: 10 })
    await choose(clerk, { kind: 'newOrder', hasSound: true, onDesktop: true, repeat: 5 })
    const chosen = { kind: 'newOrder', ...usual, hasSound: true, onDesktop: true, repeat: 5, isOwn: true }
    expect(await preferenceFor(clerk, 'newOrder')).toEqual(chosen)
    expect(await preferenceFor(shop.owner, 'newOrder')).toMatchObject({ onDesktop: false, isOwn: false })
    await app.call(noticeApi.resetChoices, {}, { token: clerk.token })
    expect(await preferenceFor(clerk, 'newOrder')).toMatchObject({ onDesktop: false, isOwn: false })
  })

  test('what is not in the bell is neither listed, counted nor readable, also what came before', async () => {
    await announce(app, shop, { title: '超时', kind: 'lateOrder' }, { title: '订单', kind: 'newOrder' })
    await choose(clerk, { kind: 'lateOrder', inBell: false })
    expect(await titles(clerk)).toEqual(['订单'])
    expect(await unread(clerk)).toBe(1)
    expect(await app.call(noticeApi.read, { id: 1 }, { token: clerk.token })).toMatchObject({ code: 404 })
    expect(await titles(shop.owner)).toEqual(['订单', '超时'])
  })

  test.each([
    [{ kind: 'security', inBell: false }, 'inBell', '账号安全通知不能关闭'],
    [{ kind: 'task', repeat: 5 }, 'repeat', '这类通知没有待处理的事项，不能重复提醒'],
  ] as const)('refuses %j', async (choice, path, message) => {
    expect(await choose(clerk, choice)).toMatchObject({ message, data: { fields: [{ path, message }] } })
  })

  test('refuses kinds and intervals that there are not', async () => {
    const wrong = (change: object) => post(noticeApi.choose, { kind: 'newOrder', ...usual, ...change })
    expect(await wrong({ repeat: 7 })).toMatchObject({ code: 400, message: '请选择多久提醒一次' })
    expect(await wrong({ kind: 'x' })).toMatchObject({ code: 400, message: '未知的通知类型' })
  })
})

describe('quiet hours', () => {
  const setQuiet = (quiet: object) =>
    post(noticeApi.setQuiet, { isOn: true, from: '22:00', until: '07:30', days: [5, 1], ...quiet })

  test('are kept for the person', async () => {
    await setQuiet({})
    await setQuiet({ until: '06:30' })
    expect((await preferences(clerk)).quiet).toEqual({ isOn: true, from: '22:00', until: '06:30', days: [1, 5] })
    expect((await preferences(shop.owner)).quiet.isOn).toBe(false)
  })

  test.each([
    [{ until: '22:00' }, 'until', '结束时间不能和开始时间相同'],
    [{ days: [] }, 'days', '请至少选择一天'],
    [{ from: '24:00' }, 'from', '请选择时间'],
  ])('refuse %j', async (quiet, path, message) => {
    expect(await setQuiet(quiet)).toMatchObject({ code: 400, data: { fields: [{ path, message }] } })
  })
})

describe('the roles that get a kind', () => {
  const orders = ['merchant:order:page:list']
  const withRole = async () => {
    const [person, roleId] = [await makeStaff(app, shop, { permissions: orders }), await makeRole(app, shop)]
    await giveRole(app, person, roleId)
    return { person, roleId }
  }
  const order = { title: '订单', kind: 'newOrder', permission: orders[0] ?? '' } as const

  test('are all until the shop chooses; the owner and who chose for themselves get it all the same', async () => {
    const { person, roleId } = await withRole()
    const self = await makeStaff(app, shop, { permissions: orders })
    await announce(app, shop, order)
    expect(await titles(clerk)).toEqual(['订单'])
    await setAudience('newOrder', [roleId])
    await choose(self, { kind: 'newOrder' })
    expect(await Promise.all([person, shop.owner, self, clerk].map(titles))).toEqual([['订单'], ['订单'], ['订单'], []])
    expect(await preferenceFor(clerk, 'newOrder')).toMatchObject({ inBell: false, isOwn: false })
    await setAudience('newOrder', null)
    expect(await titles(clerk)).toEqual(['订单'])
  })

  test('never give anybody what their rights do not', async () => {
    const roleId = await makeRole(app, shop)
    const stranger = await makeStaff(app, shop)
    await giveRole(app, stranger, roleId)
    await setAudience('newOrder', [roleId])
    await announce(app, shop, order)
    expect(await titles(stranger)).toEqual([])
  })

  test('do not matter for what is meant for one person', async () => {
    await setAudience('newOrder', [])
    await announce(app, shop, { ...order, onlyFor: clerk.adminId })
    expect(await titles(clerk)).toEqual(['订单'])
    await choose(clerk, { kind: 'newOrder', inBell: false })
    expect(await titles(clerk)).toEqual([])
  })

  test('are listed by name and logged', async () => {
    const roleId = await makeRole(app, shop, { name: '客服' })
    await setAudience('newOrder', [roleId])
    await setAudience('newOrder', [])
    const { data } = await app.call(noticeApi.audience, {}, { token: shop.owner.token })
    expect(data.roles).toContainEqual({ id: roleId, name: '客服' })
    expect(data.kinds).toContainEqual({ kind: 'newOrder', roleIds: [] })
    expect(data.kinds).toContainEqual({ kind: 'lateOrder', roleIds: null })
    expect(data.kinds.map(({ kind }) => kind)).not.toContain('security')
    expect(await changesOf(app, shop)).toEqual([{ field: '默认接收', before: '客服', after: '仅店主' }])
  })

  test('must be the shop’s own', async () => {
    const foreign = await makeRole(app, await makeShop(app))
    expect(await setAudience('newOrder', [foreign])).toMatchObject({ code: 404, message: '角色不存在或已关闭' })
  })

  test.each([
    ['security', '账号安全通知不能关闭'],
    ['task', '这类通知只发给相关的人，不按角色接收'],
  ] as const)('cannot be chosen for %s', async (kind, message) => {
    expect(await setAudience(kind, [])).toMatchObject({ message, data: { fields: [{ path: 'kind' }] } })
  })
})

describe('the push', () => {
  test('leaves out what the person does not want, and what their roles do not get', async () => {
    await choose(clerk, { kind: 'newOrder', inBell: false })
    await setAudience('lateOrder', [])
    const [theirs, owners] = [clerk, shop.owner].map(({ token }) => connectPush(app.url, { token, after: 0 }))
    await announce(
      app,
      shop,
      { title: '订单', kind: 'newOrder' },
      { title: '只给你的订单', kind: 'newOrder', onlyFor: clerk.adminId },
      { title: '超时', kind: 'lateOrder' },
      { title: '你的超时', kind: 'lateOrder', onlyFor: clerk.adminId },
      '完了',
    )
    expect(await theirs?.heard(2)).toEqual(['你的超时', '完了'])
    expect(await owners?.heard(3)).toEqual(['订单', '超时', '完了'])
  })
})

describe('what waits', () => {
  test('is an order that was not sent, until somebody sends it', async () => {
    const [first, second] = [await makeOrder(app, shop), await makeOrder(app, shop)]
    expect(await waiting(clerk, 'newOrder', 'refundRequest')).toMatchObject([
      { kind: 'newOrder', count: 2, content: expect.stringContaining(second.orderNo) },
    ])
    await app.call(noticeApi.readAll, {}, { token: clerk.token })
    await ship(app, shop, second.orderNo)
    expect(await waiting(clerk, 'newOrder')).toMatchObject([
      { count: 1, content: expect.stringContaining(first.orderNo) },
    ])
    await ship(app, shop, first.orderNo)
    expect(await waiting(clerk, 'newOrder')).toEqual([])
  })

  test('is a refund that was not answered, until somebody answers', async () => {
    const { refundOrderNo } = await makeRefund(app, shop)
    expect(await waiting(clerk, 'refundRequest')).toMatchObject([{ kind: 'refundRequest', count: 1 }])
    const refused = { refundOrderNo, auditType: 'refuse', reason: '不同意' } as const
    expect(await app.call(refundApi.audit, refused, { token: shop.owner.token })).toMatchObject({ code: 200 })
    expect(await waiting(clerk, 'refundRequest')).toEqual([])
  })

  test('is a parcel in trouble, until somebody has taken care of it', async () => {
    await makeParcel(app, shop, { number: 'SF9902' })
    app.passTime(100 * 3_600_000)
    await app.drainJobs()
    const token = await makeStaff(app, shop, { permissions: [parcelApi.list.permission, parcelApi.handle.permission] })
    expect(await waiting(token, 'parcelProblem')).toMatchObject([{ kind: 'parcelProblem', count: 1 }])
    const { list } = (await app.call(parcelApi.list, {}, token)).data
    await app.call(parcelApi.handle, { ids: list.map(({ id }) => id), note: '已联系' }, token)
    expect(await waiting(token, 'parcelProblem')).toEqual([])
  })

  test('is told to nobody who was not told of it, or wants no such notices', async () => {
    await makeOrder(app, shop)
    const stranger = await makeStaff(app, shop)
    expect(await waiting(stranger, 'newOrder')).toEqual([])
    await choose(clerk, { kind: 'newOrder', inBell: false })
    expect(await waiting(clerk, 'newOrder')).toEqual([])
  })
})

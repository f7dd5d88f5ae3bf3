import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { taskApi } from '@zhanggui/contract/task'
import { toFen } from '@zhanggui/domain/kernel/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '#platform/http/refusals'
import { jobContextOf } from '#platform/jobs/job-context'
import { send as sendTo } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { makeCoupon, makePiece } from '#test/make/coupons/coupon'
import { inShop } from '#test/make/order'
import { makeShop, makeStaff, makeToken, type Shop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'
import { makeUser } from '#test/make/users/user'
import { untilBlocked } from '#test/read/locks.sql'
import { claimCoupon } from '../public.ts'
import { expirePiecesJob } from './expire-pieces.job.ts'
import { returnPiece, spendPiece } from './spend-piece.ts'

const app = setupTestApp()
const DAY = 86_400_000
let shop: Shop
let as: { token: string }
beforeEach(async () => {
  shop = await makeShop(app)
  as = { token: shop.owner.token }
})

const info = (id: number) => app.call(couponApi.info, { id }, as)
const pieces = async (query: InputOf<typeof couponApi.pieces> = {}) =>
  (await app.call(couponApi.pieces, query, as)).data.list
const send = (couponId: number, uid: readonly number[]) => app.call(couponApi.send, { couponId, uid }, as)
const claim = (couponId: number, uid: number) =>
  inShop(app, shop, (context) => claimCoupon(context, { couponId, uid })).catch((error: unknown) =>
    error instanceof Refusal ? error.message : Promise.reject(error),
  )

describe('claiming', () => {
  test('one buyer who asks ten times at once gets one piece, and none is lost', async () => {
    const id = await makeCoupon(app, shop, { isLimited: true, total: 5 })
    const uid = await makeUser(app, shop)
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(id, uid)))
    expect(answers.filter((answer) => answer === '当前用户已经领取过此优惠券了！')).toHaveLength(9)
    expect((await info(id)).data).toMatchObject({ issuedCount: 1, lastTotal: 4 })
  })

  test('a second claim that began before the first was there waits for it, and gets none', async () => {
    const id = await makeCoupon(app, shop, { isLimited: true, total: 5 })
    const uid = await makeUser(app, shop)
    const second = await inShop(app, shop, async (context) => {
      await claimCoupon(context, { couponId: id, uid })
      const answer = claim(id, uid)
      await Promise.race([answer, untilBlocked(app)])
      return { answer }
    })
    expect(await second.answer).toBe('当前用户已经领取过此优惠券了！')
    expect((await info(id)).data).toMatchObject({ issuedCount: 1, lastTotal: 4 })
  })

  test('a piece is as the coupon was, and lasts as long as the coupon said', async () => {
    const { uid } = await makePiece(app, shop, { minPrice: toFen(5000) })
    const [piece] = await pieces({ uid })
    expect(piece).toMatchObject({ name: '春茶券', money: 1000, minPrice: 5000, source: 'receive', orderNo: '' })
    expect((piece?.endTime.getTime() ?? 0) - (piece?.startTime.getTime() ?? 0)).toBe(7 * DAY)
  })

  test('strangers to the platform and other shops’ coupons are none', async () => {
    const id = await makeCoupon(app, shop)
    expect(await claim(id, 987_654_321)).toBe('用户不存在')
    expect(await claim(await makeCoupon(app, await makeShop(app)), await makeUser(app, shop))).toBe('优惠券不存在')
  })
})

describe('sending', () => {
  test('leaves out who has a piece, and sends to all others', async () => {
    const { couponId, uid } = await makePiece(app, shop)
    const others = [await makeUser(app, shop), await makeUser(app, shop)]
    expect((await send(couponId, [uid, ...others])).data).toEqual({ sent: 2, skipped: 1 })
    expect((await send(couponId, others)).data).toEqual({ sent: 0, skipped: 2 })
    expect((await pieces({ couponId })).map(({ source }) => source)).toEqual(['send', 'send', 'receive'])
    expect((await info(couponId)).data.issuedCount).toBe(3)
  })

  test('is for all of them or for nobody', async () => {
    const id = await makeCoupon(app, shop, { isLimited: true, total: 1 })
    const [one, two] = [await makeUser(app, shop), await makeUser(app, shop)]
    expect(await send(id, [one, two])).toMatchObject({ message: '优惠券数量不足！' })
    expect(await pieces()).toEqual([])
    const stranger = await makeUser(app, shop, { isFollowing: false })
    expect(await send(id, [stranger])).toMatchObject({ code: 8109 })
    const closed = await makeCoupon(app, shop, { status: false })
    expect(await send(closed, [one])).toMatchObject({ code: 10_002, message: '优惠券已停用' })
    const uid = Array.from({ length: 501 }, (_, nth) => nth + 1).join()
    const answer = await sendTo(`${app.url}/api${couponApi.send.path}`, { ...as, body: { couponId: id, uid } })
    expect(answer).toMatchObject({ code: 400, message: '一次最多发送给500个用户' })
  })

  test('to a segment is a task that tells who got none, and why', async () => {
    const { couponId, uid } = await makePiece(app, shop, { isLimited: true, total: 3 })
    const names = ['甲', '乙', '丙']
    for (const nickname of names) await makeUser(app, shop, { nickname, sex: 2 })
    const toAll = (expected: number) => app.call(couponApi.sendToAll, { couponId, filter: {}, expected }, as)
    const clerk = await makeStaff(app, shop, { permissions: [couponApi.sendToAll.permission] })
    const blindly = await app.call(couponApi.sendToAll, { couponId, filter: {}, expected: 4 }, { token: clerk.token })
    expect(blindly).toMatchObject({ code: 403, message: '没有查看用户列表的权限' })
    expect(await toAll(3)).toMatchObject({ message: '筛选结果已变化（现有 4 个），请刷新后重试' })
    const { data } = await toAll(4)
    expect(await ended(app, shop.owner, data.taskId)).toMatchObject({ total: 4, done: 2, failed: 2 })
    const { data: failures } = await app.call(taskApi.failures, { id: data.taskId }, as)
    expect(failures.list.map(({ refId, reason }) => [refId === uid, reason])).toEqual([
      [false, '优惠券数量不足！'],
      [true, '当前用户已经领取过此优惠券了！'],
    ])
    expect((await info(couponId)).data).toMatchObject({ issuedCount: 3, lastTotal: 0 })
  })
})

test('a piece that is spent goes back for the order that spent it only', async () => {
  const { id, uid } = await makePiece(app, shop)
  const status = async () => (await pieces({ uid }))[0]?.status
  await inShop(app, shop, (context) => spendPiece(context, { id, uid, orderNo: 'SH1' }))
  await inShop(app, shop, (context) => returnPiece(context, { id, orderNo: 'SH2' }))
  expect(await status()).toBe(1)
  await inShop(app, shop, (context) => returnPiece(context, { id, orderNo: 'SH1' }))
  expect(await status()).toBe(0)
})

test('pieces that were not spent in time have lapsed, before and after the job', async () => {
  const { uid } = await makePiece(app, shop, { day: 1 })
  const { uid: other } = await makePiece(app, shop, { day: 3 })
  app.passTime(2 * DAY)
  // Sessions have ended meanwhile.
  as = { token: await makeToken(app, shop.merId, shop.owner.adminId) }
  const statuses = async () => [(await pieces({ uid }))[0]?.status, (await pieces({ uid: other }))[0]?.status]
  expect([await statuses(), await pieces({ status: 2 })]).toMatchObject([[2, 0], [{ uid }]])
  await expirePiecesJob.run(jobContextOf(app.platform, 0, 1), {})
  expect([await statuses(), await pieces({ status: 0 })]).toMatchObject([[2, 0], [{ uid: other }]])
})

import { createHash } from 'node:crypto'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { GATEWAY_ROOT } from '@zhanggui/contract/kernel/gateway'
import { videoApi } from '@zhanggui/contract/video/video'
import { beforeEach, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { inShop } from '#test/make/order'
import { makeSentDraft, passToChannel, submitDraft } from '#test/make/marketing/video'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { answerShop } from '#test/outside/social/shop-answers'
import { serveSocial, type Trouble } from '#test/outside/social/social-server'
import { takeDown } from '../product/take-down.ts'

const { goods, answers } = answerShop()
const social = serveSocial(answers)
const app = setupTestApp(social.settings)
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
  // What the server asks when it starts must not meet a trouble.
  await app.drainJobs()
  social.state.trouble = []
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const draftOf = async (id: number) => (await call(videoApi.draft, { id })).data
const outId = (id: number) => `${shop.merId}-${id}`
const at = () => Math.floor(app.now().getTime() / 1000)

interface Said {
  readonly event?: string
  readonly seconds?: number
  readonly text: object
}

/** A message as the social platform signs it. */
async function say({ event = 'open_product_spu_audit', seconds = at(), text }: Said) {
  const [timestamp, nonce] = [String(at()), 'abc']
  const signature = createHash('sha1').update(['a-token', timestamp, nonce].toSorted().join('')).digest('hex')
  const query = new URLSearchParams({ signature, timestamp, nonce })
  const body = JSON.stringify({ MsgType: 'event', Event: event, CreateTime: seconds, ...text })
  const answer = await fetch(`${app.url}${GATEWAY_ROOT}/social/callback?${query.toString()}`, { method: 'POST', body })
  expect(await answer.text()).toBe('success')
  await app.drainJobs()
}

const audited = (id: number, status: number, reason = '') => ({
  OpenProductSpuAudit: {
    out_product_id: outId(id),
    product_id: 7001,
    status,
    reject_reason: reason,
    spu_status: status === 4 ? 5 : 0,
  },
})

describe('a draft that is sent', () => {
  const lastTrouble: readonly (readonly [string, Trouble])[] = [
    ['a fault of theirs', { status: 500 }],
    ['a limit', { errcode: 45_009 }],
    ['a lost answer', 'lost'],
    ['half an answer', 'half'],
  ]

  test.each(lastTrouble)('arrives once in spite of %s', async (_, trouble) => {
    // What is asked first, the picture, and the goods themselves.
    social.state.trouble = [undefined, undefined, trouble]
    const { id } = await makeSentDraft(app, shop)
    await app.drainJobs()
    expect(await draftOf(id)).toMatchObject({ editStatus: 2, sync: { state: 'waiting', tries: 1 } })
    expect((await call(videoApi.syncHealth, {})).data).toMatchObject({ waiting: 1, retrying: 1, failed: 0 })
    await call(videoApi.retrySync, { id })
    await app.drainJobs()
    expect(await draftOf(id)).toMatchObject({ editStatus: 2, sync: { state: 'done', lastError: '' } })
    expect(goods.get(outId(id))).toMatchObject({ submissions: 1 })
  })

  test('is not what a newer action is forgotten for', async () => {
    const { id, draft } = await makeSentDraft(app, shop)
    await app.drainJobs()
    await say({ text: audited(id, 4) })
    Object.assign(goods.get(outId(id)) ?? {}, { review: 4 })
    await call(videoApi.update, { ...draft, id })
    await submitDraft(app, shop, id)
    await passToChannel(app, shop, id)
    // It asks what is there, and sends the pictures from before.
    social.state.trouble = [undefined, 'held']
    const sending = app.drainJobs()
    await expect.poll(() => social.state.held.length).toBe(1)
    await inShop(app, shop, (context) => takeDown({ ...context, recordChanges: () => undefined }, id))
    social.letGo()
    await sending
    await app.drainJobs()
    expect(goods.get(outId(id))).toMatchObject({ submissions: 2, shelf: 11 })
  })

  test('is refused with their words where they do not take it', async () => {
    social.state.trouble = [undefined, undefined, { errcode: 9_401_006 }]
    const { id } = await makeSentDraft(app, shop)
    await app.drainJobs()
    expect(await draftOf(id)).toMatchObject({
      editStatus: 3,
      editStatusReason: '微信接口调用失败：没有该类目的经营权限',
      sync: { state: 'done' },
    })
  })
})

describe('a result', () => {
  async function makeArrived() {
    const made = await makeSentDraft(app, shop)
    await app.drainJobs()
    return made
  }

  test('is taken once, whether it comes by itself or is asked for', async () => {
    const { id } = await makeArrived()
    const message = { seconds: at(), text: audited(id, 4) }
    await say(message)
    await say(message)
    await say({ ...message, seconds: at() + 1 })
    expect((await call(videoApi.products, {})).data.list).toMatchObject([
      { id, componentProductId: '7001', status: 5, sync: { state: 'done' } },
    ])
    const other = await makeArrived()
    Object.assign(goods.get(outId(other.id)) ?? {}, { review: 3 })
    app.passTime(60_000)
    await app.drainJobs()
    expect(await draftOf(other.id)).toMatchObject({ editStatus: 3, editStatusReason: '资质不全' })
  })

  test('about an earlier version, or too late, is left alone', async () => {
    const { id, draft } = await makeArrived()
    const early = at()
    await say({ text: audited(id, 3, '图片模糊') })
    expect(await draftOf(id)).toMatchObject({ editStatus: 3, editStatusReason: '图片模糊' })
    await say({ seconds: early, text: audited(id, 4) })
    expect(await draftOf(id)).toMatchObject({ editStatus: 3 })
    Object.assign(goods.get(outId(id)) ?? {}, { review: 3 })
    app.passTime(5000)
    await call(videoApi.update, { ...draft, id })
    await submitDraft(app, shop, id)
    await passToChannel(app, shop, id)
    await app.drainJobs()
    await say({ seconds: early, text: audited(id, 4) })
    expect(await draftOf(id)).toMatchObject({ editStatus: 2 })
    expect(goods.get(outId(id))).toMatchObject({ submissions: 2 })
    await say({ text: audited(id, 4) })
    expect(await draftOf(id)).toMatchObject({ editStatus: 4 })
  })

  test('about goods that nobody knows, or that says nothing, harms nobody', async () => {
    await say({ text: { OpenProductSpuAudit: { out_product_id: 'x', product_id: 1, status: 4 } } })
    await say({ text: { OpenProductSpuAudit: { out_product_id: '1-999999999', product_id: 1, status: 4 } } })
    await say({ text: { OpenProductSpuAudit: 'nonsense' } })
    expect((await call(videoApi.products, {})).data.total).toBe(0)
  })
})

describe('the shelf', () => {
  test('goes by what the social platform says last, and stays where it refuses', async () => {
    const { id } = await makeSentDraft(app, shop)
    await app.drainJobs()
    await say({ text: audited(id, 4) })
    const early = at()
    app.passTime(5000)
    social.state.trouble = [{ status: 500 }, { status: 500 }, { status: 500 }]
    expect(await call(videoApi.putDown, { id })).toMatchObject({ message: '微信接口调用失败：微信服务异常（500）' })
    expect((await call(videoApi.product, { id })).data.status).toBe(5)
    expect((await call(videoApi.putDown, { id })).code).toBe(200)
    const event = 'open_product_spu_status_update'
    const moved = (status: number) => ({ OpenProductSpuStatusUpdate: { out_product_id: outId(id), status } })
    await say({ event, seconds: early, text: moved(5) })
    expect((await call(videoApi.product, { id })).data.status).toBe(11)
    await say({ event, text: moved(13) })
    expect((await call(videoApi.product, { id })).data.status).toBe(13)
    expect(await call(videoApi.putOn, { id })).toMatchObject({ message: '商品只有在自主下架状态，才能上架' })
  })
})

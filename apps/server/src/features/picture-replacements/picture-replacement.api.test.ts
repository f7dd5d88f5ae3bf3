import { productApi } from '@zhanggui/contract/goods/product'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { pictureApi } from '@zhanggui/contract/picture'
import { pictureReplacementApi } from '@zhanggui/contract/store/picture-replacement'
import { taskApi } from '@zhanggui/contract/task'
import type { PictureUser } from '@zhanggui/domain/picture/picture-places'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordPictureUses } from '#features/pictures/public'
import { inMerchant } from '#platform/db/merchant-db'
import { jobContextOf } from '#platform/jobs/job-context'
import { setupTestApp } from '#test/app/test-app'
import { revoke } from '#test/make/access.sql'
import { makePictureAt } from '#test/make/picture.sql'
import { makeShownPicture } from '#test/make/pictures/picture-replacement'
import { makeProductWith, showing } from '#test/make/pictures/shown-picture'
import { setShop, skuDraft } from '#test/make/product-draft.sql'
import { makeShop, makeStaff, type Person, type Shop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'
import { logLines } from '#test/read/log.sql'
import { replacementJob } from './replacement.job.ts'

const app = setupTestApp()
type Picture = Awaited<ReturnType<typeof makePictureAt>>

let shop: Shop
let token: string
let from: Picture
let to: Picture
beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
  await setShop(app, shop, { needsReview: false })
  ;[from, to] = [await makePictureAt(app, shop), await makePictureAt(app, shop)]
})

const replace = (attId = from.id, toAttId = to.id, by = token) =>
  app.call(pictureReplacementApi.replace, { attId, toAttId }, { token: by })
const undo = (id: number) => app.call(pictureReplacementApi.undo, { id }, { token })
const info = async (id: number) => (await app.call(pictureReplacementApi.info, { id }, { token })).data
const usesOf = async (id: number) => (await app.call(pictureApi.usage, { ids: [id] }, { token })).data
const reasonsOf = async (id: number) => (await app.call(taskApi.failureReasons, { id }, { token })).data

/** Replaces and waits for the end. */
async function done(start: ReturnType<typeof replace>, by: Person = shop.owner) {
  const { code, message, data } = await start
  expect([code, message]).toEqual([200, expect.anything()])
  return ended(app, by, data.taskId)
}

const saveProduct = (slide?: string) => makeProductWith(app, shop, from.url, slide === undefined ? {} : { slide })
const productOf = async (id: number) => (await app.call(productApi.info, { id }, { token })).data
const makeCategory = () => showing.storeCategory(app, shop, from.url)

describe.each(Object.entries(showing))('in a %s', (kind, make) => {
  test('the picture is replaced and comes back', async () => {
    const shown = await make(app, shop, from.url)
    const before = await shown()
    expect(before).toContain(from.url)
    const task = await done(replace())
    expect(task).toMatchObject({ title: '替换图片', status: 1, total: 1, done: 1, failed: 0 })
    expect(await shown()).toEqual(before.map((address) => (address === from.url ? to.url : address)))
    expect(await usesOf(from.id)).toEqual([])
    expect(await usesOf(to.id)).toMatchObject([{ kind }])
    expect(await info(task.id)).toMatchObject({ isUndo: false, done: 1, undoable: 1, from: { sattDir: from.url } })
    const places = await app.call(pictureReplacementApi.places, { id: task.id }, { token })
    expect(places.data).toMatchObject({ total: 1, list: [{ kind }] })
    const back = await done(undo(task.id))
    expect(back).toMatchObject({ title: '撤销图片替换', done: 1, failed: 0 })
    expect(await shown()).toEqual(before)
    expect(await usesOf(to.id)).toEqual([])
    expect(await info(back.id)).toMatchObject({ isUndo: true, to: { attId: from.id } })
    expect(await undo(task.id)).toMatchObject({ code: 1000, message: '已没有地方显示新图片，无需撤销' })
  })
})

test('every place is done by itself: what cannot be replaced says why and stays', async () => {
  const shown = await makeCategory()
  const fixed: readonly PictureUser[] = ['settlement', 'invoice', 'videoProduct', 'videoAccess']
  await inMerchant(app.platform.pool, shop.merId, 'write', async (db) => {
    for (const kind of fixed) await recordPictureUses(db, { kind, refId: 1, label: kind }, [from.url])
  })
  const both = await saveProduct(to.url)
  const task = await done(replace())
  expect(task).toMatchObject({ total: 6, done: 1, failed: 5 })
  expect(await shown()).toEqual([to.url])
  expect((await productOf(both)).image).toBe(from.url)
  const reasons = (await reasonsOf(task.id)).map(({ reason }) => reason)
  expect(new Set(reasons).size).toBe(5)
  expect(reasons).toContain('这里已经有新图片，替换后会重复，请直接编辑')
  expect(reasons).toContain('收款码关系到资金，请在结算信息中更换')
  const { data: failures } = await app.call(taskApi.failures, { id: task.id }, { token })
  expect(failures.list).toContainEqual(expect.objectContaining({ kind: 'product', refId: both }))
})

describe('a product', () => {
  test('stays on sale, has another version and a line in the log', async () => {
    const id = await saveProduct()
    const { version } = await productOf(id)
    await done(replace())
    expect(await productOf(id)).toMatchObject({ isShow: true, version: version + 1 })
    const edit = { id, version, name: '旧的', isAutoUp: false, isAutoSubmitAudit: false }
    expect((await app.call(productApi.update, edit, { token })).code).toBe(409)
    const line = (await logLines(app, shop)).findLast(({ method }) => method === 'pictureReplacement.replace')
    expect(line?.subject).toBe('商品：山野春茶')
  })

  test('whose new picture would have to be reviewed again is left as it is', async () => {
    const id = await saveProduct()
    await setShop(app, shop, { needsReview: true })
    const task = await done(replace())
    expect(await reasonsOf(task.id)).toEqual([{ reason: '换图后要重新审核，请在编辑商品中更换', count: 1 }])
    expect(await productOf(id)).toMatchObject({ isShow: true, image: from.url })
  })
})

test('undoing leaves alone what somebody has changed since', async () => {
  const [changed, kept] = [await saveProduct(), await saveProduct()]
  const task = await done(replace())
  const other = await makePictureAt(app, shop)
  const attrValue = [skuDraft({ 规格: '默认' }, { image: other.url })]
  const edit = { id: changed, image: other.url, sliderImage: [other.url], attrValue, content: '' }
  await app.call(productApi.update, { ...edit, isAutoUp: false, isAutoSubmitAudit: false }, { token })
  expect(await info(task.id)).toMatchObject({ done: 2, undoable: 1 })
  expect(await done(undo(task.id))).toMatchObject({ total: 1, done: 1 })
  expect([(await productOf(changed)).image, (await productOf(kept)).image]).toEqual([other.url, from.url])
})

describe('is refused', () => {
  test('for nothing, for itself, and for what is not a picture of this shop', async () => {
    expect(await replace()).toMatchObject({ message: '没有地方在用这张图片' })
    await makeCategory()
    expect(await replace(from.id, from.id)).toMatchObject({ message: '新图片与原图片相同，请选择另一张' })
    const theirs = await makePictureAt(app, await makeShop(app))
    expect(await replace(from.id, theirs.id)).toMatchObject({ code: 404, message: '新图片不存在或已删除' })
    expect(await replace(theirs.id, to.id)).toMatchObject({ code: 404, message: '图片不存在或已删除' })
  })

  test('and another shop’s replacement can neither be seen nor taken back', async () => {
    await makeCategory()
    const task = await done(replace())
    const stranger = { token: (await makeShop(app)).owner.token }
    for (const call of [pictureReplacementApi.info, pictureReplacementApi.places, pictureReplacementApi.undo])
      expect(await app.call(call, { id: task.id }, stranger)).toMatchObject({ code: 404, message: '图片替换不存在' })
  })

  test('when the old picture is gone there is nothing to go back to', async () => {
    const shown = await makeCategory()
    const task = await done(replace())
    await app.call(pictureApi.delete, { ids: [from.id] }, { token })
    expect(await info(task.id)).toMatchObject({ from: { name: '茶.png', sattDir: '' } })
    expect(await undo(task.id)).toMatchObject({ message: '原图片已被删除，不能撤销' })
    expect(await shown()).toEqual([to.url])
  })
})

describe('the rights of whoever asks', () => {
  const may = [pictureReplacementApi.replace.permission, storeCategoryApi.update.permission]

  test('decide place by place', async () => {
    const shown = await makeCategory()
    const product = await saveProduct()
    const clerk = await makeStaff(app, shop, { permissions: may })
    const task = await done(replace(from.id, to.id, clerk.token), clerk)
    expect(task).toMatchObject({ done: 1, failed: 1 })
    expect(await reasonsOf(task.id)).toEqual([{ reason: '你没有「编辑商品」的权限', count: 1 }])
    expect([await shown(), (await productOf(product)).image]).toEqual([[to.url], from.url])
    const colleague = await makeStaff(app, shop, { permissions: may })
    const asked = { id: task.id }
    expect((await app.call(pictureReplacementApi.info, asked, { token: colleague.token })).code).toBe(404)
  })

  test('are those that they have when it runs', async () => {
    const { from: shownPicture, to: other } = await makeShownPicture(app, shop)
    const clerk = await makeStaff(app, shop, { permissions: may })
    const { data } = await replace(shownPicture.id, other.id, clerk.token)
    await revoke(app, clerk, may[0] ?? '')
    const task = await ended(app, shop.owner, data.taskId)
    expect(task).toMatchObject({ status: 3, error: '发起人已没有「替换图片」的权限' })
    expect(await usesOf(other.id)).toEqual([])
  })
})

test('two nodes at the same task replace everything once', async () => {
  for (let count = 0; count < 4; count += 1) await saveProduct()
  const { data } = await replace()
  const run = () => replacementJob.run(jobContextOf(app.platform, shop.merId, 1), { taskId: data.taskId })
  await Promise.all([run(), run()])
  expect(await ended(app, shop.owner, data.taskId)).toMatchObject({ total: 4, done: 4, failed: 0 })
  expect(await usesOf(to.id)).toHaveLength(4)
})

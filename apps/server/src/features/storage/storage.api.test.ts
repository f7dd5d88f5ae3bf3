import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { homeApi } from '@zhanggui/contract/home'
import { orderApi } from '@zhanggui/contract/order/order'
import { pictureApi } from '@zhanggui/contract/picture'
import { beforeEach, describe, expect, test } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { jobContextOf } from '#platform/jobs/job-context'
import { setQuota, storageTotals } from '#test/read/storage.sql'
import { makeOrder } from '#test/make/order'
import { makeProduct } from '#test/make/product.sql'
import { importsOf } from '#test/make/product-import'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'
import { png } from '#test/files/sample-files'
import { formWith, storedFiles, upload } from '#test/files/upload'
import { setupTestApp } from '#test/app/test-app'
import { recordFiles } from './record-files.ts'
import { removeFilesJob } from './remove-files.job.ts'

const app = setupTestApp()
const KILOBYTE = 1024
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
  await setQuota(app, shop, 1)
})

const as = () => ({ token: shop.owner.token })
const pdf = (kilobytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(kilobytes * KILOBYTE - 9, 7)])
const send = (kilobytes: number) =>
  upload(app, pictureApi.uploadFile, formWith({ content: pdf(kilobytes), name: 'a.pdf' }), as())
const used = async () => (await app.call(homeApi.operating, {}, as())).data.storage.usedBytes / KILOBYTE
/** Records a stored file of this size. */
const fill = (kilobytes: number) =>
  inMerchant(app.platform.pool, shop.merId, 'write', (db) =>
    recordFiles(db, [{ key: 'x', bytes: kilobytes * KILOBYTE }], app.now()),
  )

describe('a merchant', () => {
  test('stores as much as the quota allows, and is told what to do beyond it', async () => {
    const { data } = await send(700)
    expect(await used()).toBe(700)
    const before = storedFiles(app).length
    expect(await send(400)).toMatchObject({
      code: 1000,
      message: '存储空间不足（已用 700 KB，共 1 MB），请在素材管理中删除不用的图片、视频和文件，或联系平台扩容',
    })
    expect(storedFiles(app)).toHaveLength(before)
    await app.call(pictureApi.delete, { ids: [data.attId] }, as())
    await app.drainJobs()
    expect(await used()).toBe(0)
    expect((await send(400)).code).toBe(200)
  })

  test('cannot exceed the quota by concurrent uploads', async () => {
    const codes = (await Promise.all(Array.from({ length: 5 }, () => send(400)))).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(2)
    expect(await used()).toBe(800)
    expect(await storageTotals(app, shop)).toEqual({ counted: 800 * KILOBYTE, files: 800 * KILOBYTE })
  })

  test('pays for thumbnails, imports and exports as well', async () => {
    const picture = await upload(app, pictureApi.uploadImage, formWith({ content: await png(800, 600) }), as())
    const [withThumb, alone] = [(await storageTotals(app, shop))?.counted ?? 0, picture.data.fileSize]
    expect(withThumb).toBeGreaterThan(alone)
    const sheet = '商品名称\n茶\n'
    await importsOf(app, shop).send(sheet)
    expect((await storageTotals(app, shop))?.counted).toBe(withThumb + Buffer.byteLength(sheet))
    await makeProduct(app, shop)
    const started = await app.call(productTransferApi.export, { type: 1, format: 'csv' }, as())
    await ended(app, shop.owner, started.data.taskId)
    expect((await storageTotals(app, shop))?.counted).toBeGreaterThan(withThumb + Buffer.byteLength(sheet))
    // Both are kept for a week.
    app.passTime(8 * 86_400_000)
    await app.drainJobs()
    expect((await storageTotals(app, shop))?.counted).toBe(withThumb)
  })
})

test('a merchant without space left can neither import nor export', async () => {
  await makeOrder(app, shop)
  await fill(1024)
  const refused = { code: 1000, message: expect.stringContaining('存储空间不足（已用 1 MB，共 1 MB）') }
  expect(await app.call(productTransferApi.export, { type: 1, format: 'csv' }, as())).toMatchObject(refused)
  expect(await app.call(orderApi.export, { status: 'all' }, as())).toMatchObject(refused)
  expect(await importsOf(app, shop).send('商品名称\n茶\n')).toMatchObject(refused)
})

test('an export that turns out too large ends with the reason, and leaves nothing', async () => {
  await makeProduct(app, shop)
  await fill(1023.5)
  const { data } = await app.call(productTransferApi.export, { type: 1, format: 'xlsx' }, as())
  const task = await ended(app, shop.owner, data.taskId)
  expect(task).toMatchObject({ status: 3, error: expect.stringContaining('存储空间不足') })
  expect(storedFiles(app)).not.toContain(data.fileName)
  expect(await used()).toBe(1023.5)
})

test('a file that is removed twice is taken off once', async () => {
  await fill(500)
  const context = jobContextOf(app.platform, shop.merId, 1)
  for (let time = 0; time < 2; time += 1) await removeFilesJob.run(context, { keys: ['x', 'unknown'] })
  expect(await storageTotals(app, shop)).toEqual({ counted: 0, files: 0 })
})

import { downloadApi } from '@zhanggui/contract/download'
import { noticeApi } from '@zhanggui/contract/notice'
import { EXPORT_DAYS } from '@zhanggui/domain/export/export-rules'
import { productApi } from '@zhanggui/contract/goods/product'
import type { ProductDraft } from '@zhanggui/contract/goods/product-draft'
import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { toFen } from '@zhanggui/domain/kernel/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobContextOf } from '#platform/jobs/job-context'
import { logLines } from '#test/read/log.sql'
import { makeProduct } from '#test/make/product.sql'
import { fourSkus, makeProductDraft, setShop, skuDraft } from '#test/make/product-draft.sql'
import { makeShop, makeStaff, makeToken, type Shop } from '#test/make/shop.sql'
import { makeStoreCategory } from '#test/make/store-category.sql'
import { ended } from '#test/make/task'
import { readSheets } from '#test/files/read-sheets'
import { setupTestApp } from '#test/app/test-app'
import { productExportJob } from './product-export.job.ts'

const app = setupTestApp()
const WAREHOUSE = 2
let shop: Shop
let token: string

async function save(more: Partial<ProductDraft>) {
  const { data } = await app.call(productApi.save, await makeProductDraft(app, shop, more), { token })
  return data.id
}

const ask = (input: object = {}, as = token) =>
  app.call(productTransferApi.export, { type: WAREHOUSE, format: 'xlsx', ...input }, { token: as })

async function fetchFile(fileName: string, as = token) {
  const query = new URLSearchParams({ fileName }).toString()
  return fetch(`${app.url}/api${downloadApi.file.path}?${query}`, { headers: { authorization: `Bearer ${as}` } })
}

async function exported(input: object = {}) {
  const { data } = await ask(input)
  const task = await ended(app, shop.owner, data.taskId)
  return { task, file: Buffer.from(await (await fetchFile(data.fileName)).arrayBuffer()) }
}

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
  await setShop(app, shop, { needsReview: false })
})

describe('what the list shows', () => {
  test('becomes a file of Excel, one row per SKU, in the order of the list', async () => {
    const cateId = [await makeStoreCategory(app, shop)]
    const single = skuDraft({ 规格: '默认' }, { barCode: '690123456789012345' })
    const plain = await save({ name: '=1+1', cateId, keyword: ['茶', '春'], attrValue: [single], sort: 1 })
    const multi = await save({ ...fourSkus({ price: toFen(1999) }), name: '春茶', deliveryMethod: ['1', '2'], sort: 2 })
    const { task, file } = await exported()
    expect(task).toMatchObject({ status: 1, kind: 'productExport', total: 2, done: 2, failed: 0 })
    const [rows = []] = await readSheets(file)
    expect(rows.map((row) => [row['商品ID'], row['规格值']])).toEqual([
      ...['颜色：红；尺码：S', '颜色：红；尺码：M', '颜色：蓝；尺码：S', '颜色：蓝；尺码：M'].map((specs) => [
        String(multi),
        specs,
      ]),
      [String(plain), '规格：默认'],
    ])
    expect(rows[0]).toMatchObject({ 售价: 19.99, 规格: '多规格', 配送方式: '商家配送、到店自提' })
    expect(rows[4]).toMatchObject({
      商品名称: `'=1+1`,
      商品类型: '普通商品',
      品牌: '其他',
      规格: '单规格',
      商品编号: '690123456789012345',
      售价: 10,
      原价: 20,
      成本价: 5,
      库存: 10,
      '重量(KG)': 0.5,
      '体积(m³)': 0.001,
      销量: 0,
      收藏: 0,
      排序: 1,
      状态: '下架',
      审核状态: '无需审核',
      支持退款: '是',
      单位: '盒',
      简介: '明前采摘',
      关键字: '茶,春',
      封面: '/media/cover.png',
    })
    expect(rows[4]?.['平台分类']).toMatch(/^\S+ \/ \S+ \/ 绿茶$/)
    expect(rows[4]?.['运费模板']).toMatch(/^模板\d+$/)
  })

  test('is narrowed by the filters, and may be comma-separated values', async () => {
    await save({ name: '白毫银针', attrValue: [skuDraft({ 规格: '默认' }, { barCode: '0012' })] })
    const { task, file } = await exported({ keywords: '白毫', format: 'csv' })
    expect(task).toMatchObject({ total: 1, fileName: expect.stringMatching(/^商品_\d{14}_[0-9a-f]{32}\.csv$/) })
    const lines = file.toString().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]?.startsWith('\uFEFF商品ID,规格ID,商品名称,')).toBe(true)
    expect(lines[1]).toContain(',10.00,20.00,5.00,10,"\t0012",')
  })

  test('is refused where it is nothing, or where the category is another’s', async () => {
    expect(await ask({ keywords: '没有这个商品' })).toMatchObject({ code: 1000, message: '没有可导出的数据' })
    const foreign = await makeStoreCategory(app, await makeShop(app))
    expect(await ask({ cateId: foreign })).toMatchObject({ code: 6203, message: '商户商品分类不存在' })
  })
})

test('the file is the merchant’s own, logged and told of, and gone after a week', async () => {
  const [mine, other] = [await makeShop(app), await makeShop(app)]
  await makeProduct(app, mine)
  await makeProduct(app, other, { name: '别人的商品' })
  const { data } = await ask({ type: 1 }, mine.owner.token)
  await ended(app, mine.owner, data.taskId)
  expect((await logLines(app, mine)).at(-1)).toMatchObject({ method: 'productTransfer.export', operation: '导出' })
  const { data: notices } = await app.call(noticeApi.list, {}, { token: mine.owner.token })
  expect(notices.list).toMatchObject([{ title: '导出商品（出售中）已完成', url: `/product/list?task=${data.taskId}` }])
  const [rows] = await readSheets(Buffer.from(await (await fetchFile(data.fileName, mine.owner.token)).arrayBuffer()))
  expect(rows).toHaveLength(1)
  const codeFor = async (as: string) => {
    const answer = await fetchFile(data.fileName, as)
    return answer.headers.has('download-filename') ? 200 : ((await answer.json()) as { code: number }).code
  }
  expect([await codeFor(mine.owner.token), await codeFor(other.owner.token)]).toEqual([200, 404])
  app.passTime(EXPORT_DAYS * 24 * 3_600_000 + 1000)
  await app.drainJobs()
  // Who has not been here for a week has to sign in again.
  expect(await codeFor(await makeToken(app, mine.merId, mine.owner.adminId))).toBe(404)
})

test('only who may export does', async () => {
  const staff = await makeStaff(app, shop, { permissions: ['merchant:product:page:list'] })
  expect((await ask({}, staff.token)).code).toBe(403)
})

test('an attempt that was cut off begins anew, and counts nothing twice', async () => {
  const mine = await makeShop(app)
  for (let made = 0; made < 3; made += 1) await makeProduct(app, mine, { labels: ['大', '小'] })
  // As many jobs as a merchant may have at once, so that the node's worker leaves the export alone.
  await app.platform.pool.query(
    `insert into job (mer_id, id, kind, payload, status, run_at, created_at, locked_until)
     select $1, n, 'busy', '{}', 'running', $2, $2, $2::timestamptz + interval '1 hour' from generate_series(1, 2) as n`,
    [mine.merId, app.now()],
  )
  const { data } = await ask({ type: 1 }, mine.owner.token)
  const context = jobContextOf(app.platform, mine.merId, 1)
  const files = { ...context.files, put: () => Promise.reject(new Error('disk full')) } as typeof context.files
  await Promise.allSettled([productExportJob.run({ ...context, files }, { taskId: data.taskId })])
  await app.platform.pool.query(`delete from job where mer_id = $1 and kind = 'busy'`, [mine.merId])
  expect(await ended(app, mine.owner, data.taskId)).toMatchObject({ status: 1, total: 3, done: 3 })
})

test('progress of two attempts that overlap is not added up', async () => {
  const mine = await makeShop(app)
  for (let made = 0; made < 3; made += 1) await makeProduct(app, mine)
  const { data } = await ask({ type: 1 }, mine.owner.token)
  await ended(app, mine.owner, data.taskId)
  await app.platform.pool.query('update task set finished_at = null, status = 2 where mer_id = $1', [mine.merId])
  const context = jobContextOf(app.platform, mine.merId, 1)
  let writes = 0
  const inWrite: typeof context.inWrite = async (work) => {
    const result = await context.inWrite(work)
    writes += 1
    // After its own start and before its first report.
    if (writes === 2) await productExportJob.run(context, { taskId: data.taskId })
    return result
  }
  await productExportJob.run({ ...context, inWrite }, { taskId: data.taskId })
  expect(await ended(app, mine.owner, data.taskId)).toMatchObject({ status: 1, total: 3, done: 3 })
})

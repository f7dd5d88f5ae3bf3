import { printerApi } from '@zhanggui/contract/store/printer'
import { beforeEach, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { changesOf, logLines } from '#test/read/log.sql'
import { printerDraft } from '#test/make/store/store-settings'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
let shop: Shop
let token: string

beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const save = (change: Partial<typeof printerDraft> = {}) =>
  app.call(printerApi.save, { ...printerDraft, ...change }, { token })
const info = async () => (await app.call(printerApi.info, {}, { token })).data
const UKEY = printerDraft.printFeUkey

test('a printer is kept with its secret sealed, and shown with it masked', async () => {
  expect(await info()).toMatchObject({ id: 0, printName: '', printFeUkey: '', version: 0 })
  expect((await save()).code).toBe(200)
  expect(await info()).toMatchObject({ ...printerDraft, printFeUkey: '******', version: 1 })
  const { rows } = await app.platform.pool.query<{ row: string }>(
    'select to_jsonb(printer)::text as row from printer where mer_id = $1',
    [shop.merId],
  )
  expect(rows[0]?.row).not.toContain(UKEY)
  expect(rows[0]?.row).not.toContain(Buffer.from(UKEY).toString('hex'))
  expect(JSON.stringify(await logLines(app, shop))).not.toContain(UKEY)
})

test('a secret that comes back masked stays, another one is told without saying it', async () => {
  await save()
  await save({ printFeUkey: '******', printName: '后厨' })
  expect(await changesOf(app, shop)).toEqual([{ field: '配置名称', before: '前台', after: '后厨' }])
  await save({ printFeUkey: 'another-one', printName: '后厨' })
  expect(await changesOf(app, shop)).toEqual([{ field: 'Ukey', before: '', after: '已修改' }])
})

test('a mask is no secret where there is none, and an old form does not overwrite', async () => {
  expect(await save({ printFeUkey: '******' })).toMatchObject({ code: 1000, message: '请重新填写密钥' })
  await save({ version: 0 })
  expect(await save({ version: 0 })).toMatchObject({ code: 409 })
})

test('it is reset by its own number, and gone', async () => {
  await save()
  const { id } = await info()
  const reset = () => app.call(printerApi.reset, { id }, { token })
  expect((await reset()).code).toBe(200)
  expect(await info()).toMatchObject({ id: 0, printFeUkey: '' })
  expect(await reset()).toMatchObject({ code: 4701, message: '商户打印机不存在' })
})

describe('a test print', () => {
  const tryOut = () => app.call(printerApi.test, {}, { token })

  test('needs a printer', async () => {
    expect(await tryOut()).toMatchObject({ code: 4701, message: '请先保存打印机配置' })
  })

  test('shows the slip on the screen where no cloud is configured', async () => {
    await save()
    const { data } = await tryOut()
    expect(data.isSandbox).toBe(true)
    expect(data.slip).toContain('测试打印，请勿发货')
    expect(data.slip).toContain('测试小店')
  })
})

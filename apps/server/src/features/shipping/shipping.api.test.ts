import { regionApi, type RegionNode } from '@zhanggui/contract/region'
import { shippingApi, type ShippingDetail, type ShippingDraft } from '@zhanggui/contract/shipping'
import { toFen } from '@zhanggui/domain/kernel/money'
import { chargeBy, freePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { changesOf } from '#test/read/log.sql'
import { makeProduct } from '#test/make/product.sql'
import { at, everywhere, freeLine, priceLine, shippingDraftOf } from '#test/make/store/shipping-draft'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
let shop: Shop
beforeAll(async () => {
  shop = await makeShop(app)
})

const as = ({ owner }: Shop) => ({ token: owner.token })
const save = (name: string, more: Partial<ShippingDraft> = {}, who = shop) =>
  app.call(shippingApi.save, shippingDraftOf(name, more), as(who))
const info = (id: number, who = shop) => app.call(shippingApi.info, { id }, as(who))
const onTheWire = async (id: number) =>
  (await send(`${app.url}/api${shippingApi.info.path.replace('{id}', String(id))}`, { method: 'GET', ...as(shop) }))
    .data
const list = async (who: Shop, query: { keywords?: string; page?: number; limit?: number } = {}) =>
  (await app.call(shippingApi.list, query, as(who))).data
const update = (id: number, draft: ShippingDraft, version?: number, who = shop) =>
  app.call(shippingApi.update, { ...draft, id, ...(version !== undefined && { version }) }, as(who))
const remove = (id: number, who = shop) => app.call(shippingApi.delete, { id }, as(who))

/** A template's form sent back unchanged. */
const draftFrom = ({ name, type, appoint, sort, regionList, freeList }: ShippingDetail): ShippingDraft => ({
  name,
  type,
  appoint,
  sort,
  shippingTemplatesRegionRequestList: regionList,
  shippingTemplatesFreeRequestList: freeList,
})

const [HUANGPU, XUHUI, DONGGUAN, TAIWAN, JIANGSU] = [310101, 310104, 441900, 710000, 320000]
const worked: Partial<ShippingDraft> = {
  shippingTemplatesRegionRequestList: [
    priceLine(at(XUHUI, HUANGPU, XUHUI), {
      first: 2,
      firstPrice: toFen(500),
      renewal: 2,
      renewalPrice: toFen(200),
    }),
    priceLine(everywhere),
  ],
  shippingTemplatesFreeRequestList: [freeLine(at(HUANGPU, DONGGUAN, TAIWAN))],
}

test('the list has the own ones by their order, in pages, and is searched by name', async () => {
  const own = await makeShop(app)
  for (const [name, sort] of [
    ['普通', 1],
    ['大件', 9],
    ['生鲜', 1],
  ] as const)
    await save(name, { sort }, own)
  expect((await list(own)).list.map(({ name }) => name)).toEqual(['大件', '生鲜', '普通'])
  expect(await list(own, { page: 2, limit: 2 })).toMatchObject({ total: 3, list: [{ name: '普通', version: 1 }] })
  expect(await list(own, { keywords: '大' })).toMatchObject({ total: 1, list: [{ name: '大件', type: 1, appoint: 2 }] })
  expect((await list(own, { keywords: '%' })).total).toBe(0)
})

describe('a saved template', () => {
  test('is read again: the default first, regions once, by their codes, with their paths', async () => {
    const { data } = await save(' 上海便宜 ', worked)
    expect(await onTheWire(data.id)).toMatchObject({
      name: '上海便宜',
      regionList: [
        { cityId: '0', title: '[[0,0]]', first: 1, firstPrice: '8.00', renewal: 1, renewalPrice: '3.00' },
        {
          cityId: `${HUANGPU},${XUHUI}`,
          title: `[[310000,310100,${HUANGPU}],[310000,310100,${XUHUI}]]`,
          first: 2,
          firstPrice: '5.00',
        },
      ],
      freeList: [
        {
          cityId: `${HUANGPU},${DONGGUAN},${TAIWAN}`,
          title: `[[310000,310100,${HUANGPU}],[440000,${DONGGUAN}],[${TAIWAN}]]`,
          number: 10,
          price: '199.00',
        },
      ],
    })
    expect(await changesOf(app, shop)).toContainEqual({
      field: '运费',
      before: '',
      after: '默认：首 1 件 8.00 元，续 1 件 3.00 元；上海市黄浦区、上海市徐汇区：首 2 件 5.00 元，续 2 件 2.00 元',
    })
  })

  test('does not change by being sent back, whatever it is charged by', async () => {
    const volume = { first: 0.1, renewal: 65_659.740_126 }
    const byVolume = { type: chargeBy.is.volume, shippingTemplatesRegionRequestList: [priceLine(everywhere, volume)] }
    for (const more of [worked, byVolume]) {
      const { data } = await save(`按${more.type ?? ''}`, more)
      const before = (await info(data.id)).data
      expect((await update(data.id, draftFrom(before), before.version)).code).toBe(200)
      const { version, updateTime, ...after } = (await info(data.id)).data
      expect(before).toMatchObject(after)
      expect([version, updateTime >= before.updateTime]).toEqual([before.version + 1, true])
      expect(await changesOf(app, shop)).toEqual([])
    }
  })

  test('keeps no lines once it is free nationwide, and no thresholds once it is partly free', async () => {
    const { data } = await save('会变的', worked)
    const draft = draftFrom((await info(data.id)).data)
    const some = draft.shippingTemplatesRegionRequestList.slice(1)
    await update(data.id, { ...draft, appoint: freePostage.is.partial, shippingTemplatesRegionRequestList: some })
    expect((await info(data.id)).data).toMatchObject({ appoint: 1, regionList: [{ first: 2 }], freeList: [] })
    await update(data.id, { ...draft, appoint: freePostage.is.nationwide })
    expect((await info(data.id)).data).toMatchObject({ appoint: 0, type: 0, regionList: [], freeList: [] })
  })

  test('takes every district there is in one line', async () => {
    const leavesOf = ({ regionId, child }: RegionNode): number[] => child?.flatMap(leavesOf) ?? [regionId]
    const ids = (await app.call(regionApi.tree, {}, as(shop))).data.flatMap(leavesOf)
    expect(ids.length).toBeGreaterThan(2800)
    const { data } = await save('全部', {
      appoint: freePostage.is.partial,
      shippingTemplatesRegionRequestList: [priceLine(at(...ids))],
    })
    const { regionList } = (await info(data.id)).data
    expect(regionList.map(({ regionIds }) => regionIds)).toEqual([ids])
    expect((await update(data.id, draftFrom((await info(data.id)).data))).code).toBe(200)
  })
})

const LINES = 'shippingTemplatesRegionRequestList'
const FREE = 'shippingTemplatesFreeRequestList'
const partly = (...lines: ShippingDraft[typeof LINES]) => ({ appoint: freePostage.is.partial, [LINES]: lines })
const heavy = (first: number) => ({ type: chargeBy.is.weight, [LINES]: [priceLine(everywhere, { first })] })

const wireLine = { cityId: '0', first: 1, firstPrice: '8.00', renewal: 1, renewalPrice: 3 }

describe('refused', () => {
  test.each<[string, Partial<ShippingDraft>, string, string]>([
    [
      'a region twice',
      { [LINES]: [priceLine(everywhere), priceLine(at(HUANGPU)), priceLine(at(XUHUI, HUANGPU))] },
      `${LINES}.2.cityId`,
      '区域重复：上海市黄浦区',
    ],
    [
      'a free region twice',
      { [FREE]: [freeLine(at(HUANGPU)), freeLine(at(HUANGPU))] },
      `${FREE}.1.cityId`,
      '区域重复：上海市黄浦区',
    ],
    [
      'two defaults',
      { [LINES]: [priceLine(everywhere), priceLine(everywhere)] },
      `${LINES}.1.cityId`,
      '区域重复：默认区域',
    ],
    ['custom without a default', { [LINES]: [priceLine(at(HUANGPU))] }, LINES, '不包邮，最少需要一条公共区域运费数据'],
    ['custom without a line', { [LINES]: [] }, LINES, '不包邮，最少需要一条公共区域运费数据'],
    ['partly free without a line', partly(), LINES, '请至少选择一个区域'],
    ['partly free everywhere', partly(priceLine(everywhere)), `${LINES}.0.cityId`, '请至少选择一个区域'],
    ['no way of charging', { type: chargeBy.is.none }, 'type', '请选择计费方式'],
    ['half a piece', { [LINES]: [priceLine(everywhere, { first: 1.5 })] }, `${LINES}.0.first`, '请输入不小于1的整数'],
    ['no renewal', { [LINES]: [priceLine(everywhere, { renewal: 0 })] }, `${LINES}.0.renewal`, '请输入不小于1的整数'],
    ['less than 0.1 kg', heavy(0.09), `${LINES}.0.first`, '不能小于0.1'],
    ['half a gram', heavy(1.0005), `${LINES}.0.first`, '最多3位小数'],
    [
      'too much money',
      { [FREE]: [freeLine(everywhere, { price: toFen(100_000_000) })] },
      `${FREE}.0.price`,
      '包邮金额不能超过999999.99',
    ],
    ['an unknown region', partly(priceLine(at(HUANGPU, 310199))), `${LINES}.0.cityId`, '区域不存在：310199'],
    ['a whole province', partly(priceLine(at(JIANGSU))), `${LINES}.0.cityId`, '请选择到区县：江苏省'],
  ])('%s', async (_, draft, path, message) => {
    expect(await save('不行的', draft)).toMatchObject({ code: 400, message, data: { fields: [{ path, message }] } })
  })

  test.each<[object, string]>([
    [{ name: ' ' }, '模板名称必须填写'],
    [{ name: '长'.repeat(201) }, '模板名称不能超过200个字符'],
    [{ type: 4 }, '计费方式必须选择'],
    [{ appoint: undefined }, '指定包邮必须选择'],
    [{ sort: 10_000 }, '排序范围为0~9999'],
    [{ sort: '很前' }, '排序数字必须填写'],
    [{ [LINES]: [{ ...wireLine, cityId: '' }] }, '请选择城市'],
    [{ [LINES]: [{ ...wireLine, firstPrice: '-1' }] }, '运费不能为负数'],
  ])('%j', async (more, message) => {
    const wire = { name: '不行的', type: 1, appoint: 2, sort: 0, [LINES]: [], ...more }
    const answer = await send(`${app.url}/api${shippingApi.save.path}`, { token: shop.owner.token, body: wire })
    expect(answer).toMatchObject({ code: 400, message })
  })

  test('a name that is taken, also at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => save('同名')))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1000, 1000, 1000])
    const message = '模板名称已存在,请更换模板名称!'
    expect(answers.find(({ code }) => code === 1000)).toMatchObject({ message, data: { fields: [{ path: 'name' }] } })
    const { data } = await save('另一个')
    expect(await update(data.id, shippingDraftOf('同名'))).toMatchObject({ code: 1000, message })
    expect((await save('同名', {}, await makeShop(app))).code).toBe(200)
  })

  test('an edit of something that somebody else has saved since', async () => {
    const { data } = await save('两人改')
    const colleague = await makeStaff(app, shop, { realName: '王店员', permissions: [shippingApi.update.permission] })
    const faster = { ...shippingDraftOf('两人改', { sort: 3 }), id: data.id, version: 1 }
    expect((await app.call(shippingApi.update, faster, { token: colleague.token })).code).toBe(200)
    expect(await update(data.id, shippingDraftOf('我改的'), 1)).toMatchObject({
      code: 409,
      message: '数据已被 王店员 修改',
      data: null,
    })
  })
})

test('deleting waits until no product uses it', async () => {
  const { templateId } = await makeProduct(app, shop, { isRecycled: true })
  expect(await remove(templateId)).toMatchObject({ code: 6502, message: '运费模板已使用' })
  const { data } = await save('没人用', worked)
  const isUsed = new Map((await list(shop, { limit: 100 })).list.map((row) => [row.id, row.isUsed]))
  expect([templateId, data.id].map((id) => isUsed.get(id))).toEqual([true, false])
  expect((await remove(data.id)).code).toBe(200)
  for (const answer of [await remove(data.id), await info(data.id), await update(data.id, shippingDraftOf('没人用'))]) {
    expect(answer).toMatchObject({ code: 6501, message: '运费模板不存在', data: null })
  }
})

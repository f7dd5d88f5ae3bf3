import { toFen } from '@zhanggui/domain/kernel/money'
import { chargeBy, freePostage } from '@zhanggui/domain/shipping/shipping-codes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { shippingDetail, shippingDraft, templateOf, wirePathOf } from './shipping.ts'

const region = fc.integer({ min: 1, max: 999_999 })
const place = fc.oneof(
  fc.constant({ isDefault: true, regionIds: [] }),
  fc.uniqueArray(region, { minLength: 1 }).map((regionIds) => ({ isDefault: false, regionIds })),
)
const fen = fc.nat({ max: 99_999_999 }).map(toFen)
const measure = fc.nat({ max: 9999 }).map((units) => units / 1000)
const line = fc
  .tuple(place, fc.record({ first: measure, firstPrice: fen, renewal: measure, renewalPrice: fen }))
  .map(([where, cells]) => ({ ...where, ...cells }))
const free = fc
  .tuple(place, fc.record({ number: measure, price: fen }))
  .map(([where, cells]) => ({ ...where, ...cells }))

const head = { name: '茶叶', type: chargeBy.is.weight, appoint: freePostage.is.custom, sort: 0 }
const wireLine = {
  cityId: '310101,310104',
  title: '[]',
  first: 1,
  firstPrice: '8.00',
  renewal: 0.5,
  renewalPrice: '3.00',
}

describe('lines of a template', () => {
  test('come back as they were sent', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), fc.array(free, { maxLength: 5 }), (lines, freeLines) => {
        const draft = {
          ...head,
          shippingTemplatesRegionRequestList: lines,
          shippingTemplatesFreeRequestList: freeLines,
        }
        expect(z.decode(shippingDraft, z.encode(shippingDraft, draft))).toEqual(draft)
      }),
    )
  })

  test('come back as they were answered, with the ways to their regions', () => {
    const day = new Date('2026-03-01T01:00:00Z')
    const detail = { ...head, id: 1, version: 1, createTime: day, updateTime: day, freeList: [] }
    const kept = fc
      .array(line, { maxLength: 5 })
      .map((lines) =>
        lines.map((each, index) => ({ ...each, key: `1-${index}`, paths: each.regionIds.map((id) => [31, 3101, id]) })),
      )
    fc.assert(
      fc.property(kept, (regionList) => {
        const whole = { ...detail, regionList }
        expect(z.decode(shippingDetail, z.encode(shippingDetail, whole))).toEqual(whole)
      }),
    )
  })

  test('are spelled on the wire as the specification has it', () => {
    const [sent] = z.decode(shippingDraft, {
      ...head,
      shippingTemplatesRegionRequestList: [wireLine],
    }).shippingTemplatesRegionRequestList
    expect(sent).toEqual({
      isDefault: false,
      regionIds: [310101, 310104],
      first: 1,
      firstPrice: 800,
      renewal: 0.5,
      renewalPrice: 300,
    })
    const draft = {
      ...head,
      shippingTemplatesRegionRequestList: sent ? [sent] : [],
      shippingTemplatesFreeRequestList: [],
    }
    expect(z.encode(shippingDraft, draft).shippingTemplatesRegionRequestList).toEqual([wireLine])
  })

  test.each(['0', 'all'])('%j is everywhere else', (cityId) => {
    const lines = [{ ...wireLine, cityId }]
    expect(z.decode(shippingDraft, { ...head, shippingTemplatesRegionRequestList: lines })).toMatchObject({
      shippingTemplatesRegionRequestList: [{ isDefault: true, regionIds: [] }],
    })
  })

  test.each(['', 'x', '1;2', '0,all', undefined, null, 7, [], {}])('%j is no place, told by its name', (cityId) => {
    const { error } = shippingDraft.safeParse({
      ...head,
      shippingTemplatesRegionRequestList: [{ ...wireLine, cityId }],
    })
    expect(error?.issues).toMatchObject([
      { path: ['shippingTemplatesRegionRequestList', 0, 'cityId'], message: '请选择城市' },
    ])
  })
})

test('the rules get their own words and units, and their paths lead back to the wire', () => {
  const lines = [{ first: 0.5, renewal: undefined }]
  const draft = { ...head, shippingTemplatesRegionRequestList: lines, shippingTemplatesFreeRequestList: [] }
  expect(templateOf(draft)).toEqual({
    freePostage: freePostage.is.custom,
    chargeBy: chargeBy.is.weight,
    lines: [{ first: 500, renewal: undefined }],
    freeLines: [],
  })
  expect(['chargeBy', 'freePostage', 'lines.2.regionIds', 'freeLines.0.price'].map(wirePathOf)).toEqual([
    'type',
    'appoint',
    'shippingTemplatesRegionRequestList.2.cityId',
    'shippingTemplatesFreeRequestList.0.price',
  ])
})

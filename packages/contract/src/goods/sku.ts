import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import type { SkuValues, Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { MAX_STOCK } from '@zhanggui/domain/product/sku/stock-rules'
import { fromUnits, toUnits } from '@zhanggui/domain/shipping/freight-units'
import { type ChargeBy, chargeBy } from '@zhanggui/domain/shipping/shipping-codes'
import { z } from 'zod'
import { unchecked, parsed, shaped, unreadable, yuan } from '../kernel/codecs.ts'
import { id } from '../kernel/endpoint.ts'
import { picture, pictureOrBlank } from '../kernel/fields.ts'
import { text } from '../kernel/shapes.ts'

/** 999 999.99 yuan (sheet: the form's own range). */
const MAX_PRICE: Fen = toFen(99_999_999)

const price = (label: string) =>
  yuan
    .refine((value) => value >= 0, `${label}不能为负数`)
    .refine((value) => value <= MAX_PRICE, `${label}不能超过999999.99`)
const stock = z.int('库存必须是整数').min(0, '库存不能为负数').max(MAX_STOCK, `库存不能超过${MAX_STOCK}`)

/** Kilograms or cubic metres on the wire, whole grams or cubic centimetres in the code. */
const measured = <Wire extends z.ZodType<number, number>>(by: ChargeBy, wire: Wire) =>
  z.codec(wire, unchecked<number>(), {
    decode: (measure) => Math.round(toUnits(by, measure)),
    encode: (units) => fromUnits(by, units) as z.output<Wire>,
  })
const typed = (label: string, decimals: number) =>
  z
    .number({ error: `${label}不能为空` })
    .min(0, `${label}不能为负数`)
    .max(99_999, `${label}过大`)
    .refine((value) => Math.round(value * 10 ** decimals) / 10 ** decimals === value, {
      message: `${label}最多${decimals}位小数`,
    })

/** Not a record of zod, which would lose a spec named `__proto__`. */
const isCombination = (value: unknown): value is SkuValues =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => typeof each === 'string')

const NO_COMBINATION = '规格组合格式不正确'
const combined = (wire: z.ZodString) =>
  z.codec(wire, unchecked<SkuValues>(), {
    decode: (sent, context) => {
      const values = parsed(sent)
      return isCombination(values) ? values : unreadable(context, sent, NO_COMBINATION)
    },
    encode: (values, context) =>
      isCombination(values) ? JSON.stringify(values) : unreadable(context, values, NO_COMBINATION),
  })

/** `{"颜色":"红","尺码":"S"}` */
export const combination = combined(z.string({ error: NO_COMBINATION }))
const trimmed = (values: SkuValues): SkuValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.trim(), value.trim()]))

const draftFields = z.object({
  id: z.int().min(0).optional(),
  attrValue: combined(z.string({ error: '规格明细不能为空' }).max(1000, '商品规格过长')),
  image: pictureOrBlank,
  /** 0 = not decided yet; such a SKU cannot be sold. */
  price: price('售价'),
  otPrice: price('原价'),
  cost: price('成本价'),
  stock,
  /** The stock that the form had loaded; only the difference is applied, so that sales in between are kept. */
  loadedStock: z.int().optional(),
  weight: measured(chargeBy.is.weight, typed('重量', 3)),
  volume: measured(chargeBy.is.volume, typed('体积', 6)),
  barCode: z.string().trim().max(40, '商品编号不能超过40个字符').default(''),
})

/** A SKU as a form has it; one without an id is new. */
export type SkuDraft = Omit<z.output<typeof draftFields>, 'attrValue'> & { readonly values: SkuValues }
const skuDraftFrom = (fields: typeof draftFields) =>
  shaped(fields, {
    decode: ({ id: known, attrValue, ...sku }): SkuDraft => ({
      ...(known ? { id: known } : {}),
      ...sku,
      values: trimmed(attrValue),
    }),
    encode: (sku) => ({ ...sku, attrValue: sku.values }),
  })
export const skuDraft = skuDraftFrom(draftFields)
export const wholeSkuDraft = skuDraftFrom(draftFields.extend({ image: picture('规格图片不能为空') }))

/** What may change without a new review. */
export const skuAmounts = draftFields.pick({ price: true, stock: true, loadedStock: true }).extend({ id })

const rowFields = z.object({
  id: z.int(),
  sku: z.string(),
  attrValue: combination,
  image: z.string(),
  price: yuan,
  otPrice: yuan,
  cost: yuan,
  stock: z.int(),
  sales: z.int(),
  weight: measured(chargeBy.is.weight, z.number()),
  volume: measured(chargeBy.is.volume, z.number()),
  barCode: z.string(),
})

/** A SKU as it is stored. `label`: the values joined by a comma, in the order of the specs. */
export type SkuRow = Omit<z.output<typeof rowFields>, 'attrValue' | 'sku'> & {
  readonly values: SkuValues
  readonly label: string
}
// Explicit fields instead of rest: with two thousand SKUs the rest copy dominates.
export const skuRow = shaped(rowFields, {
  decode: (row): SkuRow => ({
    id: row.id,
    label: row.sku,
    values: row.attrValue,
    image: row.image,
    price: row.price,
    otPrice: row.otPrice,
    cost: row.cost,
    stock: row.stock,
    sales: row.sales,
    weight: row.weight,
    volume: row.volume,
    barCode: row.barCode,
  }),
  encode: (row) => ({
    id: row.id,
    sku: row.label,
    attrValue: row.values,
    image: row.image,
    price: row.price,
    otPrice: row.otPrice,
    cost: row.cost,
    stock: row.stock,
    sales: row.sales,
    weight: row.weight,
    volume: row.volume,
    barCode: row.barCode,
  }),
})

/** A SKU in a picker, which every role may open; the cost price needs the read permission. */
export type PickedSku = Omit<SkuRow, 'cost'> & { readonly cost?: Fen | undefined }
export const pickedSku = shaped(rowFields.extend({ cost: yuan.optional() }), {
  decode: ({ sku, attrValue, ...row }): PickedSku => ({ ...row, label: sku, values: attrValue }),
  encode: ({ label, values, ...row }) => ({ ...row, sku: label, attrValue: values }),
})

/** A SKU of a product that is not saved yet. */
export type NewSku = Omit<SkuRow, 'id' | 'label' | 'sales'>
export const newSku = shaped(rowFields.omit({ id: true, sku: true, sales: true }), {
  decode: ({ attrValue, ...sku }): NewSku => ({ ...sku, values: attrValue }),
  encode: ({ values, ...sku }) => ({ ...sku, attrValue: values }),
})

/** `红,蓝`; a JSON text list where a comma would not tell the values apart. */
const specValues = (wire: z.ZodString) =>
  z.codec(wire, z.array(z.string()), {
    decode: (sent) => {
      const list = sent.startsWith('[') ? parsed(sent) : undefined
      const isList = Array.isArray(list) && list.every((value) => typeof value === 'string')
      return (isList ? list : sent.split(',')).map((value) => value.trim())
    },
    encode: (values) => {
      const isPlain = values.every((value) => !value.includes(',')) && !values[0]?.startsWith('[')
      return isPlain ? values.join(',') : JSON.stringify(values)
    },
  })

export const valueList = specValues(z.string())

type Named = Spec & { readonly id?: number | undefined }
export const specDraft = shaped(
  z.object({
    id: z.int().min(0).optional(),
    attrName: text('规格名称', { max: 32 }),
    attrValues: specValues(z.string({ error: '规格值不能为空' }).min(1, '规格值不能为空').max(4000, '规格值过长')),
  }),
  {
    decode: ({ attrName, attrValues, ...spec }): Named => ({ ...spec, name: attrName, values: attrValues }),
    encode: ({ name, values, id: known }) => ({ id: known, attrName: name, attrValues: [...values] }),
  },
)

export const specRow = shaped(z.object({ id: z.int(), attrName: z.string(), attrValues: valueList }), {
  decode: ({ id: known, attrName, attrValues }) => ({
    id: known,
    name: attrName,
    values: attrValues as readonly string[],
  }),
  encode: ({ id: known, name, values }) => ({ id: known, attrName: name, attrValues: [...values] }),
})

/** A spec of a product that is not saved yet; its values are a list on the wire. */
export const newSpec = shaped(z.object({ attrName: z.string(), attrValues: z.array(z.string()) }), {
  decode: ({ attrName, attrValues }): Spec => ({ name: attrName, values: attrValues }),
  encode: ({ name, values }) => ({ attrName: name, attrValues: [...values] }),
})

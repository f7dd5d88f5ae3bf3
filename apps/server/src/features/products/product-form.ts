import type { ProductDraft, SkuDraft } from '@zhanggui/contract/product-draft'
import { isFileAddress } from '@zhanggui/domain/kernel/file-address'
import { parseCombination, parsed, parseSpecValues } from '@zhanggui/domain/product/spec-text'
import {
  type SkuValues,
  single,
  skuText,
  type Spec,
  valuesIn,
  whyNotSkus,
  whyNotSpecs,
} from '@zhanggui/domain/product/sku-rules'
import { chargeBy } from '@zhanggui/domain/shipping/shipping-codes'
import { toUnits } from '@zhanggui/domain/shipping/freight-units'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { SkuFacts } from './sku.sql.ts'

const MOST_PICTURES = 10
const VIDEO = /\.(?:mp4|mov|m4v|avi|flv|mkv|wmv|rmvb|m2v)$/i
/** Of the values of one spec: what makes positions that stay when values are added. */
const RADIX = 50
const MOST_SPECS = 5

/** The addresses of the carousel; a main video may stand first. */
export function slidesIn(text: string): string[] {
  const list = parsed(text)
  const isList = Array.isArray(list) && list.every((item) => typeof item === 'string' && item.trim() !== '')
  const slides = isList
    ? (list as string[]).map((item) => item.trim())
    : refuse('轮播图格式不正确', { field: 'sliderImage' })
  const wrong = slides.find((address) => !isFileAddress(address))
  if (wrong !== undefined) refuse(`轮播图地址不正确：${wrong.slice(0, 50)}`, { field: 'sliderImage' })
  const pictures = slides.filter((address) => !VIDEO.test(address))
  if (pictures.length === 0) refuse('轮播图不能为空', { field: 'sliderImage' })
  if (pictures.length > MOST_PICTURES) refuse(`最多选择${MOST_PICTURES}张图片！`, { field: 'sliderImage' })
  if (slides.some((address, index) => index > 0 && VIDEO.test(address))) {
    refuse('主图视频只能有一个，并且排在第一位', { field: 'sliderImage' })
  }
  return slides
}

export const specsIn = (attr: ProductDraft['attr']): Spec[] =>
  attr.map(({ attrName, attrValues }) => ({
    name: attrName.trim(),
    values: parseSpecValues(attrValues).map((value) => value.trim()),
  }))

/** A SKU as the form has it: who it was before, and how much its stock is to change. */
export interface FormSku extends Omit<SkuFacts, 'id'> {
  readonly id: number | undefined
  readonly stock: number
  readonly loadedStock: number | undefined
}

export function formSku(draft: SkuDraft): Omit<FormSku, 'label' | 'position'> {
  const values = parseCombination(draft.attrValue) ?? refuse('商品规格属性格式不正确', { field: 'attrValue' })
  return {
    id: draft.id || undefined,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name.trim(), value.trim()])),
    image: draft.image,
    price: draft.price,
    otPrice: draft.otPrice,
    cost: draft.cost,
    weight: Math.round(toUnits(chargeBy.is.weight, draft.weight)),
    volume: Math.round(toUnits(chargeBy.is.volume, draft.volume)),
    barCode: draft.barCode,
    stock: draft.stock,
    loadedStock: draft.loadedStock,
  }
}

/** Where it stands and how it is called among the combinations of these specs. */
export const placeOf = (specs: readonly Spec[], values: SkuValues) => ({
  label: skuText(valuesIn(specs, values)),
  position: specs.reduce(
    (sum, { name, values: choice }, index) =>
      sum + Math.max(0, choice.indexOf(values[name] ?? '')) * RADIX ** (MOST_SPECS - 1 - index),
    0,
  ),
})

/** Specs and SKUs together: a product without specs has one of each. */
export function checkSpecs(isMultiSpec: boolean, specs: readonly Spec[], skus: readonly SkuValues[]) {
  refuseIf(whyNotSpecs(specs), { field: 'attr' })
  const isSingle =
    specs.length === 1 && skus.length === 1 && specs[0]?.name === single.name && specs[0].values.length === 1
  if (!isMultiSpec && !isSingle) refuse('单规格商品属性值不能大于1', { field: 'attr' })
  refuseIf(whyNotSkus(specs, skus), { field: 'attrValue' })
}

/** Whether the texts of a form say what they should: all that can be told without the database. */
export function checkForm(draft: Pick<ProductDraft, 'sliderImage' | 'specType' | 'attr' | 'attrValue'>) {
  slidesIn(draft.sliderImage)
  const skus = draft.attrValue.map((sku) => formSku(sku).values)
  checkSpecs(draft.specType, specsIn(draft.attr), skus)
}

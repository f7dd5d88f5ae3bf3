import { missingParts, type PartField, type ProductSheet } from './product-parts.ts'
import {
  needsReview,
  productStateOf,
  type ProductContext,
  type ProductFlags,
  type ProductState,
} from './product-flags.ts'
import { whyNotSpecs, type Spec } from './sku/sku-rules.ts'

interface FormSku {
  readonly stock?: number | undefined
  /** The names of figures that cannot be saved as they are. */
  readonly wrong?: readonly string[]
}

/** A product as its form has it. */
export interface ProductFormSheet extends ProductSheet {
  readonly name: string
  readonly attr: readonly Spec[]
  readonly attrValue: readonly (ProductSheet['attrValue'][number] & FormSku)[]
}

interface Standing {
  /** None: not saved yet. */
  readonly flags?: ProductFlags | undefined
  readonly context: Pick<ProductContext, 'productSwitch' | 'storeOpen'>
}

export interface MissingStep {
  readonly field: PartField | 'name' | 'state'
  readonly text: string
}

/** 为什么还不能上架: what is missing, in the order of the form, what is wrong, and what the shop and the review say. */
export function whyNotOnSale(sheet: ProductFormSheet, { flags, context }: Standing): MissingStep[] {
  const specs = sheet.specType && sheet.attr.length > 0 ? whyNotSpecs(sheet.attr) : undefined
  const skus = [...wrongFigures(sheet), ...(flags?.isShow ? [] : unstocked(sheet))]
  const state = whyNotYet(flags, context)
  return [
    ...(sheet.name.trim() === '' ? [{ field: 'name' as const, text: '请输入商品名称' }] : []),
    ...missingParts(sheet).map(({ field, text }) => ({ field, text })),
    ...(specs ? [{ field: 'attr' as const, text: specs }] : []),
    ...skus.map((text) => ({ field: 'attrValue' as const, text })),
    ...(state ? [{ field: 'state' as const, text: state }] : []),
  ]
}

function wrongFigures({ attrValue: skus, specType }: ProductFormSheet): string[] {
  const names = [...new Set(skus.flatMap(({ wrong = [] }) => wrong))]
  return names.map((name) => {
    const count = skus.filter(({ wrong }) => wrong?.includes(name)).length
    return specType ? `${count} 个规格的${name}有误` : `规格的${name}有误`
  })
}

/** A new SKU begins without stock: that may be meant, but nobody has said so. */
const unstocked = ({ attrValue: skus }: ProductFormSheet): string[] =>
  skus.length > 0 && skus.every(({ stock }) => stock === 0) ? ['库存都是 0，请确认'] : []

const whyNotInState: Partial<Record<ProductState, string>> = {
  draft: '尚未提交平台审核',
  inReview: '平台审核中',
  refused: '审核未通过，请修改后重新提审',
  recycled: '商品在回收站',
  deleted: '商品已经删除',
}

function whyNotYet(flags: ProductFlags | undefined, context: Standing['context']) {
  if (flags && productStateOf(flags) === 'onSale') return undefined
  const state = flags && productStateOf(flags)
  // What needs no review is a draft only as long as something is missing, and that is told above.
  const isDraft = state === undefined || state === 'draft'
  const isReviewed = isDraft ? needsReview(flags, context) : state !== 'warehouse'
  const why = isReviewed ? whyNotInState[state ?? 'draft'] : undefined
  return why ?? (context.storeOpen ? undefined : '商户开关未开启')
}

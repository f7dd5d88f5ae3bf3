import type { Fen } from '../kernel/money.ts'
import { productStateOf, type ProductContext, type ProductFlags, type ProductState } from './product-state.ts'
import { whyNotSpecs, type Spec } from './sku/sku-rules.ts'

interface SheetSku {
  readonly image: string
  readonly price?: Fen | undefined
  readonly stock?: number | undefined
  /** The names of other figures that cannot be saved as they are. */
  readonly wrong?: readonly string[]
}

/** A product as its form has it, by the names of the form's fields. */
export interface ProductSheet {
  readonly name: string
  readonly cateId: readonly number[]
  readonly categoryId?: number | undefined
  /** 0 = 其他 */
  readonly brandId?: number | undefined
  readonly unitName: string
  readonly tempId?: number | undefined
  readonly intro: string
  readonly image: string
  readonly sliderImage: readonly string[]
  readonly specType: boolean
  readonly attr: readonly Spec[]
  readonly attrValue: readonly SheetSku[]
  readonly deliveryMethod: readonly string[]
}

interface Standing {
  /** None: not saved yet. */
  readonly flags?: ProductFlags | undefined
  readonly context: Pick<ProductContext, 'productSwitch' | 'storeOpen'>
}

export interface MissingStep {
  readonly field: keyof ProductSheet | 'state'
  readonly text: string
}

const CHEAPEST = 1
const DEAREST = 99_999_999

/** 为什么还不能上架: what is missing, in the order of the form, and then what the shop and the review say. */
export function whyNotOnSale(sheet: ProductSheet, { flags, context }: Standing): MissingStep[] {
  const missing: [isMissing: boolean, field: MissingStep['field'], text: string][] = [
    [isBlank(sheet.name), 'name', '请输入商品名称'],
    [sheet.cateId.length === 0, 'cateId', '请选择商户商品分类'],
    [!sheet.categoryId, 'categoryId', '请选择平台商品分类'],
    [sheet.brandId === undefined, 'brandId', '请选择商品品牌'],
    [isBlank(sheet.unitName), 'unitName', '请输入单位'],
    [!sheet.tempId, 'tempId', '请选择运费模板'],
    [isBlank(sheet.intro), 'intro', '请输入商品简介'],
    [isBlank(sheet.image), 'image', '请上传商品图'],
    [sheet.sliderImage.length === 0, 'sliderImage', '请上传商品轮播图'],
  ]
  const specs = sheet.specType ? whyNotSpecs(sheet.attr) : undefined
  const state = whyNotYet(flags, context)
  return [
    ...missing.flatMap(([isMissing, field, text]) => (isMissing ? [{ field, text }] : [])),
    ...(specs ? [{ field: 'attr' as const, text: specs }] : []),
    ...[...skuTexts(sheet), ...(flags?.isShow ? [] : untouched(sheet))].map((text) => ({
      field: 'attrValue' as const,
      text,
    })),
    ...(sheet.deliveryMethod.length === 0 ? [{ field: 'deliveryMethod' as const, text: '请选择配送方式' }] : []),
    ...(state ? [{ field: 'state' as const, text: state }] : []),
  ]
}

const isBlank = (text: string) => text.trim() === ''

function skuTexts({ attrValue: skus, specType }: ProductSheet): string[] {
  if (skus.length === 0) return ['规格明细不能为空']
  const unpictured = skus.filter(({ image }) => image === '').length
  const unpriced = skus.filter(({ price }) => price === undefined || price < CHEAPEST || price > DEAREST).length
  const counted = counter(specType)
  const names = [...new Set(skus.flatMap(({ wrong = [] }) => wrong))]
  return [
    ...(unpictured > 0 ? [counted(unpictured, '没有图片')] : []),
    ...(unpriced > 0 ? [counted(unpriced, '的售价不在 0.01~999999.99 之间')] : []),
    ...names.map((name) => counted(skus.filter(({ wrong }) => wrong?.includes(name)).length, `的${name}有误`)),
  ]
}

const counter = (specType: boolean) => (count: number, what: string) =>
  specType ? `${count} 个规格${what}` : `规格${what}`

/** A new SKU begins with a price of 0.01 and no stock: both may be meant, but nobody has said so. */
function untouched({ attrValue: skus, specType }: ProductSheet): string[] {
  const unpriced = skus.filter(({ price }) => price === CHEAPEST).length
  const isEmpty = skus.length > 0 && skus.every(({ stock }) => stock === 0)
  return [
    ...(unpriced > 0 ? [counter(specType)(unpriced, '的售价还是 0.01，请确认')] : []),
    ...(isEmpty ? ['库存都是 0，请确认'] : []),
  ]
}

const whyNotInState: Partial<Record<ProductState, string>> = {
  draft: '尚未提交平台审核',
  inReview: '平台审核中',
  refused: '审核未通过，请修改后重新提审',
  recycled: '商品在回收站',
  deleted: '商品已经删除',
}

function whyNotYet(flags: ProductFlags | undefined, { productSwitch, storeOpen }: Standing['context']) {
  const unsaved = productSwitch ? 'draft' : 'warehouse'
  const state = flags ? productStateOf(flags) : unsaved
  return whyNotInState[state] ?? (storeOpen || state === 'onSale' ? undefined : '商户开关未开启')
}

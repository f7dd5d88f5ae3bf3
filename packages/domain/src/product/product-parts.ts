import { codeTable } from '../kernel/code-table.ts'
import type { Fen } from '../kernel/money.ts'
import { isVirtual, type ProductType, productType } from './product-codes.ts'

/** What a product must have before it can be sold. The codes are fields of the form, `sku…` those of its SKUs. */
export const productPart = codeTable({
  storeCategories: { code: 'cateId', label: '商户商品分类' },
  category: { code: 'categoryId', label: '平台商品分类' },
  brand: { code: 'brandId', label: '品牌' },
  unit: { code: 'unitName', label: '单位' },
  template: { code: 'tempId', label: '运费模板' },
  intro: { code: 'intro', label: '商品简介' },
  cover: { code: 'image', label: '商品封面图' },
  slides: { code: 'sliderImage', label: '商品轮播图' },
  specs: { code: 'attr', label: '规格' },
  skus: { code: 'attrValue', label: '规格明细' },
  skuImages: { code: 'skuImage', label: '规格图片' },
  skuPrices: { code: 'skuPrice', label: '售价' },
  delivery: { code: 'deliveryMethod', label: '配送方式' },
})
export type ProductPart = (typeof productPart.codes)[number]

/** The field of the form where a part is filled in. */
export type PartField = Exclude<ProductPart, 'skuImage' | 'skuPrice'>

/** A product as far as it is filled in, by the names of the form's fields. */
export interface ProductSheet {
  /** Ordinary goods where it is not said. */
  readonly type?: ProductType
  readonly cateId: readonly number[]
  readonly categoryId?: number | null | undefined
  /** 0 = 其他 */
  readonly brandId?: number | null | undefined
  readonly unitName: string
  readonly tempId?: number | null | undefined
  readonly intro: string
  readonly image: string
  /** Without the main video. */
  readonly sliderImage: readonly string[]
  readonly specType: boolean
  readonly attr: readonly unknown[]
  readonly attrValue: readonly { readonly image: string; readonly price?: Fen | undefined }[]
  readonly deliveryMethod: readonly string[]
}

export interface MissingPart {
  readonly part: ProductPart
  readonly field: PartField
  readonly text: string
}

const isBlank = (text: string) => text.trim() === ''

/** What a half product lacks, in the order of the form. Nothing: it is whole, and may be reviewed and sold. */
export function missingParts(sheet: ProductSheet): MissingPart[] {
  const { type = productType.is.ordinary, specType, attr, attrValue: skus } = sheet
  const isCarried = !isVirtual(type)
  const unpictured = skus.filter(({ image }) => image === '').length
  const unpriced = skus.filter(({ price }) => !price).length
  const counted = (count: number, what: string) => (specType ? `${count} 个规格${what}` : `规格${what}`)
  const parts: [isMissing: boolean, part: PartField, text: string, of?: ProductPart][] = [
    [sheet.cateId.length === 0, 'cateId', '请选择商户商品分类'],
    [!sheet.categoryId, 'categoryId', '请选择平台商品分类'],
    [sheet.brandId === undefined || sheet.brandId === null, 'brandId', '请选择品牌'],
    [isBlank(sheet.unitName), 'unitName', '请输入单位'],
    [isCarried && !sheet.tempId, 'tempId', '请选择运费模板'],
    [isBlank(sheet.intro), 'intro', '请输入商品简介'],
    [isBlank(sheet.image), 'image', '请上传商品封面图'],
    [sheet.sliderImage.length === 0, 'sliderImage', '请上传商品轮播图'],
    [specType && attr.length === 0, 'attr', '请填写规格！'],
    [skus.length === 0, 'attrValue', '规格明细不能为空'],
    [unpictured > 0, 'attrValue', counted(unpictured, '没有图片'), 'skuImage'],
    [unpriced > 0, 'attrValue', counted(unpriced, '没有售价'), 'skuPrice'],
    [isCarried && sheet.deliveryMethod.length === 0, 'deliveryMethod', '请选择配送方式'],
  ]
  return parts.flatMap(([isMissing, field, text, part = field]) => (isMissing ? [{ part, field, text }] : []))
}

/** How the reason begins, whatever is missing. */
export const INCOMPLETE = '商品资料不完整'

/** Why a product cannot be sold or reviewed yet. */
export const whyNotWhole = (missing: readonly ProductPart[]): string | undefined =>
  missing.length === 0 ? undefined : `${INCOMPLETE}，还缺：${missing.map((part) => productPart.label(part)).join('、')}`

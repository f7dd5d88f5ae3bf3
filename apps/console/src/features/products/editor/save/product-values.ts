import { blankLine, type SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import type { CollectedProduct } from '@zhanggui/contract/goods/product-collect'
import type { NewSku } from '@zhanggui/contract/goods/sku'
import { deliveryMethod, type ProductType, productType } from '@zhanggui/domain/product/product-codes'
import { single, type Spec } from '@zhanggui/domain/product/sku/sku-rules'

/** What the form holds while it is being filled in, by the names of the call. */
export interface ProductValues {
  /** Chosen once, before the product is saved for the first time. */
  readonly type: ProductType
  readonly name: string
  readonly cateId: readonly number[]
  readonly categoryId?: number | undefined
  readonly brandId?: number | undefined
  readonly unitName: string
  readonly tempId?: number | undefined
  readonly keyword: readonly string[]
  readonly intro: string
  readonly image: string
  /** A main video stands first. */
  readonly sliderImage: readonly string[]
  readonly guaranteeIds: readonly number[]
  readonly couponIds: readonly number[]
  readonly specType: boolean
  readonly attr: readonly Spec[]
  readonly attrValue: readonly SkuLine[]
  readonly content: string
  readonly deliveryMethod: readonly string[]
  readonly refundSwitch: boolean
  readonly sort?: number | undefined
}

const VIDEO = /\.(?:mp4|mov|m4v|avi|flv|mkv|wmv|rmvb|m2v)$/i
const isVideoAddress = (address: string): boolean => VIDEO.test(address)
export const picturesIn = (slides: readonly string[]): string[] => slides.filter((each) => !isVideoAddress(each))
export const videoIn = (slides: readonly string[]): string => slides.find(isVideoAddress) ?? ''

/** The one line of a product without specs. */
export const singleLine = (image = ''): SkuLine => ({ ...blankLine({ [single.name]: single.values[0] ?? '' }), image })

export const newValues: ProductValues = {
  type: productType.is.ordinary,
  name: '',
  cateId: [],
  unitName: '',
  keyword: [],
  intro: '',
  image: '',
  sliderImage: [],
  guaranteeIds: [],
  couponIds: [],
  specType: false,
  attr: [single],
  attrValue: [singleLine()],
  content: '',
  deliveryMethod: [deliveryMethod.is.courier],
  refundSwitch: true,
  sort: 0,
}

export const valuesFrom = (product: ProductDetail): ProductValues => ({
  type: product.type === productType.is.virtual ? productType.is.virtual : productType.is.ordinary,
  name: product.name,
  cateId: product.cateId,
  categoryId: product.categoryId ?? undefined,
  brandId: product.brandId ?? undefined,
  unitName: product.unitName,
  tempId: product.tempId ?? undefined,
  keyword: product.keyword,
  intro: product.intro,
  image: product.image,
  sliderImage: product.sliderImage,
  guaranteeIds: product.guaranteeIds,
  couponIds: product.couponIds,
  specType: product.specType,
  attr: product.attr.map(({ name, values }) => ({ name, values })),
  attrValue: linesOf(product),
  content: product.content,
  deliveryMethod: product.deliveryMethod,
  refundSwitch: product.refundSwitch,
  sort: product.sort,
})

/** Half a product may have no SKU yet, but without specs it shows the line of its one. */
const linesOf = ({ attrValue: skus, specType, image }: ProductDetail): readonly SkuLine[] =>
  skus.length === 0 && !specType
    ? [singleLine(image)]
    : skus.map((sku) => ({ ...lineFrom(sku), id: sku.id, loadedStock: sku.stock }))

/** What another shop tells of a product; what it costs and how it is delivered is still to be thought about. */
export const collectedFrom = ({ type: _type, ...product }: CollectedProduct) => ({
  ...product,
  attrValue: product.attrValue.map(lineFrom),
})

/** A new product that begins as this one. */
export const copyOf = (values: ProductValues): ProductValues => ({
  ...values,
  attrValue: values.attrValue.map((line) => ({ ...line, id: undefined, loadedStock: undefined })),
})

const lineFrom = ({ values, image, price, cost, otPrice, stock, barCode, weight, volume }: NewSku): SkuLine => ({
  values,
  image,
  // Nothing costs nothing: it is still to be decided.
  price: price || undefined,
  cost: cost || undefined,
  otPrice: otPrice || undefined,
  stock,
  barCode,
  weight,
  volume,
})

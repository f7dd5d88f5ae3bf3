import { isVirtual, type ProductType } from '@zhanggui/domain/product/product-codes'
import { type MissingPart, missingParts, type ProductSheet } from '@zhanggui/domain/product/product-parts'
import {
  type SkuValues,
  single,
  skuText,
  type Spec,
  valuesIn,
  whyNotSkus,
  whyNotSpecs,
} from '@zhanggui/domain/product/sku/sku-rules'
import { refuse, refuseIf } from '#platform/http/refusals'

const MAX_PICTURES = 10
const VIDEO = /\.(?:mp4|mov|m4v|avi|flv|mkv|wmv|rmvb|m2v)$/i
/** Radix of a combination's position: at most this many values per spec, so adding values does not shift positions. */
const RADIX = 50
const MAX_SPECS = 5

const picturesIn = (slides: readonly string[]) => slides.filter((address) => !VIDEO.test(address))

/** The carousel: pictures, and a main video may stand first. */
export function checkSlides(slides: readonly string[]) {
  const pictures = picturesIn(slides)
  if (pictures.length > MAX_PICTURES) refuse(`最多选择${MAX_PICTURES}张图片！`, { field: 'sliderImage' })
  if (slides.some((address, index) => index > 0 && VIDEO.test(address))) {
    refuse('主图视频只能有一个，并且排在第一位', { field: 'sliderImage' })
  }
}

/** Position and label of a combination within these specs. */
export const placeOf = (specs: readonly Spec[], values: SkuValues) => ({
  label: skuText(valuesIn(specs, values)),
  position: specs.reduce(
    (sum, { name, values: choice }, index) =>
      sum + Math.max(0, choice.indexOf(values[name] ?? '')) * RADIX ** (MAX_SPECS - 1 - index),
    0,
  ),
})

interface OfType {
  readonly type: ProductType
  readonly tempId: number | null
  readonly deliveryMethod: readonly string[]
  readonly refundSwitch: boolean
}

interface CheckedForm {
  readonly sliderImage: readonly string[]
  readonly specType: boolean
  readonly attr: readonly Spec[]
  readonly attrValue: readonly { readonly values: SkuValues }[]
}

/** Checks specs and SKUs together, as far as there are any; a product without specs has one of each. */
export function checkSpecs(isMultiSpec: boolean, specs: readonly Spec[], skus: readonly SkuValues[]) {
  if (specs.length > 0) refuseIf(whyNotSpecs(specs), { field: 'attr' })
  const isSingle =
    specs.length === 1 && skus.length <= 1 && specs[0]?.name === single.name && specs[0].values.length === 1
  if (!isMultiSpec && !isSingle) refuse('单规格商品只能有一个规格', { field: 'attr' })
  if (skus.length > 0) refuseIf(whyNotSkus(specs, skus), { field: 'attrValue' })
}

/** Goods that nobody carries have no freight and no ways of delivery; all others can be given back, whatever was sent. */
export const asOfType = <F extends OfType>(form: F): F =>
  isVirtual(form.type) ? { ...form, tempId: null, deliveryMethod: [] } : { ...form, refundSwitch: true }

/** What the form lacks before it can be reviewed or sold. */
export const lackingIn = ({ sliderImage, ...form }: ProductSheet): MissingPart[] =>
  missingParts({ ...form, sliderImage: picturesIn(sliderImage) })

/** All checks of a whole form that need no database. */
export function checkForm({ sliderImage, specType, attr, attrValue }: CheckedForm) {
  if (picturesIn(sliderImage).length === 0) refuse('轮播图不能为空', { field: 'sliderImage' })
  checkSlides(sliderImage)
  checkSpecs(
    specType,
    attr,
    attrValue.map(({ values }) => values),
  )
}

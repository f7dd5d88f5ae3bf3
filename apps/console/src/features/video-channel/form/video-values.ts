import { fieldsOf } from '#ui/form/fields-of.ts'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import type { DraftDetail } from '@zhanggui/contract/video/video-fields'
import { MEDIA_BASE } from '@zhanggui/domain/kernel/file/file-address'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { NO_BRAND } from '@zhanggui/domain/video/video-codes'
import { MOST_PICTURES } from '@zhanggui/domain/video/video-rules'

/** A SKU that is sold in the channel; its price is empty until somebody decides it. */
export interface ChosenSku {
  readonly id: number
  readonly price: Fen | undefined
}

export interface VideoValues {
  readonly primaryProductId: number | undefined
  readonly title: string
  readonly headImg: readonly string[]
  readonly qualificationPics: readonly string[]
  readonly thirdCatId: number | undefined
  readonly brandId: number
  readonly tempId: number | undefined
  readonly unitName: string
  readonly giveIntegral: number
  readonly ficti: number
  readonly descInfo: string
  readonly attrValue: readonly ChosenSku[]
}

export const newValues: VideoValues = {
  primaryProductId: undefined,
  title: '',
  headImg: [],
  qualificationPics: [],
  thirdCatId: undefined,
  brandId: NO_BRAND,
  tempId: undefined,
  unitName: '',
  giveIntegral: 0,
  ficti: 0,
  descInfo: '',
  attrValue: [],
}

export const valuesOf = (draft: DraftDetail): VideoValues => ({
  ...fieldsOf<VideoValues>(newValues, draft),
  attrValue: draft.attrValue.map(({ id, price }) => ({ id, price })),
})

/** The social platform takes pictures of the shop's own library only, and no videos. */
const isOwnPicture = (address: string) => address.startsWith(`${MEDIA_BASE}/`) && !/\.mp4$/i.test(address)

/** What is known of a product that was just chosen; `detail` for those who may read products. */
export function valuesFrom(product: PickerRow, detail: ProductDetail | undefined): Partial<VideoValues> {
  const pictures = (detail?.sliderImage ?? [product.image]).filter(isOwnPicture)
  return {
    primaryProductId: product.id,
    title: product.name,
    unitName: product.unitName,
    headImg: pictures.slice(0, MOST_PICTURES),
    attrValue: product.attrValue.map(({ id, price }) => ({ id, price })),
    ...(detail && { descInfo: detail.content, tempId: detail.tempId ?? undefined }),
  }
}

import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import type { LiveGoodsDraft, LiveGoodsRow } from '@zhanggui/contract/live/goods'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { cutToWidth } from '@zhanggui/domain/kernel/text/text-width'
import { type LivePriceType, livePriceType } from '@zhanggui/domain/live/live-goods-codes'
import { LIVE_NAME_WIDTH, whyNotLiveName, whyNotLivePrice } from '@zhanggui/domain/live/live-goods-rules'

/** Goods as they are being filled in; prices are empty until somebody decides them. */
export interface GoodsDraft {
  readonly productId: number
  readonly name: string
  readonly cover: string
  readonly priceType: LivePriceType
  readonly price: Fen | undefined
  readonly price2: Fen | undefined
}

/** A product as live goods: its name as far as it fits, its picture and its price. */
const draftFrom = ({ id, name, image, price }: PickerRow): GoodsDraft => ({
  productId: id,
  name: cutToWidth(name, LIVE_NAME_WIDTH),
  cover: image,
  priceType: livePriceType.is.fixed,
  price,
  price2: undefined,
})

export const draftOf = ({ productId, name, coverImgUrlLocal, priceType, price, price2 }: LiveGoodsRow): GoodsDraft => ({
  productId,
  name,
  cover: coverImgUrlLocal,
  priceType,
  price,
  price2: price2 ?? undefined,
})

/** What was picked joins what is there; that keeps what was typed. */
export function withPicked(goods: readonly GoodsDraft[], picked: readonly PickerRow[]): readonly GoodsDraft[] {
  const known = new Set(goods.map(({ productId }) => productId))
  return [...goods, ...picked.filter(({ id }) => !known.has(id)).map(draftFrom)]
}

/** What is wrong with one row, in the words of the server. */
export function whyNotDraft(draft: GoodsDraft): string | undefined {
  if (draft.cover === '') return '请选择商品图'
  return whyNotLiveName(draft.name.trim()) ?? whyNotLivePrice(draft)?.message
}

/** Every row is looked at; the first that has a problem says so. */
export function whyNotDrafts(goods: readonly GoodsDraft[]): string | undefined {
  if (goods.length === 0) return '请至少添加一个商品'
  for (const [index, draft] of goods.entries()) {
    const problem = whyNotDraft(draft)
    if (problem) return goods.length === 1 ? problem : `第 ${index + 1} 行：${problem}`
  }
  return undefined
}

export const inputOf = ({ productId, name, cover, priceType, price, price2 }: GoodsDraft): LiveGoodsDraft => ({
  productId,
  name: name.trim(),
  coverImgUrlLocal: cover,
  priceType,
  price,
  ...(priceType !== livePriceType.is.fixed && { price2 }),
})

import { type Fen, formatYuan, toFen } from '../kernel/money.ts'
import { textWidth } from '../kernel/text/text-width.ts'
import { type LivePriceType, livePriceType, type LiveReview, liveReview } from './live-goods-codes.ts'

/** 14 Chinese characters. */
export const LIVE_NAME_WIDTH = 28
/** 99 999.00 yuan. */
const MAX_LIVE_PRICE: Fen = toFen(9_999_900)

export const whyNotLiveName = (name: string): string | undefined => {
  if (name === '') return '商品名称不能为空'
  return textWidth(name) > LIVE_NAME_WIDTH ? '商品名称不能超过14个汉字' : undefined
}

export interface LivePrice {
  readonly priceType: LivePriceType
  readonly price: Fen | undefined
  /** The upper end of a range, or what a discounted price is now. */
  readonly price2: Fen | undefined
}

const isPrice = (price: Fen | undefined): price is Fen => price !== undefined && price > 0 && price <= MAX_LIVE_PRICE

/** What is wrong with a price, and where (sheet of marketing, 4.6). */
export function whyNotLivePrice({ priceType, price, price2 }: LivePrice) {
  const { fixed, range } = livePriceType.is
  if (price === undefined) {
    return { field: 'price', message: priceType === fixed ? '请填写直播价' : '两个价格不能为空' } as const
  }
  if (!isPrice(price)) return { field: 'price', message: '价格范围为0.01~99999' } as const
  if (priceType === fixed) return undefined
  if (price2 === undefined) return { field: 'price2', message: '两个价格不能为空' } as const
  if (!isPrice(price2)) return { field: 'price2', message: '价格范围为0.01~99999' } as const
  if (priceType === range) {
    return price <= price2 ? undefined : ({ field: 'price2', message: '左边价格不能大于右边价格' } as const)
  }
  return price2 < price ? undefined : ({ field: 'price2', message: '现价必须小于原价' } as const)
}

export const livePriceText = (price: Fen, price2: Fen | null): string =>
  price2 === null ? formatYuan(price) : `${formatYuan(price)}~${formatYuan(price2)}`

/** The page of the mini-program that shows the product. */
export const livePageOf = (productId: number): string => `pages/goods/goods_details/index?id=${productId}`

export type LiveGoodsAction =
  | 'edit'
  | 'delete'
  | 'withdraw'
  | 'resubmit'
  | 'import'
  | 'pass'
  | 'refuse'
  | 'replacePicture'

const { withdrawn, waiting, reviewing, refused, passed, failed } = liveReview.is
const MOVED = '直播商品审核状态已变化，请刷新后再试'

const allowed: Readonly<Record<LiveGoodsAction, { readonly from: readonly LiveReview[]; readonly message: string }>> = {
  edit: { from: [withdrawn, waiting, refused, passed, failed], message: '微信审核中，请先撤回再编辑' },
  delete: { from: [withdrawn, waiting, refused, passed, failed], message: '微信审核中，请先撤回再删除' },
  replacePicture: { from: [withdrawn, waiting, refused, failed], message: '换图后要重新审核，请在直播商品中编辑' },
  withdraw: { from: [reviewing], message: '直播商品状态并非微信审核中 不能执行撤回操作' },
  resubmit: { from: [withdrawn, refused, failed], message: '只有已撤回或审核失败的商品可以重新提交' },
  import: { from: [passed], message: '只有微信审核成功的商品可以导入直播间' },
  pass: { from: [waiting], message: MOVED },
  refuse: { from: [waiting], message: MOVED },
}

/** Why nothing of the kind may be done to goods in this state (sheet of marketing, 3.5): the guard and the button's hint. */
export function whyNotLiveGoods(status: LiveReview, action: LiveGoodsAction): string | undefined {
  const { from, message } = allowed[action]
  return from.includes(status) ? undefined : message
}

import { type Fen, toFen } from '../kernel/money.ts'
import { type ActivityTimes, activityStatusAt } from './activity-times.ts'
import {
  type SeckillAudit,
  seckillAudit,
  seckillRefusal,
  type SeckillStatus,
  seckillStatus,
  TOO_FEW_STARS,
} from './seckill-codes.ts'

export interface SeckillRefusal {
  readonly code: number
  readonly message: string
}

/** Why a shop cannot join an activity. */
export function whyNotJoin(
  activity: ActivityTimes & { readonly merStars: number },
  starLevel: number,
  now: Date,
): SeckillRefusal | undefined {
  if (activityStatusAt(activity, now) === seckillStatus.is.ended) return seckillRefusal.activityEnded
  if (!activity.isOpen) return seckillRefusal.activityClosed
  if (starLevel >= activity.merStars) return undefined
  return { code: TOO_FEW_STARS, message: `参加此活动最低需${activity.merStars}星商户` }
}

/** 99 999.00 yuan (sheet: the form's own range). */
export const MAX_ACTIVITY_PRICE: Fen = toFen(9_999_900)

/** Why a SKU cannot be sold at this price. */
export function whyNotPrice(activityPrice: number, salePrice: number): string | undefined {
  if (activityPrice <= 0) return '秒杀价格不能小于等于0'
  if (activityPrice > salePrice) return '活动价不能高于售价'
  return undefined
}

export interface OfferedSku {
  readonly price: Fen
  readonly stock: number
  readonly activityPrice: Fen
  readonly quota: number
}

/** Why a product cannot be offered with these prices and quantities. No stock is reserved by it. */
export function whyNotOffer(skus: readonly OfferedSku[]): string | undefined {
  for (const { price, stock, activityPrice, quota } of skus) {
    const reason = whyNotPrice(activityPrice, price)
    if (reason) return reason
    if (quota > stock) return '添加秒杀商品SKU限量不能超过库存'
  }
  return skus.some(({ quota }) => quota > 0) ? undefined : '添加秒杀商品限量必须大于0'
}

export interface SeckillState {
  readonly auditStatus: SeckillAudit
  readonly activityStatus: SeckillStatus
  /** Of the product that it is made of. */
  readonly base: { readonly isDeleted: boolean; readonly isApproved: boolean; readonly isOnSale: boolean }
}

export type SeckillAction = 'up' | 'down' | 'withdraw' | 'delete' | 'setPrice' | 'pass' | 'refuse' | 'forceDown'

const MOVED = '秒杀商品审核状态异常，请刷新后再试'
const { waiting, passed, refused } = seckillAudit.is

const auditOf: Readonly<Record<SeckillAction, { readonly needed?: SeckillAudit; readonly message: string }>> = {
  up: { needed: passed, message: MOVED },
  down: { message: '' },
  withdraw: { needed: waiting, message: MOVED },
  delete: { needed: refused, message: '只能删除审核失败的商品' },
  setPrice: { needed: passed, message: MOVED },
  pass: { needed: waiting, message: MOVED },
  refuse: { needed: waiting, message: MOVED },
  forceDown: { needed: passed, message: MOVED },
}

/** Why a seckill product may not do something (sheet of marketing, 2.2 and 3.4): the guard and the button's hint. */
export function whyNotSeckill({ auditStatus, activityStatus, base }: SeckillState, action: SeckillAction) {
  const { needed, message } = auditOf[action]
  if (needed !== undefined && auditStatus !== needed) return message
  if (action !== 'up' && action !== 'setPrice') return undefined
  if (activityStatus === seckillStatus.is.ended) return '秒杀活动已结束'
  if (action === 'setPrice') {
    return activityStatus === seckillStatus.is.running ? '活动进行中，不能修改价格' : undefined
  }
  if (base.isDeleted) return '商品不存在'
  if (!base.isApproved) return '基础商品审核状态异常，无法上架'
  return base.isOnSale ? undefined : '基础商品已下架，请先上架商品'
}

export interface PurchaseLimits {
  /** Pieces of one order; 0: as many as there are. */
  readonly oneQuota: number
  /** Pieces of one person over the whole activity; 0: as many as there are. */
  readonly allQuota: number
}

export const whyNotOrderPieces = (pieces: number, { oneQuota }: PurchaseLimits): string | undefined =>
  oneQuota > 0 && pieces > oneQuota ? `此商品单次秒杀最多可购买${oneQuota}件` : undefined

/** `bought`: pieces in orders of this person that were neither cancelled nor wholly refunded. */
export const whyNotBuyMore = (bought: number, pieces: number, { allQuota }: PurchaseLimits): string | undefined =>
  allQuota > 0 && bought + pieces > allQuota ? `此商品整场秒杀活动还可买${Math.max(0, allQuota - bought)}件` : undefined

/** A price at so many percent: half a fen counts as one, and nothing is given away. */
export const priceAtPercent = (price: Fen, percent: number): Fen =>
  toFen(Math.max(1, Math.floor((price * percent + 50) / 100)))

/** How much of the offer is sold, as buyers see it. */
export const soldPercent = (offered: number, left: number): number =>
  offered === 0 ? 0 : Math.floor(((offered - left) * 100) / offered)

/** What is left of a price after the cost, in percent of the price; negative below cost. */
export const marginPercent = (price: Fen, cost: Fen): number => Math.round(((price - cost) * 100) / price)

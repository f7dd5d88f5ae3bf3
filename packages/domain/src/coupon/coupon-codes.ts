import { codeTable } from '../kernel/code-table.ts'

/** What a coupon may be spent on. The shop has the first two; the others are the platform's. */
export const couponScope = codeTable({
  shop: { code: 1, label: '商家券' },
  products: { code: 2, label: '商品券' },
  general: { code: 3, label: '通用券' },
  category: { code: 4, label: '品类券' },
  brand: { code: 5, label: '品牌券' },
  shops: { code: 6, label: '跨店券' },
})
export type CouponScope = (typeof couponScope.codes)[number]

const { shop, products, ...platform } = couponScope.is
export const shopScopes = [shop, products] as const
export type ShopScope = (typeof shopScopes)[number]
export const platformScopes = [platform.general, platform.category, platform.brand, platform.shops] as const
export type PlatformScope = (typeof platformScopes)[number]

/** How a buyer comes by a coupon. */
export const couponReceive = codeTable({
  manual: { code: 1, label: '手动领取' },
  gift: { code: 2, label: '商品买赠券' },
})
export type CouponReceive = (typeof couponReceive.codes)[number]

/** Of a piece: one coupon in the hands of one buyer. */
export const pieceStatus = codeTable({
  unused: { code: 0, label: '未使用', tone: 'info' },
  used: { code: 1, label: '已使用', tone: 'success' },
  lapsed: { code: 2, label: '已失效', tone: 'neutral' },
})
export type PieceStatus = (typeof pieceStatus.codes)[number]

export const pieceSource = codeTable({
  claimed: { code: 'receive', label: '自己领取' },
  sent: { code: 'send', label: '商家发送' },
  bought: { code: 'buy', label: '购物赠送' },
})
export type PieceSource = (typeof pieceSource.codes)[number]

/** Where a coupon stands now; derived, never stored. */
export const couponPhase = codeTable({
  closed: { code: 'closed', label: '未开启', tone: 'neutral' },
  upcoming: { code: 'upcoming', label: '未开始', tone: 'warning' },
  running: { code: 'running', label: '进行中', tone: 'success' },
  soldOut: { code: 'soldOut', label: '已领完', tone: 'neutral' },
  over: { code: 'over', label: '已结束', tone: 'neutral' },
})
export type CouponPhase = (typeof couponPhase.codes)[number]

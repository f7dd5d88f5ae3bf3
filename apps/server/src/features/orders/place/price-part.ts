import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { type GoodsKind, goodsKind, shippingType } from '@zhanggui/domain/order/order-codes'
import { type OrderPrice, priceOrder } from '@zhanggui/domain/order/price-order'
import { deliveryMethod, productType } from '@zhanggui/domain/product/product-codes'
import { computeFreight, type ShippingTemplate } from '@zhanggui/domain/shipping/freight'
import { checkSlot } from '#features/delivery-times/public'
import { findShopState, whyNotOrder } from '#features/merchants/public'
import { findFreightTemplates } from '#features/shipping/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { Part, PartLine } from './checkout.ts'
import { findGoods, type OrderedGoods } from './ordered-goods.sql.ts'
import { findOffers, type Offers, type Promotions, promotionsOf, type Supposed } from './promotions.ts'
import { atSeckillPrice } from './seckill-price.ts'

export interface PricedLine extends PartLine {
  readonly goods: OrderedGoods
}

export interface PricedPart {
  readonly goodsKind: GoodsKind
  readonly price: OrderPrice
  readonly lines: readonly PricedLine[]
  readonly promotions: Promotions
}

/** Who orders, and where it goes. */
export interface Buyer {
  readonly uid: number
  readonly districtId: number
}

/** What one shop's part of a checkout costs now, or why it cannot be ordered. */
export async function pricePart(db: MerchantDb, part: Part, buyer: Buyer, now: Date): Promise<PricedPart> {
  const [cart] = await Promise.all([findCart(db, part, buyer, now), checkShop(db, part, now), checkSlot(db, part, now)])
  return priceGoods(db, cart, now)
}

/** What a cart would cost, whether the shop is open now or not, and as if some promotions were other than they are. */
export const priceTrial = async (db: MerchantDb, part: Part, buyer: Buyer, now: Date, supposed: Supposed) =>
  priceGoods(db, await findCart(db, part, buyer, now), now, supposed)

interface Cart {
  readonly part: Part
  readonly buyer: Buyer
  readonly found: ReadonlyMap<number, OrderedGoods>
  /** Of what somebody carries. */
  readonly templates: ReadonlyMap<number, ShippingTemplate>
  readonly offers: Offers
}

async function findCart(db: MerchantDb, part: Part, buyer: Buyer, now: Date): Promise<Cart> {
  const skuIds = part.detailList.map(({ attrValueId }) => attrValueId)
  const isCarried = part.shippingType === shippingType.is.delivery
  const productIds = isCarried ? [...new Set(part.detailList.map(({ productId }) => productId))] : []
  const [found, offers, templates] = await Promise.all([
    findGoods(db, skuIds),
    findOffers(db, part, buyer.uid, now),
    isCarried ? findFreightTemplates(db, productIds) : new Map<number, ShippingTemplate>(),
  ])
  return { part, buyer, found, offers, templates }
}

async function priceGoods(
  db: MerchantDb,
  { part, buyer, found, offers, templates }: Cart,
  now: Date,
  supposed?: Supposed,
): Promise<PricedPart> {
  const ordered = part.detailList.map((line) => ({
    ...line,
    goods: checkGoods(line, found.get(line.attrValueId), part),
  }))
  const lines = await atSeckillPrice(db, part, ordered, now, supposed?.seckillPrices)
  const freights = freightOf(part, lines, templates, buyer.districtId)
  const goods = lines.map((line, index) => ({
    unitPrice: line.goods.price,
    memberPrice: line.vipPrice,
    pieces: line.num,
    freight: freights[index] ?? toFen(0),
  }))
  const promotions = promotionsOf({ merId: db.merId, part, lines, offers }, goods, now, supposed)
  return { goodsKind: kindOf(lines), price: priceOrder(goods, promotions.discounts), lines, promotions }
}

async function checkShop(db: MerchantDb, { shippingType: way }: Part, now: Date) {
  const [{ isOpen, takesPickups }, refusal] = await Promise.all([findShopState(db), whyNotOrder(db, now)])
  if (!isOpen) refuse('店铺未营业')
  if (way === shippingType.is.pickUp && !takesPickups) refuse('店铺不支持门店自提')
  refuseIf(refusal)
}

function checkGoods({ productId, vipPrice }: PartLine, goods: OrderedGoods | undefined, part: Part): OrderedGoods {
  if (!goods || goods.productId !== productId || !goods.isOnSale) return refuse('商品已下架或规格不存在')
  const { productName, deliveryMethods, productType: type } = goods
  const isVirtual = type === productType.is.virtual
  if (isVirtual !== (part.shippingType === shippingType.is.virtual)) refuse(`${productName} 不支持所选的配送方式`)
  const method = part.shippingType === shippingType.is.pickUp ? deliveryMethod.is.pickup : deliveryMethod.is.courier
  if (!isVirtual && !deliveryMethods.includes(method)) refuse(`${productName} 不支持所选的配送方式`)
  if (vipPrice !== undefined && vipPrice > goods.price) refuse('会员价不能高于售价')
  return goods
}

/** Goods that nobody carries are ordered by themselves. */
function kindOf(lines: PricedPart['lines']): GoodsKind {
  const isVirtual = lines.some(({ goods }) => goods.productType === productType.is.virtual)
  return isVirtual ? goodsKind.is.virtual : goodsKind.is.plain
}

/** Lines of the same product are weighed together, by its template. */
function freightOf(part: Part, lines: PricedPart['lines'], templates: Cart['templates'], districtId: number): Fen[] {
  const freights = lines.map(() => toFen(0))
  if (part.shippingType !== shippingType.is.delivery) return freights
  for (const productId of new Set(lines.map((line) => line.productId))) {
    const places = [...lines.keys()].filter((place) => lines[place]?.productId === productId)
    const own = places.flatMap((place) => lines[place] ?? [])
    const template = templates.get(own[0]?.goods.templateId ?? 0) ?? refuse('商品没有运费模板')
    const parcels = own.map(({ num, vipPrice, goods: { price, weightG, volumeCm3 } }) => ({
      pieces: num,
      priceFen: vipPrice ?? price,
      weightG,
      volumeCm3,
    }))
    for (const [nth, freight] of computeFreight(template, districtId, parcels).perLine.entries()) {
      freights[places[nth] ?? 0] = freight
    }
  }
  return freights
}

import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { promotionApi } from '@zhanggui/contract/marketing/promotion'
import { pieceStatus } from '@zhanggui/domain/coupon/coupon-codes'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { groupBuyStatus, orderType } from '@zhanggui/domain/order/order-codes'
import type { LinePrice } from '@zhanggui/domain/order/price-order'
import { marginPercent } from '@zhanggui/domain/seckill/seckill-rules'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { checkOwnProducts, findCoupon, findPieceOf, listCouponProducts } from '#features/coupons/public'
import { findClashes } from '#features/full-reductions/public'
import { priceTrial } from '#features/orders/public'
import { heldPermissions } from '#features/staff/public'
import { forbidden, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { listCosts } from './affected-sku.sql.ts'
import { offerOf } from './preview-coupon.ts'
import { reductionOf } from './preview-reduction.ts'
import { pricesOf } from './preview-seckill.ts'
import { seesCost } from './sees-cost.ts'

type Trial = InputOf<typeof promotionApi.trial>

/** What a cart of one's own costs, line by line, by the calculation that quotes and orders go by. */
export async function tryCart(context: StaffContext, trial: Trial) {
  const { db } = context
  const { detailList, shippingType, uid = 0, fullReduction, seckill, at = context.now } = trial
  await checkOwnProducts(db, [...new Set(detailList.map(({ productId }) => productId))])
  const draft = fullReduction && reductionOf(fullReduction)
  // What could not be open beside the draft is not.
  const gone = new Set(draft ? (await findClashes(db, draft)).map(({ id }) => id) : [])
  // A flash sale has its price already: nothing else makes it cheaper.
  const coupon = seckill ? undefined : await couponOf(context, trial, at)
  const isCostSeen = await seesCost(context)
  const part = {
    type: seckill ? orderType.is.seckill : orderType.is.plain,
    shippingType,
    groupBuyRecordStatus: groupBuyStatus.is.none,
    useIntegral: 0,
    gainIntegral: 0,
    userRemark: '',
    orderExtend: [],
    detailList: detailList.map((line) => ({ ...line, brokerage: 0, brokerageTwo: 0 })),
  }
  const { price, lines, promotions } = await priceTrial(db, part, { uid, districtId: 0 }, at, {
    reductions: (running) =>
      draft ? [...running.filter(({ id }) => id !== draft.id && !gone.has(id)), draft] : running,
    coupon,
    seckillPrices: seckill && pricesOf(seckill),
  })
  const costs = isCostSeen
    ? await listCosts(
        db,
        detailList.map(({ attrValueId }) => attrValueId),
      )
    : undefined
  return {
    ...moneyOf(price),
    detailList: lines.map(({ productId, attrValueId, num, goods }, index) => {
      const own = price.lines[index] ?? price
      return {
        productId,
        attrValueId,
        name: goods.productName,
        sku: goods.label,
        price: goods.price,
        num,
        ...moneyOf(own),
        ...marginOf(own, num, costs?.get(attrValueId)),
      }
    }),
    fullReductionList: promotions.fullReductions.map(
      ({ promotion: { id, name }, amount: reducePrice, text, hint }) => ({
        id,
        name,
        reducePrice,
        text,
        hint,
      }),
    ),
    couponName: coupon?.name ?? '',
  }
}

/** The coupon that is tried: the draft, a buyer's own piece, or one of the shop as if the buyer had it. */
async function couponOf(context: StaffContext, { coupon: draft, couponId, uid }: Trial, at: Date) {
  const { db } = context
  const inHand = { status: pieceStatus.is.unused, startTime: at, endTime: at }
  if (draft) return { ...offerOf(draft), couponId: 0, ...inHand }
  if (couponId === undefined) return undefined
  if (uid === undefined) {
    const { id, name, category, money, minPrice } = await findCoupon(db, couponId)
    const targets = (await listCouponProducts(db, id)).map((product) => product.id)
    return { id, couponId: id, name, category, targets, money, minPrice, ...inHand }
  }
  if (!hasPermission(await heldPermissions(context), couponApi.pieces.permission)) throw forbidden()
  return (await findPieceOf(db, uid, couponId, at)) ?? refuse('该用户没有这张优惠券', { field: 'couponId' })
}

const moneyOf = (price: LinePrice) => ({
  proTotalPrice: price.goods,
  fullReductionPrice: price.fullReduction,
  merCouponPrice: price.merchantCoupon,
  freightFee: price.freight,
  payPrice: price.pay,
})

/** Of the goods alone: freight is no income. */
function marginOf({ pay, freight }: LinePrice, pieces: number, cost: Fen | undefined) {
  if (cost === undefined || cost === 0) return {}
  return { cost, margin: marginPercent(toFen(pay - freight), toFen(cost * pieces)) }
}

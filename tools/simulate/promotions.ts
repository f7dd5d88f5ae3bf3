import { randomInt, randomUUID } from 'node:crypto'
import { couponGateway } from '@zhanggui/contract/gateway/coupon'
import type { orderGateway } from '@zhanggui/contract/gateway/order'
import { seckillGateway } from '@zhanggui/contract/gateway/seckill'
import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { orderType } from '@zhanggui/domain/order/order-codes'
import { seckillAudit, seckillStatus } from '@zhanggui/domain/seckill/seckill-codes'
import type { CallGateway } from '../platform/gateway-caller.ts'
import type { Tally } from './tally.ts'

type Part = InputOf<typeof orderGateway.place>['orderList'][number]
type Quoted = ReplyOf<typeof orderGateway.quote>['orderList'][number]

const chance = (percent: number) => randomInt(100) < percent

/** A SKU that is sold in a flash sale now. */
export interface FlashSale {
  readonly merId: number
  readonly seckillId: number
  readonly productId: number
  readonly attrValueId: number
}

/** What a shop sells in flash sales now, as far as something is left. */
export async function findFlashSales(call: CallGateway, merId: number): Promise<FlashSale[]> {
  const { list } = await call(seckillGateway.products, { merId, auditStatus: seckillAudit.is.passed, limit: 100 })
  return list
    .filter(({ isShow, activityStatus }) => isShow && activityStatus === seckillStatus.is.running)
    .flatMap(({ id: seckillId, productId, attrValue }) =>
      attrValue
        .filter(({ quota, stock }) => quota > 0 && stock > 0)
        .map(({ attrValueId }) => ({ merId, seckillId, productId, attrValueId })),
    )
}

/** One piece at the price of the flash sale. */
export const asFlashSale = (part: Part, { seckillId, productId, attrValueId }: FlashSale): Part => ({
  ...part,
  type: orderType.is.seckill,
  seckillProductId: seckillId,
  detailList: [{ productId, attrValueId, num: 1, brokerage: 0, brokerageTwo: 0 }],
})

/** Some buyers take a coupon of the shop before they order. */
export async function maybeClaim(call: CallGateway, merId: number, uid: number, tally: Tally): Promise<void> {
  if (!chance(25)) return
  const offered = await call(couponGateway.claimable, { merId, uid })
  const free = offered.filter(({ isReceived }) => !isReceived)
  const coupon = free[randomInt(Math.max(1, free.length))]
  if (!coupon) return
  await tally.count(
    '领券',
    call(couponGateway.claim, { merId, uid, number: `SIM-${randomUUID()}`, couponId: coupon.id }),
  )
}

/** The parts with the best coupon that each buyer has for them. */
export function withCoupons(parts: readonly Part[], quoted: readonly Quoted[], tally: Tally): Part[] {
  return parts.map((part, index) => {
    const best = quoted[index]?.couponList[0]
    if (part.type !== orderType.is.plain || !best || best.reason !== '') return part
    tally.add('用券')
    return { ...part, couponId: best.id }
  })
}

import type { OrderSlip } from '@zhanggui/contract/order/order-fields'
import { toFen } from '@zhanggui/domain/kernel/money'
import { maskBuyer } from '@zhanggui/domain/order/mask-buyer'
import { shippingType } from '@zhanggui/domain/order/order-codes'
import { needsBuyer, orderRefusal, whyNotOrder } from '@zhanggui/domain/order/order-state'
import { orderSlip, type SlipLine } from '@zhanggui/domain/printer/slip'
import { findShopOfOrder } from '#features/merchants/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { listLines } from '../core/order-line.sql.ts'
import { findOrder, refuseOrder } from '../core/order-row.sql.ts'
import { findDetail } from '../detail/order-detail.sql.ts'

/** What stands on the slip of a paid order; where nothing is delivered there is no address, and once it is over no buyer. */
export async function readSlip(db: MerchantDb, orderNo: string): Promise<OrderSlip> {
  const refusal = whyNotOrder(await findOrder(db, orderNo), 'print')
  if (refusal) refuseOrder(refusal)
  const found = (await findDetail(db, orderNo)) ?? refuseOrder(orderRefusal.missing)
  const order = needsBuyer(found.status) ? found : maskBuyer(found)
  const [lines, { name }] = await Promise.all([listLines(db, order.id), findShopOfOrder(db)])
  return {
    merName: name,
    orderNo,
    createTime: order.createTime,
    realName: order.realName,
    userPhone: order.userPhone,
    userAddress: order.shippingType === shippingType.is.delivery ? order.userAddress : '',
    userRemark: order.userRemark,
    items: lines.map((line) => ({
      productName: line.product_name,
      sku: line.sku_label,
      price: toFen(line.unit_price_fen),
      payNum: line.pieces,
    })),
    gainIntegral: order.gainIntegral,
    proTotalPrice: order.proTotalPrice,
    discountPrice: toFen(order.couponPrice + order.svipDiscountPrice + order.fullReductionPrice),
    payPostage: order.payPostage,
    integralPrice: order.integralPrice,
    payPrice: order.payPrice,
  }
}

export const slipLines = (slip: OrderSlip): SlipLine[] =>
  orderSlip({
    shopName: slip.merName,
    orderNo: slip.orderNo,
    placedAt: slip.createTime,
    receiver: { name: slip.realName, phone: slip.userPhone, address: slip.userAddress || undefined },
    remark: slip.userRemark,
    items: slip.items.map(({ productName, price, payNum }) => ({ name: productName, priceFen: price, count: payNum })),
    points: slip.gainIntegral,
    totalFen: slip.proTotalPrice,
    discountFen: slip.discountPrice,
    postageFen: slip.payPostage,
    deductionFen: slip.integralPrice,
    paidFen: slip.payPrice,
  })

import { groupBuyStatus, orderType, payChannel, payType, shippingType } from '@zhanggui/domain/order/order-codes'
import { claimCoupon } from '../../apps/server/src/features/coupons/public.ts'
import { listSellable, payOrder, placeOrder } from '../../apps/server/src/features/orders/public.ts'
import { putGiftCoupons } from '../../apps/server/src/features/products/public.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { transactionsOf, type WriteContext } from '../../apps/server/src/platform/transactions.ts'
import {
  type DemoCoupon,
  findProducts,
  findUsers,
  insertCoupon,
  insertPieces,
  linkProducts,
} from './demo-coupons.sql.ts'

/** One in each state that the list tells apart. */
const welcome: DemoCoupon = { name: '新客立减 5 元', face: 5, sort: 9 }
const coupons: readonly DemoCoupon[] = [
  { name: '满 100 减 10', face: 10, threshold: 100, total: 5000 },
  { name: '双十一返场券', face: 20, threshold: 199, total: 800, claim: [-3, 3], use: [-3, 20] },
  { name: '明前茶预热券', face: 30, threshold: 299, total: 300, claim: [2, 12], use: [2, 30] },
  { name: '镇店好茶专享', scope: 2, face: 15, threshold: 99 },
  { name: '会员日尝鲜券', face: 8, threshold: 59, total: 40 },
  { name: '买茶送券', receiveType: 2, face: 6, threshold: 49 },
  { name: '中秋礼盒券', face: 25, threshold: 199, total: 500, claim: [-60, -40], use: [-60, -30] },
  { name: '待启用的周年券', face: 50, threshold: 499, total: 100, isOpen: false },
]

const USERS = 40
const ORDERS = 6

/** Coupons in every state, with who has them; some are spent on orders, as a buyer would. */
export async function seedCoupons(platform: Platform, { id: merId, isOpen }: { id: number; isOpen: boolean }) {
  const { inWrite } = transactionsOf(platform, merId, platform.clock)
  const welcomeId = await inWrite(async (context) => {
    const users = await findUsers(context.db, USERS)
    const products = await findProducts(context.db)
    for (const coupon of coupons) await addCoupon(context, coupon, users, products)
    return addCoupon(context, welcome, [], products)
  })
  if (!isOpen) return
  const users = await inWrite(({ db }) => findUsers(db, ORDERS))
  for (const uid of users) await inWrite((context) => spend(context, welcomeId, uid))
}

async function addCoupon(
  { db, now, newId }: WriteContext,
  coupon: DemoCoupon,
  users: readonly number[],
  products: readonly number[],
): Promise<number> {
  const id = await newId()
  await insertCoupon(db, id, coupon, now)
  if (coupon.scope === 2) await linkProducts(db, id, products)
  if (coupon.receiveType === 2) await putGiftCoupons(db, products.slice(0, 3), [id])
  const hasPieces = (coupon.isOpen ?? true) && (coupon.claim?.[0] ?? -1) < 0
  if (!hasPieces || users.length === 0) return id
  const pieces: { id: number; uid: number; daysAgo: number }[] = []
  const daysAgo = (place: number) => (coupon.claim ? -coupon.claim[0] - (place % 2) : 1 + ((place * 7) % 19))
  for (const [place, uid] of users.entries()) pieces.push({ id: await newId(), uid, daysAgo: daysAgo(place) })
  await insertPieces(db, id, pieces, now)
  return id
}

/** Claims the coupon and orders something worth more than it. */
async function spend(context: WriteContext, couponId: number, uid: number) {
  const { list } = await listSellable(context.db, { limit: 100 })
  const goods = list.find(
    ({ price, stock, deliveryMethods }) => price > 2000 && stock > 10 && deliveryMethods.includes('1'),
  )
  if (!goods) return
  const piece = await claimCoupon(context, { couponId, uid })
  const { orderNo, payPrice } = await placeOrder(
    context,
    {
      platOrderNo: `PT${await context.newId()}`,
      uid,
      realName: '苏小满',
      userPhone: '13812345678',
      userAddress: '浙江省杭州市西湖区龙井路18号',
      districtId: 0,
    },
    {
      type: orderType.is.plain,
      shippingType: shippingType.is.delivery,
      groupBuyRecordStatus: groupBuyStatus.is.none,
      couponId: piece.id,
      useIntegral: 0,
      gainIntegral: 0,
      userRemark: '',
      orderExtend: [],
      detailList: [{ ...goods, num: 1, brokerage: 0, brokerageTwo: 0 }],
    },
  )
  const by = { payType: payType.is.wechat, payChannel: payChannel.is.miniProgram, payNo: `PAY${orderNo}` }
  await payOrder(context, { orderNo, ...by, payPrice })
}

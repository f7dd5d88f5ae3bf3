import type { Part } from '#features/orders/place/checkout'
import { payOrder, placeOrder } from '#features/orders/public'
import { saveShopper } from '#features/shoppers/public'
import { transactionsOf, type WriteContext } from '#platform/transactions'
import { toFen } from '@zhanggui/domain/kernel/money'
import {
  groupBuyStatus,
  orderType,
  payChannel,
  type PayType,
  payType,
  shippingType,
} from '@zhanggui/domain/order/order-codes'
import { type MadeProduct, makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

export interface OrderTraits extends Partial<Omit<Part, 'detailList'>> {
  readonly uid?: number
  readonly product?: MadeProduct
  /** Pieces of each line, one line for each SKU of the product. */
  readonly pieces?: readonly number[]
  readonly isPaid?: boolean
  readonly receiver?: { readonly realName: string; readonly userPhone: string; readonly userAddress: string }
  readonly platOrderNo?: string
  readonly payment?: { readonly payType?: PayType; readonly payNo?: string }
}

export interface MadeOrder {
  readonly orderNo: string
  readonly uid: number
  readonly payFen: number
  readonly verifyCode: string
  readonly product: MadeProduct
}

/** Does what the shop front or a job would do, in a transaction of the shop. */
export const inShop = <T>(app: TestApp, { merId }: Shop, work: (context: WriteContext) => Promise<T>): Promise<T> =>
  transactionsOf(app.platform, merId, app.now).inWrite(work)

/** An order as the shop front makes it: placed, and paid unless told otherwise. */
export async function makeOrder(app: TestApp, shop: Shop, traits: OrderTraits = {}): Promise<MadeOrder> {
  const { uid = 1001, pieces = [2], isPaid = true, receiver, platOrderNo, payment, product: given, ...part } = traits
  const labels = pieces.map((_, index) => `规格${index + 1}`)
  const product = given ?? (await makeProduct(app, shop, { labels, stock: 100 }))
  const placed = await inShop(app, shop, async (context) => {
    await saveShopper(context.db, context.now, { uid, nickname: '茶客小林', phone: '13912345678' })
    return placeOrder(
      context,
      {
        platOrderNo: platOrderNo ?? `PT${await app.platform.newId()}`,
        uid,
        realName: '林小茶',
        userPhone: '13812345678',
        userAddress: '浙江省杭州市西湖区龙井路1号',
        districtId: 0,
        ...receiver,
      },
      {
        type: orderType.is.plain,
        shippingType: shippingType.is.delivery,
        groupBuyRecordStatus: groupBuyStatus.is.none,
        useIntegral: 0,
        gainIntegral: 0,
        userRemark: '',
        orderExtend: [],
        ...part,
        detailList: pieces.map((num, index) => ({
          productId: product.id,
          attrValueId: product.skuIds[index] ?? 0,
          num,
          brokerage: 0,
          brokerageTwo: 0,
        })),
      },
    )
  })
  const { orderNo, payPrice: payFen, verifyCode } = placed
  if (isPaid) await payAsBuyer(app, shop, orderNo, payFen, payment)
  return { orderNo, uid, payFen, verifyCode, product }
}

/** What the shop front says when a buyer has paid so much. */
export const payAsBuyer = (
  app: TestApp,
  shop: Shop,
  orderNo: string,
  payFen: number,
  payment: OrderTraits['payment'] = {},
) => {
  const by = { payType: payType.is.wechat, payChannel: payChannel.is.miniProgram, payNo: `PAY${orderNo}`, ...payment }
  return inShop(app, shop, (context) => payOrder(context, { orderNo, ...by, payPrice: toFen(payFen) }))
}

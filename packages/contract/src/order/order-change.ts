import { deliveryType, shipmentPurpose } from '@zhanggui/domain/order/order-codes'
import { z } from 'zod'
import { yuan } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { done, text } from '../kernel/shapes.ts'
import { delivery, orderNo } from './order-fields.ts'

const reason = text('原因', { max: 100, blank: '请填写原因' })
const BASE = '/admin/merchant/order'

/** Of the product of a line: what can go out in exchange, with what it costs the shop. */
const exchangeSku = z.object({ id: z.int(), sku: z.string(), stock: z.int(), cost: yuan })

/** What takes back or changes what was agreed on, each with a reason. */
export const orderChangeApi = area(
  'orderChange',
  {
    unship: post(`${BASE}/invoice/undo`, {
      title: '撤销发货',
      permission: 'merchant:order:ship:undo',
      body: z.object({ id, reason }),
      reply: done,
    }),
    editPrice: post(`${BASE}/price/edit`, {
      title: '订单改价',
      permission: 'merchant:order:price:edit',
      body: z.object({ orderNo, payPrice: yuan, reason }),
      reply: done,
    }),
    close: post(`${BASE}/close`, {
      title: '关闭订单',
      permission: 'merchant:order:close',
      body: z.object({ orderNo, reason }),
      reply: done,
      operation: 'remove',
    }),
    exchange: post(`${BASE}/exchange`, {
      title: '换货补发',
      permission: 'merchant:order:exchange',
      body: z.object({
        orderNo,
        purpose: z.enum([shipmentPurpose.is.exchange, shipmentPurpose.is.resend], { error: '请选择换货或补发' }),
        orderDetailId: id,
        /** The SKU that goes out; a resend sends that of the line. */
        skuId: id.optional(),
        num: z.int().min(1, '数量不能小于1').max(9999, '数量过大'),
        deliveryType: z.enum(deliveryType.codes, { error: '请选择配送方式' }),
        ...delivery,
        reason,
      }),
      reply: done,
    }),
    exchangeSkus: get(`${BASE}/{orderNo}/exchange/skus`, {
      title: '可换货的规格',
      permission: 'merchant:order:exchange',
      params: { orderNo },
      query: z.object({ orderDetailId: id }),
      reply: z.array(exchangeSku),
    }),
  },
  '/order/list',
)

import type {
  GroupBuyStatus,
  OrderRefund,
  OrderStatus,
  OrderType,
  PayChannel,
  PayType,
} from '@zhanggui/domain/order/order-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { inBatches } from '#platform/sheets/sheet-of-rows'

/** An order as its row in the sheet needs it. */
export interface ExportRow {
  readonly orderNo: string
  readonly type: OrderType
  readonly uid: number
  readonly nickName: string
  readonly payFen: number
  readonly payType: PayType | ''
  readonly payChannel: PayChannel | ''
  readonly isPaid: boolean
  readonly status: OrderStatus
  readonly refund: OrderRefund
  readonly groupBuy: GroupBuyStatus
  readonly receiverName: string
  readonly receiverPhone: string
  readonly receiverAddress: string
  readonly remark: string
  readonly createdAt: Date
  readonly items: readonly ExportedLine[]
}

export interface ExportedLine {
  readonly productId: number
  readonly skuId: number
  readonly name: string
  readonly sku: string
  readonly priceFen: number
  readonly payFen: number
  readonly num: number
}

/** The orders in the order of their ids' list, some at a time. */
export const readExportRows = (db: MerchantDb, ids: readonly number[]) =>
  inBatches(ids, async (some) => {
    const { rows } = await sql<ExportRow>`select o.order_no as "orderNo", o.type, o.uid,
        coalesce(s.nickname, '') as "nickName", o.pay_fen as "payFen", o.pay_type as "payType",
        o.pay_channel as "payChannel", o.paid_at is not null as "isPaid", o.status, o.refund_status as refund,
        o.group_buy as "groupBuy", o.receiver_name as "receiverName", o.receiver_phone as "receiverPhone",
        o.receiver_address as "receiverAddress", o.remark, o.created_at as "createdAt",
        (select jsonb_agg(jsonb_build_object('productId', l.product_id, 'skuId', l.sku_id, 'name', l.product_name,
            'sku', l.sku_label, 'priceFen', l.unit_price_fen, 'payFen', l.pay_fen, 'num', l.pieces) order by l.position)
          from order_line l where l.mer_id = ${db.merId} and l.order_id = o.id) as items
      from shop_order o left join shopper s on s.mer_id = ${db.merId} and s.uid = o.uid
      where o.mer_id = ${db.merId} and o.id = any (${some}::bigint[]) and not o.is_deleted_by_shop
      order by o.created_at desc, o.id desc`.execute(db.q)
    return rows
  })

import type { OrderDetail } from '@zhanggui/contract/order/order-fields'
import { sql } from 'kysely'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'
import { preparedSql } from '#platform/db/prepared'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { rowColumns } from '../list/order-list.sql.ts'

type StoredDetail = Omit<OrderDetail, 'orderDetailList'>

/** `given`: what distributors and refunded freight take of what the shop gets. */
const detailOf = preparedSql(
  (db, orderNo: string) => sql<StoredDetail>`select ${rowColumns}, o.checkout_no as "platOrderNo",
      o.pay_channel as "payChannel", o.paid_at is not null as paid, o.goods_fen as "proTotalPrice",
      o.freight_fen as "totalPostage", o.freight_fen as "payPostage", o.goods_fen + o.freight_fen as "totalPrice",
      o.member_fen as "svipDiscountPrice", o.full_reduction_fen as "fullReductionPrice",
      o.merchant_coupon_fen as "merCouponPrice", o.platform_coupon_fen as "platCouponPrice",
      coalesce(piece.name, '') as "couponName", coalesce(o.coupon_piece_id, 0) as "couponId",
      coalesce(platform_coupon.name, '') as "platCouponName",
      o.merchant_coupon_fen + o.platform_coupon_fen as "couponPrice", o.used_points as "useIntegral",
      o.points_fen as "integralPrice", 0 - o.price_change_fen as "priceChange", o.gained_points as "gainIntegral",
      coalesce(i.fee_fen, 0) as "commissionCharge", given.first as "firstBrokerage", given.second as "secondBrokerage",
      coalesce(i.base_fen - i.refunded_base_fen - i.fee_fen + i.refunded_fee_fen + i.freight_fen - given.taken, 0)
        as "merchantIncome",
      o.delivery_type as "deliveryType", o.is_split as "isSplitDelivery", o.receiver_name as "realName",
      o.receiver_phone as "userPhone", o.receiver_address as "userAddress", o.verify_code as "verifyCode",
      coalesce(clerk.real_name, '') as "clerkName", coalesce(s.phone, '') as phone, coalesce(s.avatar, '') as avatar,
      coalesce(s.level, 0) as "userLevel", coalesce(s.is_member, false) as "isPaidMember", o.extend as "orderExtend",
      o.sent_at as "sendTime", o.received_at as "receivingTime", o.completed_at as "completeTime",
      exists (select from shipment p where p.mer_id = ${db.merId} and p.order_id = o.id) as "hasShipments"
    from shop_order o
    left join shopper s on s.mer_id = ${db.merId} and s.uid = o.uid
    left join order_income i on i.mer_id = ${db.merId} and i.order_id = o.id
    left join coupon_piece piece on piece.mer_id = ${db.merId} and piece.id = o.coupon_piece_id
    left join platform_coupon on platform_coupon.id = o.platform_coupon_id
    left join admin clerk on clerk.mer_id = ${db.merId} and clerk.id = o.verified_by
    cross join lateral (select coalesce(sum(l.first_commission_fen), 0)::bigint as first,
        coalesce(sum(l.second_commission_fen), 0)::bigint as second,
        sum(l.first_commission_fen + l.second_commission_fen - l.refunded_first_commission_fen
          - l.refunded_second_commission_fen + l.refunded_freight_fen)::bigint as taken
      from order_line l where l.mer_id = ${db.merId} and l.order_id = o.id) given
    where o.mer_id = ${db.merId} and o.order_no = ${orderNo} and not o.is_deleted_by_shop`,
)

/** Undefined for orders of others and those that the shop has deleted. */
export const findDetail = async (db: MerchantDb, orderNo: string): Promise<StoredDetail | undefined> =>
  (await detailOf(db, orderNo))[0]

/** What happened to an order and its refunds, newest first. */
export const listEvents = (db: MerchantDb, orderId: number, query: PageQuery) =>
  countedPage(
    query,
    db.q
      .selectFrom('order_event')
      .select(['id', 'kind as changeType', 'message as changeMessage', 'created_at as createTime'])
      .select(
        sql<string>`case when actor_name <> '' then actor_name else
        case actor when 'buyer' then '用户' when 'merchant' then '商家' when 'platform' then '平台' else '系统' end
        end`.as('operatorName'),
      )
      .where('mer_id', '=', db.merId)
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc'),
  )

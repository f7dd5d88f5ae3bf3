import { webhookApi } from '@zhanggui/contract/event/webhook'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { exportApi } from '@zhanggui/contract/export/export'
import { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import { closingApi } from '@zhanggui/contract/finance/closing'
import { invoiceApi } from '@zhanggui/contract/finance/invoice'
import { statementApi } from '@zhanggui/contract/finance/statement'
import { productApi } from '@zhanggui/contract/goods/product'
import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { type FilterOf, filterNames } from '@zhanggui/contract/kernel/filter'
import { orderFields } from '@zhanggui/contract/kernel/order'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { liveAssistantApi } from '@zhanggui/contract/live/assistant'
import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { logApi } from '@zhanggui/contract/log'
import { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { orderApi } from '@zhanggui/contract/order/order'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { refundApi } from '@zhanggui/contract/order/refund'
import { waybillApi } from '@zhanggui/contract/order/waybill'
import { shippingApi } from '@zhanggui/contract/shipping'
import { adminApi, roleApi } from '@zhanggui/contract/staff'
import { userApi } from '@zhanggui/contract/user/user'
import { videoApi } from '@zhanggui/contract/video/video'
import { slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { orderTab } from '@zhanggui/domain/order/order-codes'
import { ALL_REFUNDS } from '@zhanggui/domain/order/refund-codes'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { z } from 'zod'
import { countCoupons, countPieces } from '#features/coupons/public'
import { listSlots } from '#features/delivery-times/public'
import { listClosings, listDayBills, listFlow, listInvoices, listMonthBills } from '#features/finance/public'
import { countReductions } from '#features/full-reductions/public'
import { countAssistants } from '#features/live-assistants/public'
import { countLiveGoods } from '#features/live-goods/public'
import { countRooms } from '#features/live-rooms/public'
import { listLog } from '#features/logs/public'
import { listOrders } from '#features/orders/public'
import { listParcels } from '#features/parcels/public'
import { listProducts, listTimedChanges } from '#features/products/public'
import { listRefunds } from '#features/refunds/public'
import { listWaybills } from '#features/ship-desk/public'
import { listReviews } from '#features/reviews/public'
import { countActivities, countSeckill } from '#features/seckill/public'
import { listTemplates } from '#features/shipping/public'
import { countUsers } from '#features/shoppers/public'
import { listSpecRules } from '#features/spec-rules/public'
import { heldPermissions, listAdmins, listRoles } from '#features/staff/public'
import { listDeliveries } from '#features/events-out/public'
import { listExports } from '#features/tasks/public'
import { countDrafts, countVideoProducts } from '#features/video-channel/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { forbidden, invalid, missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'

/** Filters as they stand in a list's address. */
export type WireFilters = Readonly<Record<string, string>>

export interface ViewedList {
  readonly call: Endpoint
  /** What is stored of them: known names with a value. Refuses what the list itself would refuse. */
  readonly checkFilters: (filters: WireFilters) => WireFilters
  /** How many rows the list shows under these filters, counted up to ten thousand. */
  readonly count: (context: StaffContext, filters: WireFilters) => Promise<number>
}

type Count<E extends Endpoint> = (context: StaffContext, filter: FilterOf<E>) => Promise<number>

/** Of a list that has a count of its own. */
const counted =
  <F>(count: (db: MerchantDb, filter: F, now: Date) => Promise<number>) =>
  ({ db, now }: StaffContext, filter: F) =>
    count(db, filter, now)

/** Of a list whose shortest page says how many there are. */
const paged =
  <F>(list: (context: StaffContext, query: F & PageQuery) => Promise<{ readonly total: number }>) =>
  async (context: StaffContext, filter: F) =>
    (await list(context, { ...filter, page: 1, limit: 1 })).total

/** `first`: what the list shows where its address says nothing of fields that cannot be left out. */
function viewedList<E extends Endpoint>(call: E, count: Count<E>, first: WireFilters = {}): ViewedList {
  const names = filterNames(call)
  const schema = z.object(Object.fromEntries(names.map((name) => [name, call.query.shape[name] as z.ZodType])))
  const known = (filters: WireFilters): WireFilters =>
    Object.fromEntries(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])))
  const decode = (filters: WireFilters) => {
    const { data, error } = z.safeDecode(schema, { ...first, ...known(filters) })
    if (data) return data as FilterOf<E>
    throw invalid(error.issues.map(({ message }) => ({ path: 'filters', message })))
  }
  return {
    call,
    checkFilters: (filters) => {
      decode(filters)
      return known(filters)
    },
    count: (context, filters) => count(context, decode(filters)),
  }
}

/** Every list that can have saved views, one line each. */
const viewedLists: readonly ViewedList[] = [
  viewedList(
    productApi.list,
    paged(({ db }, query) => listProducts(db, query)),
    {
      type: String(productTab.is.onSale),
    },
  ),
  viewedList(
    specRuleApi.list,
    paged(({ db }, query) => listSpecRules(db, query)),
  ),
  viewedList(
    reviewApi.list,
    paged(({ db, now }, query) => listReviews(db, query, now)),
  ),
  viewedList(
    timedChangeApi.list,
    paged(({ db, now }, query) => listTimedChanges(db, query, now)),
  ),
  viewedList(orderApi.list, paged(listOrders), { status: orderTab.is.all }),
  viewedList(
    refundApi.list,
    paged(({ db, now }, query) => listRefunds(db, query, now)),
    {
      refundStatus: String(ALL_REFUNDS),
    },
  ),
  viewedList(
    parcelApi.list,
    paged(({ db, now }, query) => listParcels(db, query, now)),
  ),
  viewedList(
    waybillApi.list,
    paged(({ db, now }, query) => listWaybills(db, query, now)),
  ),
  viewedList(userApi.list, counted(countUsers)),
  viewedList(statementApi.days, paged(listDayBills)),
  viewedList(statementApi.months, paged(listMonthBills)),
  viewedList(capitalFlowApi.list, paged(listFlow)),
  viewedList(
    closingApi.list,
    paged(({ db, now }, query) => listClosings(db, query, now)),
  ),
  viewedList(
    invoiceApi.list,
    paged(({ db, now }, query) => listInvoices(db, query, now)),
  ),
  viewedList(couponApi.list, counted(countCoupons)),
  viewedList(couponApi.pieces, counted(countPieces)),
  viewedList(seckillApi.list, counted(countSeckill)),
  viewedList(seckillApi.activities, counted(countActivities)),
  viewedList(liveRoomApi.list, counted(countRooms)),
  viewedList(liveAssistantApi.list, counted(countAssistants)),
  viewedList(liveGoodsApi.list, counted(countLiveGoods)),
  viewedList(fullReductionApi.list, counted(countReductions)),
  viewedList(
    deliveryTimeApi.list,
    paged(({ db, now }, query) => listSlots(db, query, now)),
    {
      serviceType: String(slotService.is.delivery),
    },
  ),
  viewedList(videoApi.drafts, counted(countDrafts)),
  viewedList(videoApi.products, counted(countVideoProducts)),
  viewedList(
    roleApi.list,
    paged(({ db }, query) => listRoles(db, query)),
  ),
  viewedList(
    adminApi.list,
    paged(({ db, staff }, query) => listAdmins(db, staff, query)),
  ),
  viewedList(
    exportApi.list,
    paged(({ db, staff, now }, query) => listExports(db, staff, query, now)),
  ),
  viewedList(
    webhookApi.deliveries,
    paged(({ db }, query) => listDeliveries(db, query)),
  ),
  viewedList(
    shippingApi.list,
    paged(({ db }, query) => listTemplates(db, query)),
  ),
  viewedList(
    logApi.sensitive,
    paged(({ db, now }, query) => listLog(db, query, now)),
  ),
]

const byName = new Map(viewedLists.map((list) => [`${list.call.area}.${list.call.name}`, list]))

/** The list that somebody wants a view of, if they may see the list. */
export async function allowedList(context: StaffContext, name: string): Promise<ViewedList> {
  const list = byName.get(name) ?? missing('未知的列表')
  if (!hasPermission(await heldPermissions(context), list.call.permission)) throw forbidden()
  return list
}

export function checkSort({ call }: ViewedList, sort: string) {
  if (sort !== '' && !orderFields(call.query).includes(sort.replace(/^-/, ''))) {
    throw invalid([{ path: 'sort', message: '未知的排序方式' }])
  }
}

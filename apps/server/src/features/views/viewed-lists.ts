import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { type FilterOf, filterNames } from '@zhanggui/contract/kernel/filter'
import { orderFields } from '@zhanggui/contract/kernel/order'
import { liveAssistantApi } from '@zhanggui/contract/live/assistant'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { userApi } from '@zhanggui/contract/user/user'
import { videoApi } from '@zhanggui/contract/video/video'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { z } from 'zod'
import { countAssistants } from '#features/live-assistants/public'
import { countRooms } from '#features/live-rooms/public'
import { countLiveGoods } from '#features/live-goods/public'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { countCoupons, countPieces } from '#features/coupons/public'
import { countReductions } from '#features/full-reductions/public'
import { countActivities, countSeckill } from '#features/seckill/public'
import { countUsers } from '#features/shoppers/public'
import { heldPermissions } from '#features/staff/public'
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
  readonly count: (db: MerchantDb, filters: WireFilters, now: Date) => Promise<number>
}

type Count<E extends Endpoint> = (db: MerchantDb, filter: FilterOf<E>, now: Date) => Promise<number>

function viewedList<E extends Endpoint>(call: E, count: Count<E>): ViewedList {
  const names = filterNames(call)
  const schema = z.object(Object.fromEntries(names.map((name) => [name, call.query.shape[name] as z.ZodType])))
  const known = (filters: WireFilters): WireFilters =>
    Object.fromEntries(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])))
  const decode = (filters: WireFilters) => {
    const { data, error } = z.safeDecode(schema, known(filters))
    if (data) return data as FilterOf<E>
    throw invalid(error.issues.map(({ message }) => ({ path: 'filters', message })))
  }
  return {
    call,
    checkFilters: (filters) => {
      decode(filters)
      return known(filters)
    },
    count: (db, filters, now) => count(db, decode(filters), now),
  }
}

/** Every list that can have saved views, one line each. */
const viewedLists: readonly ViewedList[] = [
  viewedList(userApi.list, countUsers),
  viewedList(couponApi.list, countCoupons),
  viewedList(liveRoomApi.list, countRooms),
  viewedList(liveAssistantApi.list, countAssistants),
  viewedList(liveGoodsApi.list, countLiveGoods),
  viewedList(videoApi.drafts, countDrafts),
  viewedList(videoApi.products, countVideoProducts),
  viewedList(couponApi.pieces, countPieces),
  viewedList(seckillApi.list, countSeckill),
  viewedList(seckillApi.activities, countActivities),
  viewedList(fullReductionApi.list, countReductions),
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

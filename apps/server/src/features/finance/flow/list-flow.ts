import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import { computeBill } from '@zhanggui/domain/finance/bill'
import type { Days } from '@zhanggui/domain/finance/bill-period'
import { flowDirection, transactionType } from '@zhanggui/domain/finance/flow-codes'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { negateFen, sumFen, toFen } from '@zhanggui/domain/kernel/money'
import type { MerchantDb } from '#platform/db/merchant-db'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import type { StaffContext } from '#platform/http/route'
import { findFlowIds, listFlowIds, readFlow } from './flow.sql.ts'
import { eventsOf, findStart, flowDays, type FlowFilter, sumFlow } from './flow-days.ts'

const instants = ({ first, last }: Days) => ({ from: startOfDay(first), until: startOfDay(addDays(last, 1)) })
const isByNumber = ({ orderNo }: FlowFilter) => orderNo !== undefined && orderNo !== ''

/** All lines of the filter by their ids, newest first; `findPage` is for the screen. */
export async function findFlow(db: MerchantDb, filter: FlowFilter, now: Date): Promise<number[]> {
  const days = await flowDays(db, filter, now)
  if (!days) return []
  if (isByNumber(filter)) return findFlowIds(db, eventsOf(filter), filter.orderNo ?? '', instants(days))
  return listFlowIds(db, eventsOf(filter), { ...instants(days), limit: NO_LIMIT, offset: 0 })
}

/** The largest integer of the database. */
const NO_LIMIT = 2_147_483_647

/** A page begins at the day that the sums of the closed days name, so a far one costs what the first one does. */
async function findPage(db: MerchantDb, filter: FlowFilter, window: ReturnType<typeof pageWindow>, now: Date) {
  const { limit, offset } = window
  if (isByNumber(filter)) {
    const ids = await findFlow(db, filter, now)
    return { ids: ids.slice(offset, offset + limit), total: ids.length }
  }
  const days = await flowDays(db, filter, now)
  if (!days) return { ids: [], total: 0 }
  const sums = await sumFlow(db, filter, days)
  const start = findStart(sums, offset)
  const total = sums.reduce((count, { journals }) => count + journals, 0)
  if (!start) return { ids: [], total }
  const { from } = instants(days)
  const ids = await listFlowIds(db, eventsOf(filter), { from, until: start.until, limit, offset: start.skipped })
  return { ids, total }
}

export async function listFlow({ db, now }: StaffContext, query: InputOf<typeof capitalFlowApi.list>) {
  const window = pageWindow(query)
  const { ids, total } = await findPage(db, query, window, now)
  return pageFrom(window, { list: await readFlow(db, ids), total })
}

type Sums = ReplyOf<typeof capitalFlowApi.sums>

export async function sumFlowLines({ db, now }: StaffContext, filter: FlowFilter): Promise<Sums> {
  if (isByNumber(filter)) return sumsOfLines(await readFlow(db, await findFlow(db, filter, now)))
  const days = await flowDays(db, filter, now)
  const sums = days ? await sumFlow(db, filter, days) : []
  const [paid, refunded] = [
    computeBill(sums.filter(({ event }) => event === 'pay')),
    computeBill(sums.filter(({ event }) => event === 'refund')),
  ]
  const refundAmount = negateFen(refunded.flow)
  const balance = sumFen([paid.flow, refunded.flow])
  return { payNum: paid.payments, payAmount: paid.flow, refundNum: refunded.refunds, refundAmount, balance }
}

function sumsOfLines(lines: Awaited<ReturnType<typeof readFlow>>): Sums {
  const of = (type: string) => lines.filter((line) => line.type === type)
  const net = (rows: typeof lines) =>
    rows.reduce((sum, { pm, amount }) => (pm === flowDirection.is.in ? sum + amount : sum - amount), 0)
  const [paid, refunded] = [of(transactionType.is.pay), of(transactionType.is.refund)]
  const [payAmount, back] = [net(paid), net(refunded)]
  return {
    payNum: paid.length,
    payAmount: toFen(payAmount),
    refundNum: refunded.length,
    refundAmount: toFen(0 - back),
    balance: toFen(payAmount + back),
  }
}

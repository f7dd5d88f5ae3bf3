import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { flagsOf } from '@zhanggui/contract/order/order-flags'
import type { DeskOrder, shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { waybillApi } from '@zhanggui/contract/order/waybill'
import { subjectOfMany } from '@zhanggui/domain/audit/subject-rules'
import { orderRefusal, whyNotOrder } from '@zhanggui/domain/order/order-state'
import { listWaybillCompanies } from '#features/express/public'
import { lockOrderById, refuseOrder } from '#features/orders/public'
import { findDefaultReturnAddress } from '#features/return-addresses/public'
import { refuse } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import type { WriteContext } from '#platform/transactions'
import { listDeskOrders } from '../desk-order.sql.ts'
import { openWaybills } from './open-waybills.ts'
import { type Contents, type Party, type WaybillPort, type WaybillRequest, WaybillTrouble } from './waybill-port.ts'
import { findOpenWaybill, giveNumber, insertWaybill } from './waybill.sql.ts'

type Rows = InputOf<typeof shipDeskApi.waybills>['rows']

interface Got {
  readonly orderId: number
  readonly trackingNumber: string
  readonly reason: string
}

/** Written down before anybody is asked; the id of the row is the number of the request. */
interface Asked {
  readonly id: number
  readonly request: WaybillRequest
}

/** How many requests are on their way at once. */
const AT_ONCE = 5

/** Numbers for orders. Who asks again gets the number that the order has, and pays for none twice. */
export async function getWaybills(context: OutsideContext, { rows }: { readonly rows: Rows }) {
  const { config, inWrite } = context
  const planned = await inWrite((write) => planRequests({ ...context, ...write }, rows))
  const port = openWaybills(config)
  const list: Got[] = []
  for (let at = 0; at < planned.length; at += AT_ONCE) {
    const slice = planned.slice(at, at + AT_ONCE)
    list.push(...(await Promise.all(slice.map((plan) => fetchNumber(context, port, plan)))))
  }
  return { list }
}

type Plan = Got & { readonly asked?: Asked }

async function planRequests(context: OutsideContext & WriteContext, rows: Rows): Promise<Plan[]> {
  const { db, recordCall } = context
  const address = await findDefaultReturnAddress(db)
  if (!address) refuse('请先在「退货地址」中设置默认地址：它也是电子面单的寄件地址')
  const sender = { name: address.receiver, phone: address.phone, address: address.text }
  const carriers = await listWaybillCompanies(db)
  const plans: Plan[] = []
  // In one order for everybody, because each of them is locked.
  for (const { orderId, expressCode, boxed = [] } of rows.toSorted((a, b) => a.orderId - b.orderId)) {
    await lockOrderById(db, orderId)
    const ids = [...new Set([orderId, ...boxed])]
    const orders = await listDeskOrders(db, ids)
    const [order = refuseOrder(orderRefusal.missing)] = orders
    if (orders.length < ids.length) refuseOrder(orderRefusal.missing)
    const company = carriers.find(({ code }) => code === expressCode)
    const reason = whyNotOrder(flagsOf(order), 'ship')?.message ?? (company ? '' : '该快递公司不支持电子面单')
    if (reason !== '' || !company) plans.push({ orderId, trackingNumber: '', reason })
    else plans.push(await planRequest(context, order, { company, sender, contents: contentsOf(orders) }))
  }
  await recordCall(db, subjectOfMany(plans.map(({ orderId }) => `ID ${orderId}`)))
  return plans
}

interface Given {
  readonly company: { readonly code: string; readonly name: string }
  readonly sender: Party
  readonly contents: Contents
}

/** What the carrier is told of a box, in which several orders may be. */
function contentsOf(orders: readonly DeskOrder[]): Contents {
  const goods = orders.flatMap((order) => (whyNotOrder(flagsOf(order), 'ship') ? [] : order.goods))
  const names = goods.map(({ productName, sku, num }) => `${productName} ${sku} ×${num}`.slice(0, 60))
  return { goods: names.join('；').slice(0, 200), pieces: goods.reduce((sum, { num }) => sum + num, 0) }
}

async function planRequest(
  { db, now, newId, staff }: OutsideContext & WriteContext,
  order: DeskOrder,
  { company, sender, contents }: Given,
): Promise<Plan> {
  const { id: orderId } = order
  const receiver = { name: order.realName, phone: order.userPhone, address: order.userAddress }
  const open = await findOpenWaybill(db, orderId, company.code, receiver)
  if (open && open.trackingNumber !== '') return { orderId, trackingNumber: open.trackingNumber, reason: '' }
  const id = open?.id ?? (await newId())
  const traits = { orderId, expressCode: company.code, expressName: company.name, adminId: staff.adminId }
  if (!open) await insertWaybill(db, { id, ...traits, sender, receiver, contents }, now)
  const request = {
    requestNo: String(id),
    expressCode: company.code,
    // As it was asked for the first time: the same request is the same in all its parts.
    sender: open?.sender ?? sender,
    receiver,
    ...(open?.contents ?? contents),
  }
  return { orderId, trackingNumber: '', reason: '', asked: { id, request } }
}

async function fetchNumber(
  { inWrite, log }: OutsideContext,
  port: WaybillPort,
  { asked, ...plan }: Plan,
): Promise<Got> {
  if (!asked) return plan
  try {
    const waybill = await port.order(asked.request)
    const isTaken = await inWrite(({ db, announceArea }) => {
      announceArea(waybillApi)
      return giveNumber(db, asked.id, waybill)
    })
    return isTaken
      ? { ...plan, trackingNumber: waybill.trackingNumber }
      : { ...plan, reason: '取号时单号被同事取消，请重新取号' }
  } catch (error) {
    if (!(error instanceof WaybillTrouble)) throw error
    log.warn({ err: error }, 'no waybill')
    return { ...plan, reason: error.message }
  }
}

import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { waybillApi } from '@zhanggui/contract/order/waybill'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { stateOfWaybill, whyNotCancelWaybill } from '@zhanggui/domain/order/desk/waybill-state'
import { missing, refuse, refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { isNumberUsed, lockWaybill, updateWaybill } from './cancel-waybill.sql.ts'
import { openWaybills } from './open-waybills.ts'
import { WaybillTrouble } from './waybill-port.ts'

/**
 * Gives a number back. It is out of use from the moment the carrier is asked; only an answer that says no, or a carrier
 * that has heard nothing, makes it good again.
 */
export async function cancelWaybill(context: OutsideContext, { id }: InputOf<typeof waybillApi.cancel>) {
  const { inWrite, recordCall, staff, config, log } = context
  const request = await inWrite(async ({ db, now }) => {
    const { orderNo, ...waybill } = (await lockWaybill(db, id)) ?? missing('电子面单不存在')
    const isUsed = waybill.trackingNumber !== '' && (await isNumberUsed(db, waybill.trackingNumber))
    refuseIf(whyNotCancelWaybill(stateOfWaybill({ ...waybill, isUsed })))
    await updateWaybill(db, id, { cancel_asked_at: now, cancel_error: '' })
    await recordCall(db, orderNo, changesBetween({ 取消面单号: [waybill.trackingNumber || '未取到号', ''] }))
    return { requestNo: String(id), expressCode: waybill.expressCode, trackingNumber: waybill.trackingNumber }
  })
  const trouble = await openWaybills(config)
    .cancel(request)
    .then(() => undefined, troubleOf)
  await inWrite(async ({ db, now, announceArea }) => {
    announceArea(waybillApi)
    announceArea(shipDeskApi)
    if (!trouble) return updateWaybill(db, id, { cancelled_at: now, cancelled_by: staff.adminId })
    log.warn({ err: trouble }, 'waybill not cancelled')
    const stands = trouble.isUndecided ? {} : { cancel_asked_at: null }
    return updateWaybill(db, id, { ...stands, cancel_error: trouble.message })
  })
  return trouble ? refuse(trouble.message) : null
}

function troubleOf(error: unknown): WaybillTrouble {
  if (error instanceof WaybillTrouble) return error
  throw error
}

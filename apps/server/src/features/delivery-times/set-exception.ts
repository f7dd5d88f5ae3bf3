import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { exceptionType, slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { nameOfSlot, shopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import { missing, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { insertException, listExceptions, removeException } from './exception.sql.ts'
import { holdSlot } from './slot.sql.ts'

export async function readExceptions(
  { db, now }: StaffContext,
  { serviceType }: InputOf<typeof deliveryTimeApi.exceptions>,
) {
  const found = await listExceptions(db, serviceType, shopDate(now))
  return found.map(({ name, start, end, ...row }) => ({
    ...row,
    slotName: name === null ? '全部时段' : nameOfSlot({ name, start: start ?? 0, end: end ?? 0 }),
  }))
}

export async function addException(context: StaffContext, draft: InputOf<typeof deliveryTimeApi.saveException>) {
  const { db, now } = context
  if (draft.date < shopDate(now)) refuse('不能设置过去的日期', { field: 'date' })
  if (draft.slotId !== null) {
    const slot = await holdSlot(db, draft.slotId)
    if (slot?.serviceType !== draft.serviceType) missing('配送时段不存在')
  }
  const id = await context.newId()
  await insertException(db, id, draft, now)
  const words = draft.type === exceptionType.is.closed ? '' : draft.capacity === 0 ? '不限' : String(draft.capacity)
  context.recordChanges(
    changesBetween({
      服务方式: ['', slotService.label(draft.serviceType)],
      类型: ['', exceptionType.label(draft.type)],
      单量: ['', words],
      备注: ['', draft.remark],
    }),
    draft.date,
  )
  return { id }
}

export async function deleteException({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const { date } = await removeException(db, id)
  recordChanges(changesBetween({ 日期: [date, ''] }), date)
  return null
}

import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { orderRuleApi } from '@zhanggui/contract/store/order-rule'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { type Fen, formatYuan } from '@zhanggui/domain/kernel/money'
import { whyNotShipHours } from '@zhanggui/domain/store/order-rules'
import { checkVersion, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockOrderRules, putOrderRules } from './order-rule.sql.ts'
import { readOrderRules } from './read-order-rules.ts'

const upTo = (fen: Fen | null) => (fen === null ? '关闭' : `${formatYuan(fen)}元以内`)

export async function editOrderRules(context: StaffContext, input: InputOf<typeof orderRuleApi.edit>) {
  const { db, recordChanges } = context
  checkVersion(input, (await lockOrderRules(db)) ?? { version: 0 })
  const before = await readOrderRules(db)
  refuseIf(whyNotShipHours(input.shipWithinHours, before.shipHoursLimit), { field: 'shipWithinHours' })
  const autoRefundFen = input.autoRefundPrice ?? null
  await putOrderRules(context, { autoRefundFen, shipWithinHours: input.shipWithinHours })
  recordChanges(
    changesBetween({
      未发货订单自动退款: [upTo(before.autoRefundPrice), upTo(autoRefundFen)],
      发货时限: [`${before.shipWithinHours}小时`, `${input.shipWithinHours}小时`],
    }),
  )
  return null
}

import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { lockRefund, updateRefund } from './core/refund-row.sql.ts'

interface Remark {
  readonly refundOrderNo: string
  readonly remark: string
}

export async function remarkRefund(context: StaffContext, { refundOrderNo, remark }: Remark) {
  const { refund } = await lockRefund(context.db, refundOrderNo)
  await updateRefund(context, refund, { remark })
  context.recordChanges(changesBetween({ 商家备注: [refund.remark, remark] }), refundOrderNo)
  return null
}

import { callAction, type RowAction } from '#ui/action/row-action.ts'
import { timedChangeApi, type TimedRow } from '@zhanggui/contract/goods/timed-change'
import { timedKind } from '@zhanggui/domain/timed-change/timed-codes'
import { whyNotCancel } from '@zhanggui/domain/timed-change/timed-rules'
import { minuteText } from './timed-words.ts'

export const whyNotCancelRow = ({ status, mayCancel }: TimedRow): string | undefined =>
  whyNotCancel(status) ?? (mayCancel ? undefined : '只有安排人和有这项操作权限的人可以取消')

export const cancelQuestion = ({ kind, runTime, total }: TimedRow) => ({
  text: `取消后，${minuteText(runTime)} 的${timedKind.label(kind)}（${total} 个商品）不再执行。`,
  action: '取消变更',
})

export const cancelAction = (row: TimedRow): RowAction =>
  callAction('取消', {
    call: timedChangeApi.cancel,
    input: { id: row.id },
    because: whyNotCancelRow(row),
    confirm: cancelQuestion(row),
    success: '已取消',
  })

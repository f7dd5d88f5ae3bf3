import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { parcelApi } from '@zhanggui/contract/order/parcel'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotHandle } from '@zhanggui/domain/order/parcel/judge-parcel'
import { MOST_HANDLED, parcelProblem } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { invalid, missing, refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockProblems, setHandled } from './mark-handled.sql.ts'
import { findFilteredIds } from './list-parcels.sql.ts'

type Input = InputOf<typeof parcelApi.handle>

/** Somebody has taken care of problems, one or many. Of many, those without one stay as they are. */
export async function markHandled(context: StaffContext, input: Input) {
  const { db, now, staff, recordChanges } = context
  const ids = await chosen(context, input)
  const parcels = await lockProblems(db, ids)
  if (parcels.length < ids.length) missing('包裹不存在')
  const open = parcels.filter((parcel) => !whyNotHandle(parcel))
  const [only] = parcels
  if (only && parcels.length === 1) refuseIf(whyNotHandle(only))
  if (open.length === 0) refuse('没有可以处理的包裹')
  const handled = { handled_at: now, handled_by: staff.adminId, handled_name: staff.realName, handled_note: input.note }
  await setHandled(
    db,
    open.map(({ id }) => id),
    handled,
  )
  const problems = new Set(open.map(({ problem }) => (problem ? parcelProblem.label(problem) : '')))
  recordChanges(
    changesBetween({ 包裹问题: [[...problems].join('、'), `已处理：${input.note}`] }),
    open.length === 1 && open[0] ? open[0].orderNo : `${open.length} 个包裹`,
  )
  return { handled: open.length }
}

/** The named ones, or everything that the list shows: nothing happens if that is another number than was seen. */
async function chosen({ db, now }: StaffContext, { ids, filter, expected }: Input): Promise<readonly number[]> {
  if (ids) return [...new Set(ids)]
  if (!filter) throw invalid([{ path: 'ids', message: '请选择包裹' }])
  const found = await findFilteredIds(db, filter, now, MOST_HANDLED + 1)
  if (found.length > MOST_HANDLED) refuse(`一次最多处理${MOST_HANDLED}个包裹，请缩小筛选范围`)
  if (found.length !== expected) refuse(`筛选结果已变化（现有 ${found.length} 个），请刷新后重试`)
  return found
}

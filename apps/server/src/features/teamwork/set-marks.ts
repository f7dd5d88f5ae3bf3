import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { refundApi } from '@zhanggui/contract/order/refund'
import type { teamApi } from '@zhanggui/contract/order/team'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { MAX_MARKED, MAX_TAGS_OF_ORDER, NOBODY, orderFlag, teamKind } from '@zhanggui/domain/team/team-codes'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { findMatchingOrders } from '#features/orders/public'
import { findRefundIds } from '#features/refunds/public'
import { invalid, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findSubjects, lockMarks, updateMarks } from './mark.sql.ts'
import { findPeople } from './people.sql.ts'
import { subjectPath } from './subject-path.ts'
import { lockTags } from './tag.sql.ts'

type Input = InputOf<typeof teamApi.set>

/** Marks orders or refunds, one or many: what is not named stays as it is. */
export async function setMarks(context: StaffContext, input: Input) {
  const { db, now, recordChanges, announceArea } = context
  const { kind, flag, assigneeId, addTagIds = [], removeTagIds = [] } = input
  const [person] = assigneeId ? await findPeople(db, [assigneeId]) : []
  const added = await lockTags(db, addTagIds)
  const removed = await lockTags(db, removeTagIds)
  const subjects = await findSubjects(db, kind, await chosen(context, input))
  const ids = subjects.map(({ id }) => id)
  await lockMarks(db, kind, ids, now)
  const mostTags = await updateMarks(db, { kind, ids }, { flag, assigneeId, addTagIds, removeTagIds }, now)
  if (mostTags > MAX_TAGS_OF_ORDER) refuse(`每个${teamKind.label(kind)}最多${MAX_TAGS_OF_ORDER}个标签`)
  const [only] = subjects
  const subject = subjects.length === 1 && only ? only.no : `${subjects.length} 个${teamKind.label(kind)}`
  const names = (tags: readonly { readonly name: string }[]) => tags.map(({ name }) => name).join('、')
  recordChanges(
    changesBetween({
      ...(flag !== undefined && { 旗标: ['', orderFlag.label(flag)] as const }),
      ...(assigneeId !== undefined && { 负责人: ['', person?.name ?? '无'] as const }),
      添加标签: ['', names(added)],
      移除标签: ['', names(removed)],
    }),
    subject,
  )
  if (person) tellAssignee(context, input, subjects, subject)
  // Both lists may be narrowed down by what has changed.
  announceArea(kind === 'order' ? orderApi : refundApi)
  if (kind === 'order') announceArea(parcelApi)
  return { marked: subjects.length }
}

function tellAssignee(
  { announce, staff }: StaffContext,
  { kind, assigneeId = NOBODY }: Input,
  subjects: readonly { readonly no: string }[],
  subject: string,
) {
  if (assigneeId === staff.adminId) return
  const [only] = subjects
  const list = `${subjectPath(kind)}?assigneeId=${assigneeId}`
  announce({
    kind: noticeKind.is.teamwork,
    title: '分配给你的任务',
    content: `${staff.realName} 把 ${subject} 交给你处理`,
    url: subjects.length === 1 && only ? subjectPath(kind, only.no) : list,
    onlyFor: assigneeId,
  })
}

/** The named ones, or everything that the list shows: nothing happens if that is another number than was seen. */
async function chosen({ db, now }: StaffContext, input: Input): Promise<readonly number[]> {
  const { kind, ids, orderFilter, refundFilter, expected } = input
  if (ids) return [...new Set(ids)]
  const most = MAX_MARKED + 1
  const found =
    kind === 'order'
      ? orderFilter && (await findMatchingOrders(db, orderFilter, now, most))
      : refundFilter && (await findRefundIds(db, refundFilter, now, most))
  if (!found) throw invalid([{ path: 'ids', message: '请选择单据' }])
  if (found.length > MAX_MARKED) refuse(`一次最多处理${MAX_MARKED}条，请缩小筛选范围`)
  if (found.length !== expected) refuse(`筛选结果已变化（现有 ${found.length} 条），请刷新后重试`)
  return found
}

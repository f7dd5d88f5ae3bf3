import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { teamApi } from '@zhanggui/contract/order/team'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { cutText } from '@zhanggui/domain/kernel/text/storable-text'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import type { StaffContext } from '#platform/http/route'
import { findSubjects } from './mark.sql.ts'
import { insertNote } from './note.sql.ts'
import { findPeople } from './people.sql.ts'
import { subjectPath } from './subject-path.ts'

/** Says something about an order or a refund; colleagues who are named are told. */
export async function addNote(context: StaffContext, input: InputOf<typeof teamApi.note>) {
  const { db, now, newId, staff, recordChanges, announce } = context
  const { kind, id: refId, text, mentionIds = [] } = input
  const [subject] = await findSubjects(db, kind, [refId])
  if (!subject) throw new Error('what is not there has been refused')
  const mentioned = await findPeople(db, mentionIds)
  const id = await newId()
  const by = { admin_id: staff.adminId, admin_name: staff.realName }
  await insertNote(db, { kind, ref_id: refId, id, ...by, words: text, created_at: now })
  for (const { id: onlyFor } of mentioned) {
    if (onlyFor === staff.adminId) continue
    announce({
      kind: noticeKind.is.teamwork,
      title: `${staff.realName} 提到了你`,
      content: `${subject.no}：${cutText(text, 100)}`,
      url: subjectPath(kind, subject.no),
      onlyFor,
    })
  }
  recordChanges(changesBetween({ 协作备注: ['', text] }), subject.no)
  return { id }
}

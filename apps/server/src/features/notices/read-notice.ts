import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { hasNotice, insertRead } from './notice.sql.ts'
import { readerOf } from './reader.ts'

export async function readNotice(context: StaffContext, { id }: { id: number }) {
  const reader = await readerOf(context)
  if (!(await hasNotice(context.db, reader, id))) missing('通知不存在')
  await insertRead(context.db, reader.adminId, id)
  return null
}

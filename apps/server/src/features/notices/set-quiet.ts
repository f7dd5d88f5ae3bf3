import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { noticeApi } from '@zhanggui/contract/notice'
import type { StaffContext } from '#platform/http/route'
import { putQuiet } from './preference.sql.ts'

export async function setQuiet({ db, staff }: StaffContext, quiet: InputOf<typeof noticeApi.setQuiet>) {
  await putQuiet(db, staff.adminId, { ...quiet, days: [...new Set(quiet.days)].toSorted((a, b) => a - b) })
  return null
}

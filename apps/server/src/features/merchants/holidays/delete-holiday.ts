import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { holidayChanges, holidayName } from './holiday-words.ts'
import { deleteHolidayRow, lockHolidays } from './holiday.sql.ts'
import { moveDeadlines } from './move-deadlines.ts'

export async function deleteHoliday(context: StaffContext, { id }: { id: number }) {
  const all = await lockHolidays(context.db)
  const holiday = all.find((each) => each.id === id) ?? missing('休假不存在')
  await deleteHolidayRow(context.db, id)
  await moveDeadlines(context, all)
  context.recordChanges(holidayChanges(holiday, undefined), holidayName(holiday))
  return null
}

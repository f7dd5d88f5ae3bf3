import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { holidayChanges, holidayName } from './holiday-words.ts'
import { deleteHolidayRow, lockHolidays } from './holiday.sql.ts'

export async function deleteHoliday({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const holiday = (await lockHolidays(db)).find((each) => each.id === id) ?? missing('休假不存在')
  await deleteHolidayRow(db, id)
  recordChanges(holidayChanges(holiday, undefined), holidayName(holiday))
  return null
}

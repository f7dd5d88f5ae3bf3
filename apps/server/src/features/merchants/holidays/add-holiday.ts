import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { holidayApi } from '@zhanggui/contract/store/holiday'
import { MOST_HOLIDAYS, whyNotBeside } from '@zhanggui/domain/store/holiday-rules'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { holidayChanges, holidayName } from './holiday-words.ts'
import { type HolidayFields, insertHoliday, lockHolidays } from './holiday.sql.ts'
import { moveDeadlines } from './move-deadlines.ts'

export const fieldsOf = (input: InputOf<typeof holidayApi.add>): HolidayFields => ({
  startsAt: input.startTime,
  endsAt: input.endTime,
  note: input.note,
  takesBookings: input.isBookable,
})

export async function addHoliday(context: StaffContext, input: InputOf<typeof holidayApi.add>) {
  const holiday = fieldsOf(input)
  const others = await lockHolidays(context.db)
  if (others.length >= MOST_HOLIDAYS) refuse(`最多添加${MOST_HOLIDAYS}个休假，请先删除已结束的`)
  refuseIf(whyNotBeside(holiday, others), { field: 'startTime' })
  const id = await context.newId()
  await insertHoliday(context, id, holiday)
  await moveDeadlines(context, others)
  context.recordChanges(holidayChanges(undefined, holiday), holidayName(holiday))
  return { id }
}

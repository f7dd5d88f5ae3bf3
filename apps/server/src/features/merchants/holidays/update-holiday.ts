import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { holidayApi } from '@zhanggui/contract/store/holiday'
import { whyNotBeside } from '@zhanggui/domain/store/holiday-rules'
import { checkVersion, missing, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { fieldsOf } from './add-holiday.ts'
import { holidayChanges, holidayName } from './holiday-words.ts'
import { lockHolidays, updateHolidayRow } from './holiday.sql.ts'
import { moveDeadlines } from './move-deadlines.ts'

export async function updateHoliday(context: StaffContext, input: InputOf<typeof holidayApi.update>) {
  const all = await lockHolidays(context.db)
  const before = all.find(({ id }) => id === input.id) ?? missing('休假不存在')
  checkVersion(input, before)
  const holiday = fieldsOf(input)
  const others = all.filter(({ id }) => id !== input.id)
  refuseIf(whyNotBeside(holiday, others), { field: 'startTime' })
  await updateHolidayRow(context, input.id, holiday)
  await moveDeadlines(context, all)
  context.recordChanges(holidayChanges(before, holiday), holidayName(holiday))
  return null
}

import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { holidayApi } from '@zhanggui/contract/store/holiday'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { MOST_HOLIDAYS, whyNotBeside } from '@zhanggui/domain/store/holiday-rules'
import { checkVersion, missing, refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deleteHolidayRow, type HolidayFields, insertHoliday, lockHolidays, updateHolidayRow } from './holiday.sql.ts'
import { moveDeadlines } from './move-deadlines.ts'

export async function addHoliday(context: StaffContext, input: InputOf<typeof holidayApi.add>) {
  const holiday = fieldsOf(input)
  const others = await lockHolidays(context.db)
  if (others.length >= MOST_HOLIDAYS) refuse(`最多添加${MOST_HOLIDAYS}个休假，请先删除已结束的`)
  refuseIf(whyNotBeside(holiday, others), { field: 'startTime' })
  const id = await context.newId()
  await insertHoliday(context, id, holiday)
  await moveDeadlines(context, others)
  context.recordChanges(changesOfRecord(undefined, describe(holiday)), nameOf(holiday))
  return { id }
}

export async function updateHoliday(context: StaffContext, input: InputOf<typeof holidayApi.update>) {
  const all = await lockHolidays(context.db)
  const before = all.find(({ id }) => id === input.id) ?? missing('休假不存在')
  checkVersion(input, before)
  const holiday = fieldsOf(input)
  const others = all.filter(({ id }) => id !== input.id)
  refuseIf(whyNotBeside(holiday, others), { field: 'startTime' })
  await updateHolidayRow(context, input.id, holiday)
  await moveDeadlines(context, all)
  context.recordChanges(changesOfRecord(describe(before), describe(holiday)), nameOf(holiday))
  return null
}

export async function deleteHoliday(context: StaffContext, { id }: { id: number }) {
  const all = await lockHolidays(context.db)
  const holiday = all.find((each) => each.id === id) ?? missing('休假不存在')
  await deleteHolidayRow(context.db, id)
  await moveDeadlines(context, all)
  context.recordChanges(changesOfRecord(describe(holiday), undefined), nameOf(holiday))
  return null
}

const fieldsOf = (input: InputOf<typeof holidayApi.add>): HolidayFields => ({
  startsAt: input.startTime,
  endsAt: input.endTime,
  note: input.note,
  takesBookings: input.isBookable,
})

const timesOf = ({ startsAt, endsAt }: HolidayFields) => `${formatShopTime(startsAt)} 至 ${formatShopTime(endsAt)}`

const describe = (holiday: HolidayFields) => ({
  休假时间: timesOf(holiday),
  可预订: holiday.takesBookings ? '是' : '否',
  备注: holiday.note,
})

/** What a holiday is called: by its note, else by its time. */
const nameOf = (holiday: HolidayFields): string => holiday.note || timesOf(holiday)

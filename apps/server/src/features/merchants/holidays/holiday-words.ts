import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import type { HolidayFields } from './holiday.sql.ts'

const times = (holiday: HolidayFields | undefined) =>
  holiday ? `${formatShopTime(holiday.startsAt)} 至 ${formatShopTime(holiday.endsAt)}` : ''
const bookable = (holiday: HolidayFields | undefined) => (holiday ? (holiday.takesBookings ? '是' : '否') : '')

/** What a holiday is called: by its note, else by its time. */
export const holidayName = (holiday: HolidayFields): string => holiday.note || times(holiday)

/** What the log tells of a holiday; one side is missing where it was made or deleted. */
export const holidayChanges = (before: HolidayFields | undefined, after: HolidayFields | undefined) =>
  changesBetween({
    休假时间: [times(before), times(after)],
    可预订: [bookable(before), bookable(after)],
    备注: [before?.note ?? '', after?.note ?? ''],
  })

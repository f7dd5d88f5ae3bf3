import { isShopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'

/** As many weeks as a month can touch. */
const MOST_DAYS = 42

/** So many days of a calendar. */
export const calendarQuery = z.object({
  from: z.string({ error: '请选择日期' }).refine(isShopDate, '请选择日期'),
  days: z.coerce
    .number<number | string>({ error: '天数必须是整数' })
    .int('天数必须是整数')
    .min(1, '天数不能小于1')
    .max(MOST_DAYS, `天数不能大于${MOST_DAYS}`),
})

/** Something that lasts from one moment to another. */
export const calendarEntry = z.object({
  id: z.int(),
  name: z.string(),
  startTime: shopTime,
  endTime: shopTime,
  isOpen: z.boolean(),
})
export type CalendarEntry = z.output<typeof calendarEntry>

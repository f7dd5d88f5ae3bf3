import { holidayApi } from '@zhanggui/contract/store/holiday'
import { bind } from '#platform/http/route'
import { listHolidays } from './holiday.sql.ts'
import { addHoliday, deleteHoliday, updateHoliday } from './write-holiday.ts'

export const holidayRoutes = bind(holidayApi, {
  list: async ({ db, now }) =>
    (await listHolidays(db, now)).map(({ startsAt, endsAt, takesBookings, ...holiday }) => ({
      ...holiday,
      startTime: startsAt,
      endTime: endsAt,
      isBookable: takesBookings,
    })),
  add: addHoliday,
  update: updateHoliday,
  delete: deleteHoliday,
})

import { formatShopTime, parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)

/** The generator's letters in the calendar's: `yyyy-MM-dd` is `YYYY-MM-DD`, `WW` is `ww`. */
export const calendarFormat = (format: string): string =>
  format.replaceAll('y', 'Y').replaceAll('d', 'D').replaceAll('WW', 'ww')

const WALL_CLOCK = 'YYYY-MM-DD HH:mm:ss'

/** The calendar sees days and hours as the shop's clock shows them, so the browser's zone does not matter. */
export function momentFrom(value: string | number | undefined, format: string): Dayjs | null {
  if (value === undefined) return null
  const at = format === 'timestamp' ? shopClock(value) : dayjs(String(value), calendarFormat(format), true)
  return at.isValid() ? at : null
}

/** Milliseconds; ten digits are seconds (spec §9). */
function shopClock(value: string | number): Dayjs {
  const instant = new Date(Number(value) * (/^\d{10}$/.test(String(value)) ? 1000 : 1))
  return dayjs(Number.isNaN(instant.getTime()) ? '' : formatShopTime(instant), WALL_CLOCK, true)
}

export function momentValue(at: Dayjs, format: string): string | number {
  if (format !== 'timestamp') return at.format(calendarFormat(format))
  return parseShopTime(at.format(WALL_CLOCK))?.getTime() ?? 0
}

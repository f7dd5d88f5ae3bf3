/** The shop's zone is UTC+8 without summer time, so plain arithmetic is exact on any machine and in any browser. */
const OFFSET = 8 * 3_600_000

export function formatShopTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}

/** Reads `yyyy-MM-dd HH:mm:ss` of the years 1900 to 2999; a day or an hour that does not exist is not a time. */
export function parseShopTime(text: string): Date | undefined {
  if (!/^(?:19|2\d)\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined
  const instant = new Date(`${text.replace(' ', 'T')}+08:00`)
  return !Number.isNaN(instant.getTime()) && formatShopTime(instant) === text ? instant : undefined
}

/** The day in the shop's zone as a number, yyyymmdd. */
export const shopDay = (instant: Date): number => Number(formatShopTime(instant).slice(0, 10).replaceAll('-', ''))

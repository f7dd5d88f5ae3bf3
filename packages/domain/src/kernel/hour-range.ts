const LAST = 24

/** Whole hours of one day, 0 to 24; the end is never before the start. */
export interface HourRange {
  readonly start: number
  readonly end: number
}

export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** The hours to choose from, beginning with the first that is allowed. */
export const hoursFrom = (first: number): number[] => Array.from({ length: LAST - first + 1 }, (_, n) => first + n)

/** Reads `08:00,22:00`; anything else, an end before its start included, is no range. */
export function parseHourRange(text: string): HourRange | undefined {
  const [, start, end] = /^(\d\d):00,(\d\d):00$/.exec(text) ?? []
  if (start === undefined || end === undefined) return undefined
  const range = { start: Number(start), end: Number(end) }
  return range.start <= range.end && range.end <= LAST ? range : undefined
}

export const formatHourRange = ({ start, end }: HourRange): string => `${hourText(start)},${hourText(end)}`

/** A start later than the end takes the end along; without an end the rest of the day is meant. */
export const withStart = (range: HourRange | undefined, start: number): HourRange => ({
  start,
  end: Math.max(start, range?.end ?? LAST),
})

/** An end before the start is not taken; without a start the day begins at midnight. */
export const withEnd = (range: HourRange | undefined, end: number): HourRange => {
  const start = range?.start ?? 0
  return { start, end: Math.max(start, end) }
}

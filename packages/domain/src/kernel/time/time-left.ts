const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From then on a deadline is near. */
const NEAR = 6 * HOUR

export interface TimeLeft {
  readonly text: string
  readonly tone: 'neutral' | 'warning' | 'danger'
}

/** How much time a deadline leaves, or how long it is past. */
export function timeLeft(due: Date, now: Date): TimeLeft {
  const left = due.getTime() - now.getTime()
  if (left <= 0) return { text: `已超时${lengthOf(-left)}`, tone: 'danger' }
  return { text: `剩余${lengthOf(left)}`, tone: left <= NEAR ? 'warning' : 'neutral' }
}

/** How long until a moment, as one says it beside other words: `3 天`. */
export const timeSpan = (until: Date, now: Date): string =>
  lengthOf(until.getTime() - now.getTime()).replace(/^\d+/, '$& ')

/** `3天`, `5小时` or `20分钟`: the largest unit that says enough. */
function lengthOf(time: number): string {
  if (time >= 2 * DAY) return `${Math.floor(time / DAY)}天`
  return time >= HOUR ? `${Math.floor(time / HOUR)}小时` : `${Math.max(1, Math.floor(time / MINUTE))}分钟`
}

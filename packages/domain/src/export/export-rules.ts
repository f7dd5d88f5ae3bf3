import { addDays, dayText, startOfDay } from '../kernel/shop-day.ts'
import { shopDay } from '../kernel/shop-time.ts'
import { type ExportEvery, exportEvery, type Weekday } from './export-codes.ts'

/** How long the file of an export can be fetched. */
export const EXPORT_DAYS = 7
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const exportExpiry = (finishedAt: Date): Date => new Date(finishedAt.getTime() + EXPORT_DAYS * DAY_MS)

export interface Rhythm {
  readonly every: ExportEvery
  /** Counts for weekly ones only. */
  readonly weekday: Weekday
  /** Of the shop's day. */
  readonly hour: number
}

const weekdayOf = (day: number) => new Date(`${dayText(day)}T00:00:00Z`).getUTCDay() || 7

/** The first time after a moment. What a stopped server has missed is made up for once. */
export function nextRun({ every, weekday, hour }: Rhythm, after: Date): Date {
  let day = shopDay(after)
  for (;;) {
    const at = new Date(startOfDay(day).getTime() + hour * HOUR_MS)
    if (at > after && (every === exportEvery.is.day || weekdayOf(day) === weekday)) return at
    day = addDays(day, 1)
  }
}

const MAX_SCHEDULES = 20
const MAX_TEMPLATES = 50

export const whyNotAddSchedule = (count: number): string | undefined =>
  count < MAX_SCHEDULES ? undefined : `定时导出最多${MAX_SCHEDULES}个，请先删除不用的`

export const whyNotAddTemplate = (count: number): string | undefined =>
  count < MAX_TEMPLATES ? undefined : `列模板最多${MAX_TEMPLATES}个，请先删除不用的`

interface Runner {
  readonly isEnabled: boolean
  readonly mayExport: boolean
  readonly mayPlain: boolean
}

/** Why a schedule may not run in the name of the person whom it belongs to. */
export function whyNotRun(runner: Runner | undefined, isPlain: boolean): string | undefined {
  if (!runner) return '所属账号已删除'
  if (!runner.isEnabled) return '所属账号已停用'
  if (!runner.mayExport) return '所属账号已没有导出权限'
  if (isPlain && !runner.mayPlain) return '所属账号已没有导出完整买家信息的权限'
  return undefined
}

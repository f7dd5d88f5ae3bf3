import type { Exportable, exportApi } from '@zhanggui/contract/export/export'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { exportEvery, exportKind, weekday } from '@zhanggui/domain/export/export-codes'
import { exportFormat } from '@zhanggui/domain/task/task-codes'

export type ContentValues = InputOf<typeof exportApi.add>
export type ScheduleValues = InputOf<typeof exportApi.saveSchedule>

export const newContent: ContentValues = {
  kind: exportKind.is.order,
  filters: {},
  columns: null,
  format: exportFormat.is.xlsx,
}

/** Every morning, before the shop opens, what was sold the day before. */
export const newSchedule: ScheduleValues = {
  ...newContent,
  name: '',
  filters: { dateLimit: 'yesterday' },
  every: exportEvery.is.day,
  weekday: weekday.is.monday,
  hour: 6,
  isPlain: false,
}

export const titlesOf = ({ columns }: Exportable): readonly string[] => columns.map(({ title }) => title)

/** A column ticked or not: ticked ones stand in the order of the file, a new one comes last. */
export const withColumn = (columns: readonly string[], title: string, isOn: boolean): readonly string[] =>
  isOn ? [...columns, title] : columns.filter((each) => each !== title)

export function moved(columns: readonly string[], title: string, by: 1 | -1): readonly string[] {
  const at = columns.indexOf(title)
  const to = at + by
  if (at < 0 || to < 0 || to >= columns.length) return columns
  const next = [...columns]
  next.splice(at, 1)
  next.splice(to, 0, title)
  return next
}

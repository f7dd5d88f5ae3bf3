import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { exportApi } from '@zhanggui/contract/export/export'
import { z } from 'zod'
import type { ExportJob } from '#features/tasks/public'
import { invalid } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkRights } from './check-rights.ts'
import { exportJobOf } from './export-kinds.ts'

type Content = InputOf<typeof exportApi.add>
type Asked = Omit<Content, 'format'> & { readonly isPlain?: boolean }
type Filters = Content['filters']

const known = ({ filter }: ExportJob, filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name, value]) => name in filter.shape && value !== ''))

/** What a list's address means to an export, as of now; refuses what the list itself would refuse. */
export function decodeFilters(job: ExportJob, filters: Filters): Record<string, unknown> {
  const { data, error } = z.safeDecode(job.filter, { ...job.first, ...known(job, filters) })
  if (data) return data
  throw invalid(error.issues.map(({ message }) => ({ path: 'filters', message })))
}

/** Refuses what the file would not have any more. */
export function checkColumns(job: ExportJob, columns: readonly string[]) {
  const titles = new Set(job.columns.map(({ title }) => title))
  const isFine = new Set(columns).size === columns.length && columns.every((title) => titles.has(title))
  if (!isFine) throw invalid([{ path: 'columns', message: '所选的列已变化，请重新选择' }])
}

/** The export that somebody asks for, if they may have it. */
export async function checkExport(context: StaffContext, asked: Asked) {
  const { kind, filters, columns } = asked
  await checkRights(context, asked)
  const job = exportJobOf(kind)
  if (columns) checkColumns(job, columns)
  return { job, filter: decodeFilters(job, filters), filters: known(job, filters) }
}

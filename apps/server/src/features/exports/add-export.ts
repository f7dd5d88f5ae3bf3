import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { exportApi } from '@zhanggui/contract/export/export'
import { exportKind } from '@zhanggui/domain/export/export-codes'
import { startExport } from '#features/tasks/public'
import type { StaffContext } from '#platform/http/route'
import { checkExport } from './check-export.ts'

/** Starts an export of its own columns; with who the buyers are for those who may. */
export const addExport =
  (isPlain: boolean) => async (context: StaffContext, content: InputOf<typeof exportApi.add>) => {
    const { job, filter } = await checkExport(context, content)
    const { format, kind, columns } = content
    const title = `导出${exportKind.label(kind)}`
    context.recordChanges([], title)
    return startExport(context, job, { title, format, filter, isPlain, ...(columns && { columns }) })
  }

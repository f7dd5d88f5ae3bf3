import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import type { StaffContext } from '#platform/http/route'
import { exportJobs } from './export-kinds.ts'

/** What the person may export, and which columns it has. */
export async function readExportable(context: StaffContext) {
  const held = await heldPermissions(context)
  return exportJobs
    .filter(({ call }) => hasPermission(held, call.permission))
    .map(({ exportKind: kind, list, columns, filter, ofView = {} }) => ({
      kind,
      list: `${list.area}.${list.name}`,
      columns: columns.map(({ title, isPrivate = false }) => ({ title, isPrivate })),
      ofView,
      hasDates: 'dateLimit' in filter.shape,
    }))
}

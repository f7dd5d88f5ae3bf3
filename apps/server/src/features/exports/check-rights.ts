import { exportApi } from '@zhanggui/contract/export/export'
import type { ExportKind } from '@zhanggui/domain/export/export-codes'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import { forbidden } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { exportJobOf } from './export-kinds.ts'

interface Asked {
  readonly kind: ExportKind
  readonly isPlain?: boolean
}

/** Refuses who may not export such a thing or, where it tells who the buyers are, may not know that. */
export async function checkRights(context: StaffContext, { kind, isPlain = false }: Asked) {
  const held = await heldPermissions(context)
  const may = (permission: string) => hasPermission(held, permission)
  if (!may(exportJobOf(kind).call.permission) || (isPlain && !may(exportApi.addPlain.permission))) throw forbidden()
}

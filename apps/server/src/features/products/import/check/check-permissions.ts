import { productApi } from '@zhanggui/contract/goods/product'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { listChangeMethods } from '../import-row.sql.ts'
import type { ImportInput } from './check-result.ts'

/** The endpoint that does the same without a file. */
const callOf = {
  create: productApi.save,
  edit: productApi.update,
  free: productApi.editFreely,
  stock: productApi.addStock,
  sort: productApi.editSort,
} as const satisfies Record<ImportInput['way'], object>

const outcomes = { commit: '不能导入这个文件', undo: '不能撤销这次导入，请由有权限的员工撤销' } as const

/**
 * An import, or undoing one, must not bypass missing permissions. Refused as a whole: an import can be undone only once,
 * so a remaining part could never be undone.
 */
export async function checkPermissions(context: StaffContext, importId: number, step: keyof typeof outcomes) {
  const held = await heldPermissions(context)
  const calls = (await listChangeMethods(context.db, importId, step)).map((way) =>
    way ? callOf[way] : productApi.delete,
  )
  const missing = calls.filter(({ permission }) => !hasPermission(held, permission))
  if (missing.length > 0)
    refuse(`您没有${missing.map(({ title }) => `「${title}」`).join('')}的权限，${outcomes[step]}`)
}

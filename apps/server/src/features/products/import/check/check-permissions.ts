import { productApi } from '@zhanggui/contract/goods/product'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { listWays } from '../import-row.sql.ts'
import type { ImportInput } from './verdict.ts'

/** The call by which somebody would do the same without a file. */
const callOf = {
  create: productApi.save,
  edit: productApi.update,
  free: productApi.editFreely,
  stock: productApi.addStock,
  sort: productApi.editSort,
} as const satisfies Record<ImportInput['way'], object>

/** A file is no way around a right that somebody does not have. */
export async function checkPermissions(context: StaffContext, importId: number) {
  const held = await heldPermissions(context)
  const calls = (await listWays(context.db, importId)).map((way) => callOf[way])
  const missing = calls.find(({ permission }) => !hasPermission(held, permission))
  if (missing) refuse(`您没有「${missing.title}」的权限，不能导入这个文件`)
}

import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { productApi } from '@zhanggui/contract/goods/product'
import type { productImportApi } from '@zhanggui/contract/goods/product-import'
import { importField } from '@zhanggui/domain/product/import-codes'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import type { StaffContext } from '#platform/http/route'
import { listImportRows } from './import-row.sql.ts'
import { importOf } from './start-step.ts'

const COST = importField.label('cost')
const HIDDEN = '******'

/** The changes that a file would make. Current values are hidden from people who may not read products. */
export async function readRows(context: StaffContext, { id, ...query }: InputOf<typeof productImportApi.rows>) {
  await importOf(context, id)
  const page = await listImportRows(context.db, id, query)
  if (hasPermission(await heldPermissions(context), productApi.info.permission)) return page
  const hidden = page.list.map((row) => ({
    ...row,
    changes: row.changes.map((change) => (change.field.endsWith(COST) ? { ...change, before: HIDDEN } : change)),
  }))
  return { ...page, list: hidden }
}

import { productApi } from '@zhanggui/contract/goods/product'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { heldPermissions } from '#features/staff/public'
import { refuseIf } from '#platform/http/refusals'
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
 * Why the caller may not take this step of these imports. An import, or undoing one, must not bypass missing permissions.
 * Refused as a whole: an import can be undone only once, so a remaining part could never be undone.
 */
async function whyNotPermitted(
  context: StaffContext,
  importIds: readonly number[],
  step: keyof typeof outcomes,
): Promise<ReadonlyMap<number, string>> {
  const held = await heldPermissions(context)
  const isLacked = ({ permission }: { readonly permission: string }) => !hasPermission(held, permission)
  // Most people hold all of them, and the rows may be many.
  if (![...Object.values(callOf), productApi.delete].some(isLacked)) return new Map()
  const reasons = await Promise.all(
    importIds.map(async (id): Promise<[number, string][]> => {
      const calls = (await listChangeMethods(context.db, id, step)).map((way) =>
        way ? callOf[way] : productApi.delete,
      )
      const titles = calls.filter(isLacked).map(({ title }) => `「${title}」`)
      return titles.length > 0 ? [[id, `你没有${titles.join('')}的权限，${outcomes[step]}`]] : []
    }),
  )
  return new Map(reasons.flat())
}

export async function checkPermissions(context: StaffContext, importId: number, step: keyof typeof outcomes) {
  refuseIf((await whyNotPermitted(context, [importId], step)).get(importId))
}

/** Tells before pressing why an import cannot be undone by this person. */
export async function withUndoReasons<T extends { readonly id: number; readonly undoUntil: Date | null }>(
  context: StaffContext,
  imports: readonly T[],
) {
  const undoable = imports.filter(({ undoUntil }) => undoUntil !== null).map(({ id }) => id)
  const reasons = undoable.length > 0 ? await whyNotPermitted(context, undoable, 'undo') : undefined
  return imports.map((each) => ({ ...each, whyNotUndo: reasons?.get(each.id) ?? null }))
}

import { mayChangeView, orderViews } from '@zhanggui/domain/view/view-rules'
import { Refusal } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findOrder, listViews } from './view.sql.ts'
import { allowedList } from './viewed-lists.ts'

/** What a view asks for may be gone, a tag for example: the list itself says so when it is opened. */
function nothing(error: unknown): number {
  if (error instanceof Refusal) return 0
  throw error
}

interface Asked {
  readonly list: string
}

/** The views of a list that the person sees, in their own order. */
export async function readViews(context: StaffContext, { list }: Asked) {
  const { db, staff } = context
  await allowedList(context, list)
  const [views, order] = await Promise.all([listViews(db, list, staff.adminId), findOrder(db, list, staff.adminId)])
  return orderViews(views, order).map((view) => ({ ...view, mayChange: mayChangeView(view, staff) }))
}

/** How many rows each of them has now. */
export async function countViews(context: StaffContext, { list }: Asked) {
  const { db, staff } = context
  const { count } = await allowedList(context, list)
  const views = await listViews(db, list, staff.adminId)
  return Promise.all(
    views.map(async ({ id, filters }) => ({ id, count: await count(context, filters).catch(nothing) })),
  )
}

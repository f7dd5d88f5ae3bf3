import { mayChangeView, seesView } from '@zhanggui/domain/view/view-rules'
import { missing, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockView, type StoredView } from './view.sql.ts'

/** For this transaction alone. Somebody else's private view does not exist for anybody. */
export async function lockOwnView({ db, staff }: StaffContext, id: number): Promise<StoredView> {
  const view = await lockView(db, id)
  if (!view || !seesView(view, staff)) return missing('视图不存在')
  if (!mayChangeView(view, staff)) refuse('只有添加视图的人和店主可以修改')
  return view
}

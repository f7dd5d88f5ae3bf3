import { shownGuarantees } from '#features/platform-goods/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'

/** Finds the named guarantees; refuses if the platform does not (or no longer) offer one of them. */
export async function findMembers(db: MerchantDb, gids: readonly number[]) {
  const members = await shownGuarantees(db, gids)
  if (members.length < gids.length) refuse('商品保障服务不存在', { code: 6803, field: 'gids' })
  return members
}

export const describeGroup = (name: string, members: readonly { name: string }[]) => ({
  组合名称: name,
  保障服务: members.map((member) => member.name).join('、'),
})

import { idsOf } from '@zhanggui/contract/kernel/fields'
import { shownGuarantees } from '#features/platform-goods/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'

/** The guarantees that the list names; refuses one that the platform does not offer (any more). */
export async function membersToTake(db: MerchantDb, gids: string) {
  const asked = idsOf(gids)
  const members = await shownGuarantees(db, asked)
  if (members.length < asked.length) refuse('商品保障服务不存在', { code: 6803, field: 'gids' })
  return members
}

export const namesOf = (members: readonly { name: string }[]) => members.map(({ name }) => name).join('、')

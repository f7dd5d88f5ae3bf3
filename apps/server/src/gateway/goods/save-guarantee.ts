import type { guaranteeGateway } from '@zhanggui/contract/gateway/guarantee'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { insertGuarantee } from '#features/platform-goods/public'
import { inPlatform } from '#platform/db/platform-db'
import { refuse } from '#platform/http/refusals'
import type { Platform } from '#platform/platform'

export function saveGuarantee(
  { pool, ids }: Platform,
  { name, content, icon = '', sort = 0, isShow = true }: InputOf<typeof guaranteeGateway.save>,
  now: Date,
) {
  return inPlatform(pool, async (db) => {
    const id = await ids.next()
    const isFree = await insertGuarantee(db, { id, name, content, icon, sort, isShow }, now)
    if (!isFree) refuse('保障服务名称已存在', { field: 'name' })
    return { id }
  })
}

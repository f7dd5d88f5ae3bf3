import type { seckillGateway } from '@zhanggui/contract/gateway/seckill'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { present } from '@zhanggui/domain/kernel/present'
import {
  type ActivityFacts,
  countTopCategories,
  findActivity,
  insertActivity,
  updateActivity,
} from '#features/seckill/public'
import type { PlatformDb } from '#platform/db/platform-db'
import { refuse } from '#platform/http/refusals'
import type { GatewayContext } from '../gateway-route.ts'

async function check(db: PlatformDb, { startDate, endDate, categoryIds }: ActivityFacts) {
  if (endDate < startDate) refuse('结束日期不能早于开始日期', { field: 'endDate' })
  const ids = [...new Set(categoryIds)]
  if ((await countTopCategories(db, ids)) < ids.length) {
    refuse('必须选择商品平台第一级分类', { code: 6201, field: 'categoryIds' })
  }
}

export function saveActivity(
  { inPlatform, newId, now }: GatewayContext,
  input: InputOf<typeof seckillGateway.saveActivity>,
) {
  const { oneQuota = 0, allQuota = 0, merStars = 1, categoryIds = [], isOpen = true, ...draft } = input
  const facts = { ...draft, oneQuota, allQuota, merStars, categoryIds, isOpen }
  return inPlatform(async (db) => {
    await check(db, facts)
    const id = await newId()
    await insertActivity(db, id, facts, now)
    return { id }
  })
}

/** Products that have joined stay: their status follows the new times at once. */
export function changeActivity(
  { inPlatform, now }: GatewayContext,
  { id, ...change }: InputOf<typeof seckillGateway.updateActivity>,
) {
  return inPlatform(async (db) => {
    const facts = { ...(await findActivity(db, id)), ...present(change) }
    await check(db, facts)
    await updateActivity(db, id, facts, now)
    return null
  })
}

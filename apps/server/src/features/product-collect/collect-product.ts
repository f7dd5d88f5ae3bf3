import type { CollectedProduct } from '@zhanggui/contract/product-collect'
import { type CollectShop, collectShop } from '@zhanggui/domain/product/product-codes'
import { shopOfLink } from '@zhanggui/domain/product/shop-link'
import { addCollections, takeCollection } from '#features/merchants/public'
import { inMerchant } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import type { CollectProvider } from './collect-provider.ts'
import { collectedProduct } from './collected-product.ts'
import { failForgotten, insertCollection, settleCollection } from './collection.sql.ts'

/** No fetch lasts as long; what is still under way then never comes back. */
const FORGOTTEN = 5 * 60_000

interface Wish {
  readonly url: string
  /** The shop that the person named. */
  readonly shop?: CollectShop
  /** What is said when nothing is left, and when nothing could be fetched. */
  readonly refusals: { readonly none: string; readonly failed: string }
}

/** One collection is taken beforehand and given back if nothing comes of it; no transaction waits for the other shop. */
export async function collectProduct(
  platform: Platform,
  provider: CollectProvider | undefined,
  { staff, now }: StaffContext,
  { url, shop: named, refusals }: Wish,
): Promise<{ info: CollectedProduct }> {
  if (!provider) return refuse('请先进行采集商品配置')
  const shop = shopOfLink(url) ?? refuse(`仅支持${SHOPS}的商品链接`, { field: 'url' })
  if (named !== undefined && named !== shop) refuse(refusals.failed)
  const id = await platform.ids.next()
  const isTaken = await inMerchant(platform.pool, staff.merId, 'write', async (db) => {
    await addCollections(db, await failForgotten(db, new Date(now.getTime() - FORGOTTEN)))
    if (!(await takeCollection(db))) return false
    await insertCollection(db, { id, adminId: staff.adminId, url }, now)
    return true
  })
  if (!isTaken) refuse(refusals.none)
  const info = await fetchFrom(platform, provider, shop, url)
  await inMerchant(platform.pool, staff.merId, 'write', async (db) => {
    const isSettled = await settleCollection(db, id, info !== undefined)
    if (isSettled && !info) await addCollections(db, 1)
  })
  return { info: info ?? refuse(refusals.failed) }
}

async function fetchFrom({ log }: Platform, provider: CollectProvider, shop: CollectShop, url: string) {
  try {
    return collectedProduct(await provider.fetchProduct(shop, url))
  } catch (error) {
    log.warn({ err: error, shop }, 'a product could not be collected')
    return undefined
  }
}

const SHOPS = collectShop.codes.map((code) => collectShop.label(code)).join('、')

import type { Collected } from '@zhanggui/contract/product-collect'
import { type CollectShop, collectShop } from '@zhanggui/domain/product/product-codes'
import { shopOfLink } from '@zhanggui/domain/product/shop-link'
import { addCollections, takeCollection } from '#features/merchants/public'
import { inMerchant } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import type { CollectProvider, FoundProduct } from './collect-provider.ts'
import { collectedProduct } from './collected-product.ts'
import { failForgotten, insertCollection, settleCollection } from './collection.sql.ts'
import { type Copies, copyPictures } from './copy-pictures.ts'
import { picturesOf } from './found-pictures.ts'

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
  context: StaffContext,
  { url, shop: named, refusals }: Wish,
): Promise<Collected> {
  if (!provider) return refuse('请先进行采集商品配置')
  const shop = shopOfLink(url) ?? refuse(`仅支持${SHOPS}的商品链接`, { field: 'url' })
  if (named !== undefined && named !== shop) refuse(refusals.failed)
  const id = (await beginCollection(platform, context, url)) ?? refuse(refusals.none)
  const found = await fetchFrom(platform, provider, shop, url)
  if (!found) {
    await giveBack(platform, context, id)
    return refuse(refusals.failed)
  }
  const source = { provider, name: found.name, pictures: picturesOf(found) }
  const copies = await copyPictures(platform, context, source)
  const placeOf = await keepCopies(platform, context, id, copies)
  return { info: collectedProduct(found, placeOf), lostPictures: [...copies.lost] }
}

async function beginCollection(platform: Platform, { staff, now }: StaffContext, url: string) {
  const id = await platform.ids.next()
  return inMerchant(platform.pool, staff.merId, 'write', async (db) => {
    await addCollections(db, await failForgotten(db, new Date(now.getTime() - FORGOTTEN)))
    if (!(await takeCollection(db))) return undefined
    await insertCollection(db, { id, adminId: staff.adminId, url }, now)
    return id
  })
}

async function fetchFrom(
  { log }: Platform,
  provider: CollectProvider,
  shop: CollectShop,
  url: string,
): Promise<FoundProduct | undefined> {
  try {
    return await provider.fetchProduct(shop, url)
  } catch (error) {
    log.warn({ err: error, shop }, 'a product could not be collected')
    return undefined
  }
}

const giveBack = ({ pool }: Platform, { staff }: StaffContext, id: number) =>
  inMerchant(pool, staff.merId, 'write', async (db) => {
    if (await settleCollection(db, id, false)) await addCollections(db, 1)
  })

/** The collection is done and its pictures stand in the library, or neither; where each of them is from now on. */
async function keepCopies(platform: Platform, context: StaffContext, id: number, { copied }: Copies) {
  try {
    return await inMerchant(platform.pool, context.staff.merId, 'write', async (db) => {
      await settleCollection(db, id, true)
      const places = new Map<string, string>()
      for (const { address, upload } of copied) places.set(address, (await upload.save({ ...context, db })).url)
      return places
    })
  } catch (error) {
    for (const { upload } of copied) await upload.discard()
    throw error
  }
}

const SHOPS = collectShop.codes.map((code) => collectShop.label(code)).join('、')

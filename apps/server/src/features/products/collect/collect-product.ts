import { pictureApi } from '@zhanggui/contract/picture'
import type { Collected } from '@zhanggui/contract/goods/product-collect'
import { type CollectShop, collectShop } from '@zhanggui/domain/product/product-codes'
import { shopOfLink } from '@zhanggui/domain/product/shop-link'
import { addCollections, takeCollection } from '#features/merchants/public'
import { refuse } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import type { CollectProvider } from './collect-provider.ts'
import { collectedProduct } from './collected-product.ts'
import { failAbandoned, insertCollection, settleCollection } from './collection.sql.ts'
import { type Copies, copyPictures } from './copy-pictures.ts'
import { picturesOf } from './found-pictures.ts'
import { openCollectProvider } from './open-provider.ts'

/** Longer than any fetch: a collection still open after this was abandoned by its server. */
const FORGOTTEN = 5 * 60_000

interface Wish {
  readonly url: string
  /** The shop given by the caller. */
  readonly shop?: CollectShop
  /** Messages for an exhausted quota and for a failed fetch. */
  readonly refusals: { readonly none: string; readonly failed: string }
}

/** The quota is charged first and refunded on failure, so that no transaction stays open during the fetch. */
export async function collectProduct(
  context: OutsideContext,
  { url, shop: named, refusals }: Wish,
): Promise<Collected> {
  const provider = openCollectProvider(context.config.collect) ?? refuse('请先进行采集商品配置')
  const shop = shopOfLink(url) ?? refuse(`仅支持${SHOPS}的商品链接`, { field: 'url' })
  if (named !== undefined && named !== shop) refuse(refusals.failed)
  const id = (await beginCollection(context, url)) ?? refuse(refusals.none)
  const found = await fetchFrom(context, provider, shop, url)
  if (!found) {
    await giveBack(context, id)
    return refuse(refusals.failed)
  }
  const { product, pictures } = found
  const copies = await copyPictures(context, { provider, name: product.name, pictures })
  const placeOf = await keepCopies(context, id, copies)
  return { info: collectedProduct(product, placeOf), lostPictures: [...copies.lost] }
}

async function beginCollection({ staff, now, newId, inWrite }: OutsideContext, url: string) {
  const id = await newId()
  return inWrite(async ({ db }) => {
    await addCollections(db, await failAbandoned(db, new Date(now.getTime() - FORGOTTEN)))
    if (!(await takeCollection(db))) return undefined
    await insertCollection(db, { id, adminId: staff.adminId, url }, now)
    return id
  })
}

async function fetchFrom({ log }: OutsideContext, provider: CollectProvider, shop: CollectShop, url: string) {
  try {
    const product = await provider.fetchProduct(shop, url)
    return { product, pictures: picturesOf(product) }
  } catch (error) {
    log.warn({ err: error, shop }, 'a product could not be collected')
    return undefined
  }
}

const giveBack = ({ inWrite }: OutsideContext, id: number) =>
  inWrite(async ({ db }) => {
    if (await settleCollection(db, id, false)) await addCollections(db, 1)
  })

/** Settles the collection and saves its pictures in one transaction; returns the new address of each picture. */
async function keepCopies(context: OutsideContext, id: number, { copied }: Copies) {
  try {
    return await context.inWrite(async (write) => {
      await settleCollection(write.db, id, true)
      write.announceArea(pictureApi)
      const places = new Map<string, string>()
      for (const { address, upload } of copied) places.set(address, (await upload.save(write)).url)
      return places
    })
  } catch (error) {
    for (const { upload } of copied) await upload.discard()
    throw error
  }
}

const SHOPS = collectShop.codes.map((code) => collectShop.label(code)).join('、')

import { writeFile } from 'node:fs/promises'
import { type LiveGoodsDraft, liveGoodsApi } from '@zhanggui/contract/live/goods'
import { toFen } from '@zhanggui/domain/kernel/money'
import { reviewLiveGoods } from '#features/live-goods/public'
import { transactionsOf, type WriteContext } from '#platform/transactions'
import type { TestApp } from '#test/app/test-app'
import { png } from '#test/files/sample-files'
import { inShop } from '#test/make/order'
import { makePictureAt } from '#test/make/picture.sql'
import { makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'

/** A picture of the library with a file behind it. */
export async function makeCover(app: TestApp, shop: Shop): Promise<string> {
  const { url } = await makePictureAt(app, shop)
  const path = app.platform.newTempPath()
  await writeFile(path, await png(640, 480))
  await app.platform.files.put(url.replace('/media/', ''), path, 'image/png')
  return url
}

export const draftLiveGoods = async (app: TestApp, shop: Shop, traits: Partial<LiveGoodsDraft> = {}) => ({
  productId: traits.productId ?? (await makeProduct(app, shop)).id,
  name: '明前龙井',
  coverImgUrlLocal: traits.coverImgUrlLocal ?? (await makeCover(app, shop)),
  priceType: 1 as const,
  price: toFen(6900),
  ...traits,
})

type State = 'waiting' | 'refused' | 'sent'

/** Goods that wait for the platform, were refused by it, or were passed and have gone to the social platform. */
export async function makeLiveGoods(
  app: TestApp,
  shop: Shop,
  { state = 'waiting', ...traits }: Partial<LiveGoodsDraft> & { readonly state?: State } = {},
): Promise<number> {
  const { token } = shop.owner
  const { message } = await app.call(liveGoodsApi.save, { goods: [await draftLiveGoods(app, shop, traits)] }, { token })
  const newest = (await app.call(liveGoodsApi.list, {}, { token })).data.list.toSorted((a, b) => b.id - a.id)[0]
  if (!newest) throw new Error(`not made: ${message}`)
  if (state !== 'waiting') await decideLiveGoods(app, shop, newest.id, state === 'sent' ? 'pass' : 'refuse')
  return newest.id
}

/** What the platform says; what it passes is sent at once. */
export async function decideLiveGoods(app: TestApp, shop: Shop, id: number, kind: 'pass' | 'refuse') {
  await inShop(app, shop, (context) => review(context, id, kind))
  await app.drainJobs()
}

/** The platform passes it by this clock; whose turn it is then sends it. */
export const passLiveGoods = (app: TestApp, { merId }: Shop, id: number, clock: () => Date) =>
  transactionsOf(app.platform, merId, clock).inWrite((context) => review(context, id, 'pass'))

const review = (context: WriteContext, id: number, kind: 'pass' | 'refuse') =>
  reviewLiveGoods(
    { ...context, recordChanges: () => undefined },
    id,
    kind === 'pass' ? { kind } : { kind, reason: '图不对版' },
  )

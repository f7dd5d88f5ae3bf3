import { productApi } from '@zhanggui/contract/goods/product'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { merchantApi } from '@zhanggui/contract/merchant'
import { videoApi } from '@zhanggui/contract/video/video'
import type { FixedPictureUser, PictureUser } from '@zhanggui/domain/picture/picture-places'
import type { TestApp } from '#test/app/test-app'
import { makeLiveGoods } from '#test/make/marketing/live-goods'
import { makeRoom } from '#test/make/marketing/live-room'
import { makeVideoDraft } from '#test/make/marketing/video'
import { makeProduct } from '#test/make/product.sql'
import { makeProductDraft, skuDraft } from '#test/make/product-draft.sql'
import type { Shop } from '#test/make/shop.sql'
import { storeInfoDraft } from '#test/make/store/store-settings'

/** A product that shows the picture in every way. */
export async function makeProductWith(app: TestApp, shop: Shop, picture: string, { slide = picture } = {}) {
  const draft = await makeProductDraft(app, shop, {
    image: picture,
    sliderImage: ['/media/other.png', slide],
    attrValue: [skuDraft({ 规格: '默认' }, { image: picture })],
    content: `<p>茶<img src="${picture}"><img src="https://elsewhere.example/a.png"></p>`,
    isAutoUp: true,
  })
  return (await app.call(productApi.save, draft, { token: shop.owner.token })).data.id
}

const inText = (html: string) => [...html.matchAll(/src="([^"]*)"/g)].map(([, src = '']) => src)

/** Makes something that shows the picture; answers with how to read which addresses it shows. */
type MakeShowing = (app: TestApp, shop: Shop, picture: string) => Promise<() => Promise<readonly string[]>>

export const showing: Readonly<Record<Exclude<PictureUser, FixedPictureUser>, MakeShowing>> = {
  product: async (app, shop, picture) => {
    const { token } = shop.owner
    const id = await makeProductWith(app, shop, picture)
    return async () => {
      const { image, sliderImage, attrValue, content } = (await app.call(productApi.info, { id }, { token })).data
      return [image, ...sliderImage, ...attrValue.map((sku) => sku.image), ...inText(content)]
    }
  },
  storeCategory: async (app, shop, picture) => {
    const { token } = shop.owner
    const draft = { pid: 0, name: '茶具', icon: picture, sort: 1, isShow: true }
    const { id } = (await app.call(storeCategoryApi.add, draft, { token })).data
    return async () => {
      const { data } = await app.call(storeCategoryApi.list, {}, { token })
      return data.filter((row) => row.id === id).map(({ icon }) => icon)
    }
  },
  review: async (app, shop, picture) => {
    const { token } = shop.owner
    const product = await makeProduct(app, shop)
    const draft = { star: 5, comment: '好茶', pics: [picture], avatar: picture, nickname: '茶客' }
    const of = { productId: product.id, attrValueId: product.skuIds[0] ?? 0 }
    const { id } = (await app.call(reviewApi.addVirtual, { ...draft, ...of }, { token })).data
    return async () => {
      const { avatar, pics } = (await app.call(reviewApi.info, { id }, { token })).data
      return [avatar, ...pics]
    }
  },
  store: async (app, shop, picture) => {
    const { token } = shop.owner
    await app.call(merchantApi.editInfo, { ...storeInfoDraft, avatar: picture, coverImage: picture }, { token })
    return async () => {
      const { avatar, coverImage } = (await app.call(merchantApi.info, {}, { token })).data
      return [avatar, coverImage]
    }
  },
  liveRoom: async (app, shop, picture) => {
    const { token } = shop.owner
    const pictures = { coverImgLocal: picture, shareImgLocal: picture, feedsImgLocal: picture }
    const id = await makeRoom(app, shop, pictures)
    return async () => {
      const { coverImgLocal, shareImgLocal, feedsImgLocal } = (await app.call(liveRoomApi.info, { id }, { token })).data
      return [coverImgLocal, shareImgLocal, feedsImgLocal]
    }
  },
  liveGoods: async (app, shop, picture) => {
    const { token } = shop.owner
    const id = await makeLiveGoods(app, shop, { coverImgUrlLocal: picture })
    return async () => [(await app.call(liveGoodsApi.info, { id }, { token })).data.coverImgUrlLocal]
  },
  videoDraft: async (app, shop, picture) => {
    const { token } = shop.owner
    const html = `<p><img src="${picture}"></p>`
    const { id } = await makeVideoDraft(app, shop, { headImg: [picture], descInfo: html })
    return async () => {
      const { headImg, descInfo } = (await app.call(videoApi.draft, { id }, { token })).data
      return [...headImg, ...inText(descInfo)]
    }
  },
}

import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { pictureApi } from '@zhanggui/contract/picture'
import { videoApi } from '@zhanggui/contract/video/video'
import { videoAccessApi } from '@zhanggui/contract/video/video-access'
import { toFen } from '@zhanggui/domain/kernel/money'
import { NO_BRAND, videoShelf } from '@zhanggui/domain/video/video-codes'
import { decideAccess, decideDraft, putBrands, putCategories } from '#features/video-channel/public'
import { inPlatform } from '#platform/db/platform-db'
import type { TestApp } from '#test/app/test-app'
import { png } from '#test/files/sample-files'
import { formWith, upload } from '#test/files/upload'
import { inShop } from '#test/make/order'
import { type MadeProduct, makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'
import { decideByChannel } from '../../../src/features/video-channel/draft/decide-draft.ts'

const category = {
  secondCatId: 1210,
  secondCatName: '茶',
  firstCatId: 1208,
  firstCatName: '食品饮料',
  qualification: '',
  qualificationType: 0,
  productQualification: '',
  productQualificationType: 0,
  status: 0,
} as const

/** 绿茶 wants nothing, 普洱茶 a picture of each product, 咖啡 a qualification that nobody has passed. 山风 may be used. */
export async function makeVideoReference(app: TestApp) {
  await inPlatform(app.platform.pool, async (db) => {
    const rows = [
      { ...category, thirdCatId: 1211, thirdCatName: '绿茶' },
      { ...category, thirdCatId: 1213, thirdCatName: '普洱茶', productQualificationType: 1 as const },
      { ...category, thirdCatId: 1216, thirdCatName: '咖啡', qualificationType: 1 as const },
    ]
    await putCategories(db, rows, app.now())
    const brands = [
      { brandId: 3301, brandWording: '山风', status: 1 as const },
      { brandId: 3302, brandWording: '待审', status: 0 as const },
    ]
    await putBrands(db, brands, app.now())
  })
}

/** The address of a picture of the shop's own library. */
export const makeOwnPicture = async (app: TestApp, { owner }: Shop): Promise<string> =>
  (await upload(app, pictureApi.uploadImage, formWith({ content: await png() }), { token: owner.token })).data.url

type Draft = InputOf<typeof videoApi.add>

export async function videoDraftOf(app: TestApp, shop: Shop, traits: Partial<Draft> & { product?: MadeProduct } = {}) {
  const { product: given, ...others } = traits
  await makeVideoReference(app)
  const product = given ?? (await makeProduct(app, shop))
  const draft: Draft = {
    primaryProductId: product.id,
    title: `视频号商品${product.id}`,
    headImg: [await makeOwnPicture(app, shop)],
    qualificationPics: [],
    thirdCatId: 1211,
    brandId: NO_BRAND,
    tempId: product.templateId,
    unitName: '盒',
    giveIntegral: 0,
    ficti: 0,
    descInfo: '<p>好茶</p>',
    attrValue: product.skuIds.map((id) => ({ id, price: toFen(880) })),
    ...others,
  }
  return draft
}

/** A draft that the shop has not submitted. */
export async function makeVideoDraft(app: TestApp, shop: Shop, traits: Parameters<typeof videoDraftOf>[2] = {}) {
  const draft = await videoDraftOf(app, shop, traits)
  const { data } = await app.call(videoApi.add, draft, { token: shop.owner.token })
  return { id: data.id, draft }
}

export async function accessDraftOf(app: TestApp, shop: Shop): Promise<InputOf<typeof videoAccessApi.apply>> {
  await makeVideoReference(app)
  return {
    companyName: '杭州山风茶业有限公司',
    licenseImg: await makeOwnPicture(app, shop),
    contactName: '林山',
    contactPhone: '13800000001',
    thirdCatIds: [1211],
    brandIds: [3301],
    remark: '',
  }
}

/** The shop may submit drafts from then on. */
export async function openChannel(app: TestApp, shop: Shop) {
  if ((await app.call(videoAccessApi.info, {}, { token: shop.owner.token })).data.status !== 0) return
  await app.call(videoAccessApi.apply, await accessDraftOf(app, shop), { token: shop.owner.token })
  await inShop(app, shop, (context) => decideAccess({ ...context, recordChanges: () => undefined }, { kind: 'pass' }))
}

export const submitDraft = (app: TestApp, shop: Shop, id: number) =>
  app.call(videoApi.review, { draftProductId: id, platformEditStatus: 2 }, { token: shop.owner.token })

/** The platform passes a draft that was submitted: it waits to be sent. */
export const passToChannel = (app: TestApp, shop: Shop, id: number) =>
  inShop(app, shop, (context) => decideDraft({ ...context, recordChanges: () => undefined }, id, { kind: 'pass' }))

/** Submitted and passed on by the platform: it waits to be sent. */
export async function makeSentDraft(app: TestApp, shop: Shop, traits: Parameters<typeof videoDraftOf>[2] = {}) {
  await openChannel(app, shop)
  const made = await makeVideoDraft(app, shop, traits)
  await submitDraft(app, shop, made.id)
  await passToChannel(app, shop, made.id)
  return made
}

/** Approved by the social platform, and on its shelf. */
export async function makeVideoProduct(app: TestApp, shop: Shop, traits: Parameters<typeof videoDraftOf>[2] = {}) {
  const made = await makeSentDraft(app, shop, traits)
  // The sandbox knows it from then on.
  await app.drainJobs()
  await inShop(app, shop, (context) =>
    decideByChannel(context, made.id, { kind: 'pass', channelId: `70${made.id}`, shelf: videoShelf.is.on }),
  )
  return made
}

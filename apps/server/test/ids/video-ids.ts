import { videoApi } from '@zhanggui/contract/video/video'
import { makeSentDraft, makeVideoDraft, makeVideoProduct, openChannel, videoDraftOf } from '#test/make/marketing/video'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const draft: MakeInput = async (app, shop) => ({ id: (await makeVideoDraft(app, shop)).id })
const product: MakeInput = async (app, shop) => ({ id: (await makeVideoProduct(app, shop)).id })

/** The calls about the video channel that take an id. */
export const videoIds: Readonly<Record<string, MakeInput>> = {
  'video.add': videoDraftOf,
  'video.deleteDraft': draft,
  'video.deleteProduct': product,
  'video.draft': draft,
  'video.product': product,
  'video.putDown': product,
  'video.putOn': async (app, shop) => {
    const { id } = await makeVideoProduct(app, shop)
    await app.call(videoApi.putDown, { id }, { token: shop.owner.token })
    return { id }
  },
  'video.review': async (app, shop) => {
    await openChannel(app, shop)
    return { draftProductId: (await makeVideoDraft(app, shop)).id, platformEditStatus: 2 }
  },
  'video.retrySync': async (app, shop) => ({ id: (await makeSentDraft(app, shop)).id }),
  'video.update': async (app, shop) => {
    const { id, draft: stored } = await makeVideoDraft(app, shop)
    return { ...stored, id, title: '改了名' }
  },
}

/** Categories and brands are the platform's; lists are searched by a number. */
export const sharedVideo = ['video.drafts', 'video.products', 'video.tabs', 'videoAccess.apply']

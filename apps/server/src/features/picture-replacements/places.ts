import { productApi } from '@zhanggui/contract/goods/product'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import type { Api } from '@zhanggui/contract/kernel/area'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { merchantApi } from '@zhanggui/contract/merchant'
import { videoApi } from '@zhanggui/contract/video/video'
import type { FixedPictureUser, PictureUser } from '@zhanggui/domain/picture/picture-places'
import { replaceCover } from '#features/live-goods/public'
import { replaceRoomPicture } from '#features/live-rooms/public'
import { replaceStorePicture } from '#features/merchants/public'
import type { ReplacePicture } from '#features/pictures/public'
import { replaceProductPicture } from '#features/products/public'
import { replaceReviewPicture } from '#features/reviews/public'
import { replaceIcon } from '#features/store-categories/public'
import { replaceDraftPicture } from '#features/video-channel/public'

interface Place {
  readonly replace: ReplacePicture
  /** By which a person would do it: who may not call it has nothing replaced there. */
  readonly call: Endpoint
  /** What its pages show. */
  readonly api: Api
}

/** By which feature a picture is replaced in each kind of thing that shows it. */
export const places: Readonly<Record<Exclude<PictureUser, FixedPictureUser>, Place>> = {
  product: { replace: replaceProductPicture, call: productApi.update, api: productApi },
  storeCategory: { replace: replaceIcon, call: storeCategoryApi.update, api: storeCategoryApi },
  review: { replace: replaceReviewPicture, call: reviewApi.addVirtual, api: reviewApi },
  store: { replace: replaceStorePicture, call: merchantApi.editInfo, api: merchantApi },
  liveRoom: { replace: replaceRoomPicture, call: liveRoomApi.edit, api: liveRoomApi },
  liveGoods: { replace: replaceCover, call: liveGoodsApi.update, api: liveGoodsApi },
  videoDraft: { replace: replaceDraftPicture, call: videoApi.update, api: videoApi },
}

import { couponPages } from '#features/coupons/coupon.pages.ts'
import { exportPages } from '#features/exports/export.pages.ts'
import { expressPages } from '#features/express/express.pages.ts'
import { eventsOutPages } from '#features/events-out/events-out.pages.ts'
import { financePages } from '#features/finance/finance.pages.ts'
import { formPreviewPages } from '#features/form-preview/form-preview.pages.ts'
import { guaranteeGroupPages } from '#features/guarantee-groups/guarantee-group.pages.ts'
import { homePages } from '#features/home/home.pages.ts'
import { liveAssistantPages } from '#features/live-assistants/assistant.pages.ts'
import { liveRoomPages } from '#features/live-rooms/room.pages.ts'
import { liveGoodsPages } from '#features/live-goods/live-goods.pages.ts'
import { logPages } from '#features/logs/log.pages.ts'
import { noticePages } from '#features/notices/notice.pages.ts'
import { orderPages } from '#features/orders/order.pages.ts'
import { parcelPages } from '#features/parcels/parcel.pages.ts'
import { picturePages } from '#features/pictures/picture.pages.ts'
import { productPages } from '#features/products/product.pages.ts'
import { promotionCalendarPages } from '#features/promotion-calendar/promotion-calendar.pages.ts'
import { refundPages } from '#features/refunds/refund.pages.ts'
import { reviewPages } from '#features/reviews/review.pages.ts'
import { seckillPages } from '#features/seckill/seckill.pages.ts'
import { verifyDeskPages } from '#features/verify-desk/verify-desk.pages.ts'
import { videoPages } from '#features/video-channel/video.pages.ts'
import { sessionPages } from '#features/session/session.pages.ts'
import { deliveryTimePages } from '#features/delivery-times/delivery-time.pages.ts'
import { fullReductionPages } from '#features/full-reductions/full-reduction.pages.ts'
import { shipDeskPages } from '#features/ship-desk/ship-desk.pages.ts'
import { shippingPages } from '#features/shipping/shipping.pages.ts'
import { specRulePages } from '#features/spec-rules/spec-rule.pages.ts'
import { staffPages } from '#features/staff/staff.pages.ts'
import { storeCategoryPages } from '#features/store-categories/store-category.pages.ts'
import { storeSettingsPages } from '#features/store-settings/store-settings.pages.ts'
import { userPages } from '#features/users/user.pages.ts'
import { galleryPages } from '#ui/gallery/gallery.pages.ts'
import type { Page } from '#ui/page/page.ts'
import { widgetGalleryPages } from '#widgets/gallery/widget-gallery.pages.ts'
import { errorLogPage, statusPages } from './status/status.pages.ts'

/** Every page of the console. A feature joins by one line here. */
export const pages: readonly Page[] = [
  ...homePages,
  ...sessionPages,
  ...noticePages,
  ...staffPages,
  ...storeCategoryPages,
  ...specRulePages,
  ...guaranteeGroupPages,
  ...reviewPages,
  ...productPages,
  ...orderPages,
  ...shipDeskPages,
  ...parcelPages,
  ...verifyDeskPages,
  ...refundPages,
  ...financePages,
  ...userPages,
  ...couponPages,
  ...eventsOutPages,
  ...seckillPages,
  ...liveRoomPages,
  ...liveAssistantPages,
  ...liveGoodsPages,
  ...videoPages,
  ...storeSettingsPages,
  ...deliveryTimePages,
  ...fullReductionPages,
  ...promotionCalendarPages,
  ...shippingPages,
  ...exportPages,
  ...expressPages,
  ...logPages,
  ...picturePages,
  ...formPreviewPages,
  errorLogPage,
  ...statusPages,
  // `--mode gallery` is a build for pictures and measurements of the kit.
  ...(import.meta.env.DEV || import.meta.env.MODE === 'gallery' ? [...galleryPages, ...widgetGalleryPages] : []),
]

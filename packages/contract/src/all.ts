import { bankApi } from './bank.ts'
import { capitalFlowApi } from './finance/capital-flow.ts'
import { categoryApi } from './category.ts'
import { closingApi } from './finance/closing.ts'
import { configApi } from './config.ts'
import { couponApi } from './coupon/coupon.ts'
import { deliveryTimeApi } from './marketing/delivery-time.ts'
import { directRefundApi } from './order/direct-refund.ts'
import { dispatchApi } from './order/dispatch.ts'
import { downloadApi } from './download.ts'
import { exportApi } from './export/export.ts'
import { expressApi } from './express.ts'
import { formTemplateApi } from './form-template.ts'
import { fullReductionApi } from './marketing/full-reduction.ts'
import { guaranteeGroupApi } from './goods/guarantee-group.ts'
import { healthApi } from './health.ts'
import { holidayApi } from './store/holiday.ts'
import { homeApi } from './home.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import { invoiceApi } from './finance/invoice.ts'
import { liveGoodsApi } from './live/goods.ts'
import { liveAssistantApi } from './live/assistant.ts'
import { liveRoomApi } from './live/room.ts'
import { logApi } from './log.ts'
import { merchantApi } from './merchant.ts'
import { noticeApi } from './notice.ts'
import { phraseApi } from './store/phrase.ts'
import { orderApi } from './order/order.ts'
import { orderChangeApi } from './order/order-change.ts'
import { orderRuleApi } from './store/order-rule.ts'
import { pictureApi } from './picture.ts'
import { pictureReplacementApi } from './store/picture-replacement.ts'
import { platformGoodsApi } from './goods/platform-goods.ts'
import { printerApi } from './store/printer.ts'
import { productBatchApi } from './goods/product-batch.ts'
import { productCollectApi } from './goods/product-collect.ts'
import { productImportApi } from './goods/product-import.ts'
import { reviewApi } from './goods/product-review.ts'
import { promotionApi } from './marketing/promotion.ts'
import { productTransferApi } from './goods/product-transfer.ts'
import { productApi } from './goods/product.ts'
import { regionApi } from './region.ts'
import { refundApi } from './order/refund.ts'
import { returnAddressApi } from './store/return-address.ts'
import { seckillApi } from './marketing/seckill.ts'
import { captchaApi, sessionApi } from './session.ts'
import { deviceApi } from './sign-in/device.ts'
import { factorApi } from './sign-in/factor.ts'
import { invitationApi, ownInvitationApi } from './sign-in/invitation.ts'
import { shopApi } from './sign-in/shop.ts'
import { socialMediaApi } from './live/media.ts'
import { settlementApi } from './store/settlement.ts'
import { parcelApi } from './order/parcel.ts'
import { shipDeskApi } from './order/ship-desk.ts'
import { waybillApi } from './order/waybill.ts'
import { shippingApi } from './shipping.ts'
import { specRuleApi } from './goods/spec-rule.ts'
import { adminApi, roleApi } from './staff.ts'
import { statementApi } from './finance/statement.ts'
import { storeCategoryApi } from './goods/store-category.ts'
import { taskApi } from './task.ts'
import { timedChangeApi } from './goods/timed-change.ts'
import { teamApi } from './order/team.ts'
import { userApi } from './user/user.ts'
import { verifyDeskApi } from './order/verify-desk.ts'
import { videoAccessApi } from './video/video-access.ts'
import { videoApi } from './video/video.ts'
import { viewApi } from './view/view.ts'
import { webhookApi } from './event/webhook.ts'

const allApis = {
  adminApi,
  bankApi,
  capitalFlowApi,
  captchaApi,
  categoryApi,
  closingApi,
  configApi,
  couponApi,
  deliveryTimeApi,
  deviceApi,
  directRefundApi,
  dispatchApi,
  downloadApi,
  exportApi,
  expressApi,
  factorApi,
  invitationApi,
  ownInvitationApi,
  shopApi,
  formTemplateApi,
  fullReductionApi,
  guaranteeGroupApi,
  healthApi,
  holidayApi,
  homeApi,
  invoiceApi,
  liveGoodsApi,
  liveAssistantApi,
  liveRoomApi,
  logApi,
  merchantApi,
  noticeApi,
  phraseApi,
  orderApi,
  orderChangeApi,
  orderRuleApi,
  parcelApi,
  pictureApi,
  pictureReplacementApi,
  platformGoodsApi,
  printerApi,
  productApi,
  productBatchApi,
  productCollectApi,
  productImportApi,
  productTransferApi,
  promotionApi,
  refundApi,
  regionApi,
  returnAddressApi,
  reviewApi,
  roleApi,
  seckillApi,
  sessionApi,
  settlementApi,
  shipDeskApi,
  waybillApi,
  shippingApi,
  socialMediaApi,
  specRuleApi,
  statementApi,
  storeCategoryApi,
  taskApi,
  teamApi,
  timedChangeApi,
  userApi,
  verifyDeskApi,
  videoAccessApi,
  videoApi,
  viewApi,
  webhookApi,
}

export const allEndpoints: readonly Endpoint[] = Object.values(allApis).flatMap((api): Endpoint[] => Object.values(api))

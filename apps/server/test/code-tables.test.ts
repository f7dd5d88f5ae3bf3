import { operationStatus, operationType } from '@zhanggui/domain/audit/operation-codes'
import { categoryType } from '@zhanggui/domain/category/category-codes'
import {
  couponReceive,
  pieceSource,
  pieceStatus,
  platformScopes,
  shopScopes,
} from '@zhanggui/domain/coupon/coupon-codes'
import { exportEvery, weekday } from '@zhanggui/domain/export/export-codes'
import { closingStatus } from '@zhanggui/domain/finance/closing-codes'
import { invoiceKind, invoiceStatus, invoiceTitle } from '@zhanggui/domain/finance/invoice-codes'
import { cutoffMode, exceptionType, slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { livePriceType, liveReview, socialAudit } from '@zhanggui/domain/live/live-goods-codes'
import { broadcastStatus, roomReview, roomType } from '@zhanggui/domain/live/room-codes'
import { deliveryStatus, eventType } from '@zhanggui/domain/event/event-codes'
import { orderFlag, teamKind } from '@zhanggui/domain/team/team-codes'
import { repeatEvery } from '@zhanggui/domain/notice/notice-choice'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import {
  cancelledBy,
  deliveryType,
  goodsKind,
  groupBuyStatus,
  orderRefund,
  orderStatus,
  orderType,
  payType,
  shipmentPurpose,
  shippingType,
} from '@zhanggui/domain/order/order-codes'
import { sheetKind } from '@zhanggui/domain/order/desk/desk-codes'
import { parcelProblem, parcelState } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { afterSales, refundStarter, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'
import { registerType, userSex } from '@zhanggui/domain/order/shopper-codes'
import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { pictureUser } from '@zhanggui/domain/picture/picture-places'
import { printerBrand } from '@zhanggui/domain/printer/printer-codes'
import { importAction, importOutcome, importState } from '@zhanggui/domain/product/import-codes'
import { auditStatus, productType, stockReason } from '@zhanggui/domain/product/product-codes'
import { productPart } from '@zhanggui/domain/product/product-parts'
import { promotionEdge, promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { regionType } from '@zhanggui/domain/region/region-codes'
import { seckillAudit } from '@zhanggui/domain/seckill/seckill-codes'
import { accountType, settlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { chargeBy, freePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { syncKind, syncState } from '@zhanggui/domain/social/sync-codes'
import { invitationStatus } from '@zhanggui/domain/staff/invitation-codes'
import { adminType } from '@zhanggui/domain/staff/staff-codes'
import { receiptPrinting, serviceType } from '@zhanggui/domain/store/store-codes'
import {
  brandReview,
  categoryReview,
  draftReview,
  qualificationNeed,
  shelfCause,
  videoShelf,
  accessStatus,
} from '@zhanggui/domain/video/video-codes'
import { exportFormat, taskKind, taskStatus } from '@zhanggui/domain/task/task-codes'
import { timedKind, timedOutcome, timedStatus } from '@zhanggui/domain/timed-change/timed-codes'
import { beforeAll, expect, test } from 'vitest'
import { findCheckedValues } from '#test/read/catalogue.sql'
import { setupPools } from './app/test-pools.ts'

const database = setupPools()

/** Where each code table of the product is stored. */
const stored: Readonly<Record<string, readonly (string | number)[]>> = {
  'admin.type': adminType.codes,
  'category.type': categoryType.codes,
  'order_mark.flag': orderFlag.codes,
  'order_mark.kind': teamKind.codes,
  'order_note.kind': teamKind.codes,
  'outside_event.type': eventType.codes,
  'phrase.kind': phraseKind.codes,
  'live_goods.price_type': livePriceType.codes,
  'live_goods.review_status': liveReview.codes,
  'live_goods.social_audit': socialAudit.codes,
  'social_sync.kind': syncKind.codes,
  'social_sync.state': syncState.codes,
  'live_room.live_status': broadcastStatus.codes,
  'live_room.review_status': roomReview.codes,
  'live_room.type': roomType.codes,
  'merchant.receipt_printing': receiptPrinting.codes,
  'merchant.service_type': serviceType.codes,
  'printer.brand': printerBrand.codes,
  'product.audit_status': auditStatus.codes,
  'product.missing': productPart.codes,
  'product.type': productType.codes,
  'product_import.format': exportFormat.codes,
  'product_import.state': importState.codes,
  'product_import_row.action': importAction.codes,
  'product_import_row.outcome': importOutcome.codes,
  'notice_choice.repeat': repeatEvery.codes,
  'picture_usage.kind': pictureUser.codes,
  'push_event.kind': noticeKind.codes,
  'push_event.type': noticeType.codes,
  'refund.after_sales': afterSales.codes,
  'refund.return_way': returnWay.codes,
  'refund.started_by': refundStarter.codes,
  'refund.status': refundStatus.codes,
  'region.type': regionType.codes,
  'seckill_product.audit_status': seckillAudit.codes,
  'shop_invitation.status': invitationStatus.codes,
  'sensitive_log.operation': operationType.codes,
  'sensitive_log.status': operationStatus.codes,
  'settlement_account.account_type': accountType.codes,
  'settlement_account.type': settlementType.codes,
  'shipment.delivery_type': deliveryType.codes,
  'shipping_template.charge_by': chargeBy.codes,
  'shipping_template.free_postage': freePostage.codes,
  'export_schedule.every': exportEvery.codes,
  'export_schedule.format': exportFormat.codes,
  'export_schedule.weekday': weekday.codes,
  'coupon.receive_type': couponReceive.codes,
  'coupon.scope': shopScopes,
  'coupon_piece.receive_type': couponReceive.codes,
  'coupon_piece.scope': shopScopes,
  'coupon_piece.source': pieceSource.codes,
  'coupon_piece.status': pieceStatus.codes,
  'platform_coupon.scope': platformScopes,
  'closing_record.account_type': accountType.codes,
  'closing_record.status': closingStatus.codes,
  'closing_record.type': settlementType.codes,
  'delivery_exception.service_type': slotService.codes,
  'delivery_exception.type': exceptionType.codes,
  'promotion_notice.edge': promotionEdge.codes,
  'promotion_notice.kind': promotionKind.codes,
  'delivery_slot.cutoff_mode': cutoffMode.codes,
  'delivery_slot.service_type': slotService.codes,
  'full_reduction.rule_type': reductionRule.codes,
  'full_reduction.scope_type': reductionScope.codes,
  'invoice.kind': invoiceKind.codes,
  'invoice.status': invoiceStatus.codes,
  'invoice.title_type': invoiceTitle.codes,
  'print_run.kind': sheetKind.codes,
  'shipment.purpose': shipmentPurpose.codes,
  'tracked_shipment.problem': parcelProblem.codes,
  'tracked_shipment.state': parcelState.codes,
  'shop_order.cancelled_by': cancelledBy.codes,
  'shop_order.delivery_type': ['', ...deliveryType.codes],
  'shop_order.goods_kind': goodsKind.codes,
  'shop_order.group_buy': groupBuyStatus.codes,
  'shop_order.pay_type': ['', ...payType.codes],
  'shop_order.refund_status': orderRefund.codes,
  'shop_order.shipping_type': shippingType.codes,
  'shop_order.status': orderStatus.codes,
  'shop_order.type': orderType.codes,
  'shopper.register_type': registerType.codes,
  'shopper.sex': userSex.codes,
  'stock_ledger.reason': stockReason.codes,
  'task.kind': taskKind.codes,
  'task.status': taskStatus.codes,
  'timed_change.kind': timedKind.codes,
  'timed_change.status': timedStatus.codes,
  'timed_change_item.outcome': timedOutcome.codes,
  'video_access.status': accessStatus.codes,
  'video_brand.review': brandReview.codes,
  'video_category.product_qualification_need': qualificationNeed.codes,
  'video_category.qualification_need': qualificationNeed.codes,
  'video_category.review': categoryReview.codes,
  'video_draft.channel_review': draftReview.codes,
  'video_draft.platform_review': draftReview.codes,
  'video_product.shelf': videoShelf.codes,
  'video_product.shelf_cause': shelfCause.codes,
  'webhook_delivery.status': deliveryStatus.codes,
}

/** Words of the server's own that no screen shows. */
const INTERNAL = [
  'captcha.kind',
  'job.status',
  'order_event.actor',
  'platform_category.level',
  'product.delivery_methods',
  'product_collection.status',
  'task_row.status',
]

let checked: ReadonlyMap<string, readonly string[]> = new Map()
beforeAll(async () => {
  checked = await findCheckedValues(database.single)
})

test.each(Object.entries(stored))('%s allows exactly the codes of its table', (place, codes) => {
  expect(checked.get(place)?.toSorted()).toEqual(codes.map(String).toSorted())
})

test('every checked column is compared with its code table', () => {
  expect([...checked.keys()].toSorted()).toEqual([...Object.keys(stored), ...INTERNAL].toSorted())
})

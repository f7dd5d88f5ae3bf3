import { type CountedTab, productTab } from '@zhanggui/domain/product/product-codes'
import { dueBefore, dueBy } from '@zhanggui/domain/order/due-codes'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { countDueToShip, countOrderTabs } from '#features/orders/public'
import { countOpenProblems } from '#features/parcels/public'
import { countTabs } from '#features/products/public'
import { countWaitingRefunds } from '#features/refunds/public'
import { countReviewTabs } from '#features/reviews/public'
import { findStorageUse } from '#features/storage/public'
import type { StaffContext } from '#platform/http/route'
import { isDemoShop } from './demo-shop.ts'
import { countCheckedImports, findShop } from './home.sql.ts'

/** What waits for somebody, counted as the lists count it, and the shop itself. */
export async function readOperating(context: StaffContext) {
  const { db, now } = context
  const soon = dueBefore(dueBy.is.soon, now)
  const [products, orders, dueToShip, refunds, problemParcelNum, reviews, checkedImportNum, shop, storage, isDemo] =
    await Promise.all([
      countTabs(db),
      countOrderTabs(db),
      countDueToShip(db, soon),
      countWaitingRefunds(db, soon),
      countOpenProblems(db),
      countReviewTabs(db, {}, now),
      countCheckedImports(db),
      findShop(db),
      findStorageUse(db),
      isDemoShop(context),
    ])
  const inTab = (tab: CountedTab) => products.find(({ type }) => type === tab)?.count ?? 0
  const { toAudit, toReceive } = refundStatus.is
  return {
    onSaleProductNum: inTab(productTab.is.onSale),
    awaitAuditProductNum: inTab(productTab.is.inReview),
    refusedProductNum: inTab(productTab.is.refused),
    lowStockProductNum: inTab(productTab.is.lowStock),
    notShippingOrderNum: orders.notShipped,
    awaitVerificationOrderNum: orders.awaitVerification,
    refundingOrderNum: refunds[toAudit].count,
    awaitReceivingRefundNum: refunds[toReceive].count,
    problemParcelNum,
    awaitReplyNum: reviews.waiting,
    checkedImportNum,
    due: {
      notShippingOrderNum: dueToShip,
      refundingOrderNum: refunds[toAudit].due,
      awaitReceivingRefundNum: refunds[toReceive].due,
    },
    shop,
    storage,
    isDemo,
  }
}

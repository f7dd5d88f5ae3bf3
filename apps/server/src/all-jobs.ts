import { checkBooksJob } from './features/finance/check/check-books.job.ts'
import { flowExportJob } from './features/finance/flow/flow-export.job.ts'
import { dayBillExportJob, monthBillExportJob } from './features/finance/statement/bill-export.job.ts'
import { closeDaysJob } from '#features/ledger/public'
import { couponJobs } from '#features/coupons/coupon.job'
import { deliverEventsJob } from '#features/events-out/deliver-events.job'
import { sweepDeliveries } from '#features/events-out/public'
import { watchRoomsJob } from './features/live-rooms/review/watch-rooms.job.ts'
import { roomSync } from '#features/live-rooms/public'
import { checkLiveGoodsJob } from '#features/live-goods/check-live-goods.job'
import { liveGoodsSync } from '#features/live-goods/public'
import { sweepNoticeReads } from '#features/notices/public'
import { runScheduleJob } from '#features/exports/run-schedule.job'
import { logExportJob } from '#features/logs/public'
import { orderJobs } from '#features/orders/order.job'
import { productBatchJob } from './features/products/batch/product-batch.job.ts'
import { sweepCollections } from './features/products/collect/public.ts'
import { productImportJob } from './features/products/import/product-import.job.ts'
import { sweepImports } from './features/products/import/public.ts'
import { sweepTimedChanges } from '#features/products/public'
import { productExportJob } from './features/products/transfer/product-export.job.ts'
import { runChangeJob } from './features/products/timed/run-change.job.ts'
import { foldTabCountsJob } from './features/products/list/fold-tab-counts.job.ts'
import { refundJobs } from '#features/refunds/refund.job'
import { shipDeskJob } from '#features/ship-desk/ship-desk.job'
import { textStaffJob } from '#features/sms/text-staff.job'
import { socialMessageJob } from './features/social/callback/message.job.ts'
import { sweepSocialMessages } from '#features/social/public'
import { socialSyncJob } from './features/social/sync/sync.job.ts'
import { replacementJob } from '#features/picture-replacements/replacement.job'
import { planPollsJob, pollParcelsJob } from '#features/parcels/poll-parcels.job'
import { sweepPromotionNotices } from '#features/promotions/public'
import { tellTurnsJob } from '#features/promotions/tell-turns.job'
import { sweepPendingFactors } from '#features/second-factor/public'
import { sweepCaptchas, sweepLoginFailures, sweepSignInTickets } from '#features/session/public'
import { userExportJob } from './features/shoppers/export/user-export.job.ts'
import { removeFilesJob } from '#features/storage/remove-files.job'
import { sweepInvitations } from '#features/staff/public'
import { sweepTasks } from '#features/tasks/public'
import { refreshCategoriesJob } from './features/video-channel/reference/refresh-categories.job.ts'
import { askReviewJob } from './features/video-channel/sync/ask-review.job.ts'
import { videoMessages } from './features/video-channel/sync/channel-messages.job.ts'
import { videoSync } from './features/video-channel/sync/send-draft.job.ts'
import { sweepLog } from '#platform/audit/audit.sql'
import { sweepIdempotencyKeys } from './platform/http/guards/idempotency.sql.ts'
import { sweepRateWindows } from './platform/http/guards/rate-limit.sql.ts'
import { sweepJobs } from '#platform/jobs/job.sql'
import type { MerchantSweep, Sweep } from '#platform/jobs/sweep'
import { retentionJob, sweepJob } from '#platform/jobs/sweep.job'
import { sweepOutsideEvents } from '#platform/outbox/outbox.sql'
import { sweepAnnouncements } from '#platform/push/announce.sql'
import { sweepTickets } from '#platform/push/push.sql'
import { sweepSessions } from '#platform/session/session.sql'
import { sweepGatewayCalls, sweepGatewayCheckouts, sweepGatewayRequests } from './gateway/public.ts'

/** Cleanup of expired rows, across all merchants. */
const sweeps: readonly Sweep[] = [
  sweepCaptchas,
  sweepCollections,
  sweepGatewayCalls,
  sweepGatewayCheckouts,
  sweepIdempotencyKeys,
  sweepImports,
  sweepInvitations,
  sweepJobs,
  sweepLoginFailures,
  sweepPendingFactors,
  sweepRateWindows,
  sweepSessions,
  sweepSignInTickets,
  sweepSocialMessages,
  sweepTasks,
  sweepTickets,
]

/** Cleanup by the configured retention, merchant by merchant; announcements go before their read marks. */
const retentions: readonly MerchantSweep[] = [
  sweepAnnouncements,
  sweepNoticeReads,
  sweepLog,
  sweepGatewayRequests,
  sweepPromotionNotices,
  sweepDeliveries,
  sweepOutsideEvents,
  sweepTimedChanges,
]

export const allJobs = [
  checkBooksJob,
  checkLiveGoodsJob,
  closeDaysJob,
  ...couponJobs,
  tellTurnsJob,
  dayBillExportJob,
  deliverEventsJob,
  flowExportJob,
  foldTabCountsJob,
  ...orderJobs,
  planPollsJob,
  pollParcelsJob,
  logExportJob,
  monthBillExportJob,
  productBatchJob,
  productExportJob,
  productImportJob,
  ...refundJobs,
  replacementJob,
  removeFilesJob,
  runChangeJob,
  runScheduleJob,
  retentionJob(retentions),
  shipDeskJob,
  refreshCategoriesJob,
  askReviewJob,
  socialMessageJob(videoMessages),
  socialSyncJob([liveGoodsSync, roomSync, videoSync]),
  sweepJob(sweeps),
  textStaffJob,
  userExportJob,
  watchRoomsJob,
]

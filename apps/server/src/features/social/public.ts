export { sweepSocialMessages } from './callback/social-message.sql.ts'
export type { MessageHandler } from './callback/message.job.ts'
export { takeMessage } from './callback/take-message.ts'
export { isFromSocial } from './callback/verify-callback.ts'
export { callSocial } from './call-social.ts'
export { loadOwnPicture, sendOwnPicture } from './media/own-picture.ts'
export {
  addCopy,
  findCopies,
  findCopyByPage,
  type LivePrices,
  MOST_ASKED,
  removeCopy,
  resubmitCopy,
  updateCopy,
  updateCopyPrices,
  withdrawCopy,
} from './port/live-goods.ts'
export { openSocial } from './port/open-social.ts'
export { CONTENT_CODES } from './port/social-codes.ts'
export {
  addSpu,
  delistSpu,
  findSpu,
  listShopCategories,
  listSpu,
  removeSpu,
  type ShopSpu,
  updateSpu,
  uploadShopImage,
} from './port/shop.ts'
export { type SocialChannel, SocialError } from './port/social-port.ts'
export {
  addRoomGoods,
  type CalledSwitch,
  createRoom,
  editRoom,
  findCreatedRoom,
  findShareCode,
  listRecordings,
  listRoomInfos,
  removeRoom,
  removeRoomGoods,
  type RoomCopy,
  type RoomInfo,
  setRoomGoodsOnSale,
  setRoomHelpers,
  sortRoomGoods,
  switchRoom,
} from './port/rooms.ts'
export { cancelSync, queueSync, retrySync } from './sync/queue-sync.ts'
export { findSyncHealth, findSyncOf } from './sync/sync.sql.ts'
export type { RecordSync, SyncContext, SyncHandler } from './sync/sync.job.ts'

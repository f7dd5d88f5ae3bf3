export { openSocial, type SocialContext } from './port/open-social.ts'
export { refusalOf } from './port/social-codes.ts'
export { type SocialChannel, SocialError, type SocialFile } from './port/social-port.ts'
export { uploadMedia } from './port/media.ts'
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

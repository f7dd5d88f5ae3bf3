import { roomGateway } from '@zhanggui/contract/gateway/room'
import { readRooms, recommendRoom, reviewRoom } from '#features/live-rooms/public'
import { mapPage } from '#platform/db/page-window'
import { bindGateway } from '../gateway-route.ts'

export const roomGatewayRoutes = bindGateway(roomGateway, {
  list: ({ readMerchant }, { merId, ...query }) =>
    readMerchant(merId, async (db) => mapPage(await readRooms(db, query), (room) => ({ ...room, merId }))),
  pass: ({ runForMerchant }, { merId, id }) =>
    runForMerchant(merId, (merchant) => reviewRoom(merchant, id, { kind: 'pass' })),
  refuse: ({ runForMerchant }, { merId, id, reason }) =>
    runForMerchant(merId, (merchant) => reviewRoom(merchant, id, { kind: 'refuse', reason })),
  recommend: ({ runForMerchant }, { merId, id, ...set }) =>
    runForMerchant(merId, (merchant) => recommendRoom(merchant, id, set)),
})

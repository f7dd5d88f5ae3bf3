import { liveRoomApi } from '@zhanggui/contract/live/room'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import { findSyncHealth, retrySync } from '#features/social/public'
import { bind } from '#platform/http/route'
import { addGoods, removeGoods, setOnSale, sortGoods } from './changes/change-room-goods.ts'
import { createRoom } from './changes/create-room.ts'
import { deleteRoom } from './changes/delete-room.ts'
import { changeRoomFields } from './changes/edit-room.ts'
import { readRoom, readRooms, readTabs } from './read-rooms.ts'
import { findRoom } from './room.sql.ts'
import { listRoomAssistants } from './room-assistant.sql.ts'
import { listRoomGoods } from './room-goods.sql.ts'
import { setRoomAssistants } from './changes/set-room-assistants.ts'
import { shareRoom } from './share-room.ts'
import { setComment, setFeeds, setReplay, setService } from './changes/switch-room.ts'

export const liveRoomRoutes = bind(liveRoomApi, {
  list: ({ db }, query) => readRooms(db, query),
  search: ({ db }, { pageParamRequest, searchRequest }) => readRooms(db, { ...pageParamRequest, ...searchRequest }),
  tabs: ({ db }, filter) => readTabs(db, filter),
  info: ({ db }, { id }) => readRoom(db, id),
  create: createRoom,
  edit: { outside: changeRoomFields },
  delete: { outside: deleteRoom },
  goods: async ({ db }, { id }) => {
    await findRoom(db, id)
    return listRoomGoods(db, id)
  },
  addGoods: { outside: addGoods },
  setOnSale: { outside: setOnSale },
  sortGoods: { outside: sortGoods },
  removeGoods: { outside: removeGoods },
  assistants: async ({ db }, { id }) => {
    await findRoom(db, id)
    return listRoomAssistants(db, id)
  },
  setAssistants: { outside: setRoomAssistants },
  shareCode: { outside: shareRoom },
  setComment: { outside: setComment },
  setFeeds: { outside: setFeeds },
  setReplay: { outside: setReplay },
  setService: { outside: setService },
  syncHealth: ({ db }) => findSyncHealth(db, syncKind.is.room),
  retrySync: (context, input) => retrySync(context, syncKind.is.room, input),
})

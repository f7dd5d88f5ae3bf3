import { roomStateOf } from '@zhanggui/contract/live/room-fields'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { liveRoomApi } from '@zhanggui/contract/live/room'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotLiveGoods } from '@zhanggui/domain/live/live-goods-rules'
import { MOST_ROOM_GOODS, type RoomAction, whyNotRoom } from '@zhanggui/domain/live/room-rules'
import { addRoomGoods, removeRoomGoods, setRoomGoodsOnSale, sortRoomGoods } from '#features/social/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing, refuse, refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { changeRoom } from './change-room.ts'
import type { LockedRoom } from '../room.sql.ts'
import {
  deleteRoomGoods,
  findLiveGoods,
  insertRoomGoods,
  listRoomGoods,
  placeRoomGoods,
  setGoodsOnSale,
} from '../room-goods.sql.ts'

const mustAllow = (room: LockedRoom, action: RoomAction) => refuseIf(whyNotRoom(roomStateOf(room), action))

/** Own goods that WeChat has passed, added to those that are there. */
export const addGoods = (context: OutsideContext, { id, ids }: InputOf<typeof liveRoomApi.addGoods>) =>
  changeRoom(context, {
    id,
    check: async (room, db) => {
      mustAllow(room, 'addGoods')
      const [goods, present] = await Promise.all([findLiveGoods(db, ids), listRoomGoods(db, id)])
      if (goods.length < ids.length) missing('直播商品不存在')
      for (const { name, reviewStatus } of goods) {
        const reason = whyNotLiveGoods(reviewStatus, 'import')
        if (reason !== undefined) refuse(`${name}：${reason}`)
      }
      const known = new Set(present.map((each) => each.id))
      const added = goods.filter((each) => !known.has(each.id))
      if (present.length + added.length > MOST_ROOM_GOODS) refuse(`一个直播间最多${MOST_ROOM_GOODS}个商品`)
      return { added, end: Math.max(0, ...present.map(({ sort }) => sort)) + 1 }
    },
    tell: async (channel, roomId, { added }) => {
      if (added.length > 0) await addRoomGoods(channel, roomId, socialIds(added))
    },
    write: async ({ db }, _, { added, end }) => {
      if (added.length > 0) await insertRoomGoods(db, id, idsOf(added), end)
      return changesBetween({ 直播商品: ['', added.map(({ name }) => name).join('、')] })
    },
  })

const idsOf = (goods: readonly { readonly id: number }[]) => goods.map(({ id }) => id)
const socialIds = (goods: readonly { readonly socialGoodsId: number | null }[]) =>
  goods.flatMap(({ socialGoodsId }) => socialGoodsId ?? [])

async function findInRoom(db: MerchantDb, roomId: number, goodsId: number) {
  const goods = await listRoomGoods(db, roomId)
  return goods.find(({ id }) => id === goodsId) ?? missing('直播间商品不存在')
}

export const setOnSale = (context: OutsideContext, input: InputOf<typeof liveRoomApi.setOnSale>) => {
  const { roomId: id, goodsId, onSale } = input
  const text = (isOnSale: boolean) => (isOnSale ? '上架' : '下架')
  return changeRoom(context, {
    id,
    check: (room, db) => {
      mustAllow(room, 'changeGoods')
      return findInRoom(db, id, goodsId)
    },
    tell: (channel, roomId, { socialGoodsId }) => setRoomGoodsOnSale(channel, roomId, socialGoodsId ?? 0, onSale),
    write: async ({ db }, _, goods) => {
      await setGoodsOnSale(db, id, goodsId, onSale)
      return changesBetween({ [goods.name]: [text(goods.onSale), text(onSale)] })
    },
  })
}

export const removeGoods = (context: OutsideContext, { id, goodsId }: InputOf<typeof liveRoomApi.removeGoods>) =>
  changeRoom(context, {
    id,
    check: (room, db) => {
      mustAllow(room, 'changeGoods')
      return findInRoom(db, id, goodsId)
    },
    tell: (channel, roomId, { socialGoodsId }) => removeRoomGoods(channel, roomId, socialGoodsId ?? 0),
    write: async ({ db }, _, { name }) => {
      await deleteRoomGoods(db, id, goodsId)
      return changesBetween({ 直播商品: [name, ''] })
    },
  })

/** All goods of the room, in their new order. */
export const sortGoods = (context: OutsideContext, { roomId: id, goods: ids }: InputOf<typeof liveRoomApi.sortGoods>) =>
  changeRoom(context, {
    id,
    check: async (room, db) => {
      mustAllow(room, 'changeGoods')
      const present = await listRoomGoods(db, id)
      const byId = new Map(present.map((goods) => [goods.id, goods]))
      const sorted = ids.map((goodsId) => byId.get(goodsId) ?? missing('直播间商品不存在'))
      if (sorted.length < present.length) refuse('直播间商品已变化，请刷新后再试')
      return { present, sorted }
    },
    tell: (channel, roomId, { sorted }) => sortRoomGoods(channel, roomId, socialIds(sorted)),
    write: async ({ db }, _, { present, sorted }) => {
      await placeRoomGoods(db, id, ids)
      const names = (goods: typeof sorted) => goods.map(({ name }) => name).join('、')
      return changesBetween({ 商品顺序: [names(present), names(sorted)] })
    },
  })

import type { Fen } from '@zhanggui/domain/kernel/money'
import type { LivePriceType, LiveReview } from '@zhanggui/domain/live/live-goods-codes'
import { broadcastStatus } from '@zhanggui/domain/live/room-codes'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

/** In the order of the shelf. */
export const listRoomGoods = (db: MerchantDb, roomId: number) =>
  db.q
    .selectFrom('live_room_goods as r')
    .innerJoin('live_goods as g', (join) => join.on('g.mer_id', '=', db.merId).onRef('g.id', '=', 'r.goods_id'))
    .select(['g.id', 'g.product_id as productId', 'g.name', 'g.cover as coverImgUrlLocal'])
    .select([sql<LivePriceType>`g.price_type`.as('priceType'), sql<Fen>`g.price_fen`.as('price')])
    .select([sql<Fen | null>`g.price2_fen`.as('price2'), 'r.is_on_sale as onSale', 'r.position as sort'])
    .select('g.social_goods_id as socialGoodsId')
    .where('r.mer_id', '=', db.merId)
    .where('r.room_id', '=', roomId)
    .orderBy('r.position')
    .orderBy('g.id')
    .execute()

/** Those of the ids that the shop has. */
export const findLiveGoods = (db: MerchantDb, ids: readonly number[]) =>
  db.q
    .selectFrom('live_goods')
    .select(['id', 'name', 'social_goods_id as socialGoodsId', sql<LiveReview>`review_status`.as('reviewStatus')])
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

/** At the end of the shelf; what is there already stays where it is. */
export async function insertRoomGoods(db: MerchantDb, roomId: number, ids: readonly number[], firstPosition: number) {
  const values = ids.map((goodsId, index) => ({
    mer_id: db.merId,
    room_id: roomId,
    goods_id: goodsId,
    position: firstPosition + index,
  }))
  await db.q
    .insertInto('live_room_goods')
    .values(values)
    .onConflict((conflict) => conflict.columns(['mer_id', 'room_id', 'goods_id']).doNothing())
    .execute()
}

export async function setGoodsOnSale(db: MerchantDb, roomId: number, goodsId: number, isOnSale: boolean) {
  await db.q
    .updateTable('live_room_goods')
    .set({ is_on_sale: isOnSale })
    .where('mer_id', '=', db.merId)
    .where('room_id', '=', roomId)
    .where('goods_id', '=', goodsId)
    .execute()
}

export async function deleteRoomGoods(db: MerchantDb, roomId: number, goodsId: number) {
  await db.q
    .deleteFrom('live_room_goods')
    .where('mer_id', '=', db.merId)
    .where('room_id', '=', roomId)
    .where('goods_id', '=', goodsId)
    .execute()
}

/** Their places are where they stand in the list. */
export async function placeRoomGoods(db: MerchantDb, roomId: number, ids: readonly number[]) {
  await db.q
    .updateTable('live_room_goods')
    .set({ position: sql<number>`array_position(${sql.val(ids)}::bigint[], goods_id)` })
    .where('mer_id', '=', db.merId)
    .where('room_id', '=', roomId)
    .where('goods_id', '=', anyOf(ids))
    .execute()
}

/** Whether goods are in a room that is live or will be. */
export async function isInOpenRoom(db: MerchantDb, goodsId: number): Promise<boolean> {
  const found = await db.q
    .selectFrom('live_room_goods as r')
    .innerJoin('live_room as room', (join) => join.on('room.mer_id', '=', db.merId).onRef('room.id', '=', 'r.room_id'))
    .select(sql.lit(1).as('one'))
    .where('r.mer_id', '=', db.merId)
    .where('r.goods_id', '=', goodsId)
    .where('room.live_status', '<>', ended)
    .where('room.live_status', '<>', expired)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const { ended, expired } = broadcastStatus.is

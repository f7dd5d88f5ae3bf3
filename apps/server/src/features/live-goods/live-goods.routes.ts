import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import { findSyncHealth, retrySync } from '#features/social/public'
import { bind } from '#platform/http/route'
import { deleteLiveGoods } from './delete-live-goods.ts'
import { withSync } from './describe-live-goods.ts'
import { countLiveGoodsTabs, findLiveGoods, listLiveGoods } from './live-goods.sql.ts'
import { resubmitLiveGoods, sortLiveGoods } from './move-live-goods.ts'
import { saveLiveGoods } from './save-live-goods.ts'
import { editLiveGoods } from './update-live-goods.ts'
import { takeBackLiveGoods } from './withdraw-live-goods.ts'

export const liveGoodsRoutes = bind(liveGoodsApi, {
  list: async ({ db }, query) => {
    const page = await listLiveGoods(db, query)
    return { ...page, list: await withSync(db, page.list) }
  },
  tabs: ({ db }, filter) => countLiveGoodsTabs(db, filter),
  info: async ({ db }, { id }) => {
    const [row] = await withSync(db, [await findLiveGoods(db, id)])
    if (!row) throw new Error('goods that were found are described')
    return row
  },
  save: saveLiveGoods,
  update: { outside: editLiveGoods },
  delete: { outside: deleteLiveGoods },
  setSort: sortLiveGoods,
  withdraw: { outside: takeBackLiveGoods },
  resubmit: resubmitLiveGoods,
  syncHealth: ({ db }) => findSyncHealth(db, syncKind.is.liveGoods),
  retrySync: (context, input) => retrySync(context, syncKind.is.liveGoods, input),
})

import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { AddButton } from '#ui/action/add-button.tsx'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { SyncBanner } from '#widgets/sync-health/sync-banner.tsx'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import { liveGoodsApi, type LiveGoodsRow } from '@zhanggui/contract/live/goods'
import { type LiveReview, liveReview } from '@zhanggui/domain/live/live-goods-codes'
import { liveGoodsActions } from './live-goods-actions.ts'
import { liveGoodsColumns } from './live-goods-columns.tsx'
import { ADD_PAGE } from './live-goods-paths.ts'

const SortDialog = lazyPart(() => import('./sort.dialog.tsx'))

const addGoods = (
  <AddButton call={liveGoodsApi.save} to={ADD_PAGE}>
    添加直播商品
  </AddButton>
)

export default function LiveGoodsListPage() {
  const list = useListState(liveGoodsApi.list)
  const filters = useLiveGoodsFilters(list)
  const views = useListViews(list)
  const sort = useDialog((close, goods: LiveGoodsRow) => <SortDialog goods={goods} onClose={close} />)
  const { reviewStatus } = list.filter
  const actionsOf = (goods: LiveGoodsRow) => <RowActions of={liveGoodsActions(goods, sort.open)} />
  return (
    <>
      <ListPage
        list={list}
        title="直播商品列表"
        columns={liveGoodsColumns}
        filters={filters}
        views={views}
        actions={addGoods}
        empty={
          reviewStatus === undefined
            ? {
                title: '还没有直播商品',
                hint: '选择店里的商品，平台和微信审核通过后就能导入直播间。',
                action: addGoods,
              }
            : { title: `没有${liveReview.label(reviewStatus)}的直播商品` }
        }
        rowActions={actionsOf}
        notice={<SyncBanner health={liveGoodsApi.syncHealth} retry={liveGoodsApi.retrySync} unit="个商品" />}
      />
      {sort.element}
    </>
  )
}

function useLiveGoodsFilters(list: ListState<typeof liveGoodsApi.list>): FiltersOf<typeof liveGoodsApi.list> {
  const enabled = mayCall(liveGoodsApi.tabs, useSession())
  const counted = filterOf<typeof liveGoodsApi.tabs>(liveGoodsApi.tabs, list.filter)
  const { data: counts } = useCall(liveGoodsApi.tabs, counted, { keepPrevious: true, enabled })
  const tab = (code: LiveReview, count?: number) => ({ value: String(code), label: liveReview.label(code), count })
  const { withdrawn, waiting, reviewing, refused, passed, failed } = liveReview.is
  return {
    reviewStatus: {
      kind: 'tabs',
      items: [
        { value: '', label: '全部', count: counts?.all, isTotal: true },
        tab(waiting, counts?.waiting),
        tab(reviewing, counts?.reviewing),
        tab(passed, counts?.passed),
        tab(refused, counts?.refused),
        tab(failed, counts?.failed),
        tab(withdrawn, counts?.withdrawn),
      ],
    },
    keywords: { label: '商品搜索', kind: 'text' },
  }
}

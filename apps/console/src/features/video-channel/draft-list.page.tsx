import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { AddButton } from '#ui/action/add-button.tsx'
import { RowActions } from '#ui/action/row-actions.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { SyncBanner } from '#widgets/sync-health/sync-banner.tsx'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import { listedStates, videoApi } from '@zhanggui/contract/video/video'
import type { DraftRow } from '@zhanggui/contract/video/video-fields'
import { draftActions } from './draft-actions.ts'
import { draftColumns } from './draft-columns.tsx'
import { stateWords } from './draft-words.ts'
import { ADD_PAGE } from './video-paths.ts'

const addDraft = (
  <AddButton call={videoApi.add} to={ADD_PAGE}>
    添加视频号商品
  </AddButton>
)

const rowActions = (draft: DraftRow) => <RowActions of={draftActions(draft)} />

export default function DraftListPage() {
  const list = useListState(videoApi.drafts)
  const { state } = list.filter
  return (
    <ListPage
      list={list}
      title="草稿列表"
      columns={draftColumns}
      filters={useDraftFilters(list)}
      views={useListViews(list)}
      actions={addDraft}
      notice={<SyncBanner health={videoApi.syncHealth} retry={videoApi.retrySync} unit="个商品" />}
      empty={
        state === undefined
          ? {
              title: '没有草稿',
              hint: '从店里的商品中选一个，填写视频号的标题、类目和价格，平台和微信审核通过后就能在视频号销售。',
              action: addDraft,
            }
          : { title: `没有${stateWords[state]}的草稿` }
      }
      rowActions={rowActions}
    />
  )
}

function useDraftFilters(list: ListState<typeof videoApi.drafts>): FiltersOf<typeof videoApi.drafts> {
  const enabled = mayCall(videoApi.tabs, useSession())
  const counted = filterOf<typeof videoApi.tabs>(videoApi.tabs, list.filter)
  const { data: counts } = useCall(videoApi.tabs, counted, { keepPrevious: true, enabled })
  return {
    state: {
      kind: 'tabs',
      items: [
        { value: '', label: '全部', count: counts?.all, isTotal: true },
        ...listedStates.map((value) => ({ value, label: stateWords[value], count: counts?.[value] })),
      ],
    },
    search: { label: '商品名称', kind: 'text' },
    proId: { label: '商品编号', kind: 'text' },
  }
}

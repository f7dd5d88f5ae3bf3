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
import { liveRoomApi } from '@zhanggui/contract/live/room'
import type { RoomRow } from '@zhanggui/contract/live/room-fields'
import { broadcastStatus, roomReview, roomShown } from '@zhanggui/domain/live/room-codes'
import { BecomeAnchor } from './become-anchor.tsx'
import { roomColumns } from './room-columns.tsx'
import { NEW_ROOM_PAGE } from './room-paths.ts'
import { roomActions } from './room-row-actions.ts'

const ImportGoodsDialog = lazyPart(() => import('./dialogs/import-goods.dialog.tsx'))
const AssistantsDialog = lazyPart(() => import('./dialogs/assistants.dialog.tsx'))
const ShareCodeDialog = lazyPart(() => import('./dialogs/share-code.dialog.tsx'))

const addRoom = (
  <AddButton call={liveRoomApi.create} to={NEW_ROOM_PAGE}>
    添加直播间
  </AddButton>
)

export default function RoomListPage() {
  const list = useListState(liveRoomApi.list)
  const views = useListViews(list)
  const filters = useRoomFilters(list)
  const importing = useDialog((close, { id, roomName }: RoomRow) => (
    <ImportGoodsDialog id={id} name={roomName} onClose={close} />
  ))
  const helping = useDialog((close, { id, roomName }: RoomRow) => (
    <AssistantsDialog id={id} name={roomName} onClose={close} />
  ))
  const sharing = useDialog((close, { id, roomName }: RoomRow) => (
    <ShareCodeDialog id={id} name={roomName} onClose={close} />
  ))
  const dialogs = { importGoods: importing.open, assistants: helping.open, shareCode: sharing.open }
  const actionsOf = (room: RoomRow) => <RowActions of={roomActions(room, dialogs)} />
  const { reviewStatus } = list.filter
  return (
    <>
      <ListPage
        list={list}
        title="直播间管理"
        columns={roomColumns}
        filters={filters}
        views={views}
        actions={
          <>
            <BecomeAnchor />
            {addRoom}
          </>
        }
        empty={
          reviewStatus === undefined
            ? {
                title: '还没有直播间',
                hint: '添加直播间并通过平台和微信审核后，就可以导入商品、分享二维码，到点开播。',
                action: addRoom,
              }
            : { title: `没有${roomReview.label(reviewStatus)}的直播间` }
        }
        notice={<SyncBanner health={liveRoomApi.syncHealth} retry={liveRoomApi.retrySync} unit="个直播间" />}
        rowActions={actionsOf}
      />
      {importing.element}
      {helping.element}
      {sharing.element}
    </>
  )
}

function useRoomFilters(list: ListState<typeof liveRoomApi.list>): FiltersOf<typeof liveRoomApi.list> {
  const enabled = mayCall(liveRoomApi.tabs, useSession())
  const counted = filterOf<typeof liveRoomApi.tabs>(liveRoomApi.tabs, list.filter)
  const { data: tabs } = useCall(liveRoomApi.tabs, counted, { keepPrevious: true, enabled })
  const countOf = (code: number | undefined) => tabs?.find(({ type }) => type === code)?.count
  return {
    reviewStatus: {
      kind: 'tabs',
      items: [
        { value: '', label: '全部', count: countOf(undefined), isTotal: true },
        ...roomReview.options.map(({ value, label }) => ({ value: String(value), label, count: countOf(value) })),
      ],
    },
    storeShow: { label: '显示状态', kind: 'select', options: roomShown.options },
    liveStatus: { label: '直播状态', kind: 'select', options: broadcastStatus.options },
    keywords: { label: '直播搜索', kind: 'text' },
    // For calls of other programs; staff see it in the order.
    star: null,
  }
}

import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { openAction, type RowAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { timedChangeApi, type TimedRow } from '@zhanggui/contract/goods/timed-change'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import { timedKind, timedStatus } from '@zhanggui/domain/timed-change/timed-codes'
import { Link } from 'react-router'
import { LIST_PAGE } from '../product-paths.ts'
import { cancelAction } from './cancel-action.ts'
import { timedColumns } from './timed-columns.tsx'

const TimedDrawer = lazyPart(() => import('./timed.drawer.tsx'))

/** Changes of products that come, and what became of those that have been. */
export default function TimedListPage() {
  const list = useListState(timedChangeApi.list)
  const details = useOpenRecord(timedChangeApi.list, (id, close) => <TimedDrawer id={Number(id)} onClose={close} />)
  const actionsOf = (row: TimedRow) => {
    const look: RowAction = openAction('详情', () => details.open(row.id), timedChangeApi.info)
    return <RowActions of={row.status === timedStatus.is.waiting ? [look, cancelAction(row)] : [look]} />
  }
  return (
    <>
      <ListPage
        list={list}
        title="定时变更"
        columns={timedColumns}
        filters={useTimedFilters(list)}
        views={useListViews(list)}
        empty={{
          title: '还没有定时变更',
          hint: '在商品列表勾选商品后点“定时变更”，到时自动上下架、改价或改库存。',
          action: <Link to={LIST_PAGE}>去商品列表</Link>,
        }}
        rowActions={actionsOf}
      />
      {details.element}
    </>
  )
}

const tabs = ['waiting', 'running', 'done', 'partial', 'failed', 'cancelled'] as const

function useTimedFilters(list: ListState<typeof timedChangeApi.list>): FiltersOf<typeof timedChangeApi.list> {
  const enabled = mayCall(timedChangeApi.tabs, useSession())
  const counted = filterOf<typeof timedChangeApi.tabs>(timedChangeApi.tabs, list.filter)
  const { data: counts } = useCall(timedChangeApi.tabs, counted, { keepPrevious: true, enabled })
  return {
    status: {
      kind: 'tabs',
      items: [
        { value: '', label: '全部', count: counts?.all, isTotal: true },
        ...tabs.map((name) => ({
          value: String(timedStatus.is[name]),
          label: timedStatus.label(timedStatus.is[name]),
          count: counts?.[name],
        })),
      ],
    },
    kind: { label: '变更内容', kind: 'select', options: timedKind.options },
    keywords: { label: '商品名称', kind: 'text' },
    dateLimit: { label: '执行时间', kind: 'dates' },
    adminName: { label: '安排人', kind: 'text' },
  }
}

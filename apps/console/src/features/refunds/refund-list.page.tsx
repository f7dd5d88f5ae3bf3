import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { FreshRows } from '#ui/list/fresh/fresh-rows.tsx'
import { useSteadyRows } from '#ui/list/fresh/use-steady-rows.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { MarkButton } from '#widgets/teamwork/mark-button.tsx'
import { TeamMarksOf } from '#widgets/teamwork/team-marks.tsx'
import { useTeamFilters } from '#widgets/teamwork/use-team-filters.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { FormatExportButton } from '#widgets/task-progress/format-export-button.tsx'
import { TaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'
import { userSearchFilter } from '#widgets/user-search/user-search-filter.tsx'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import { refundApi, type RefundRow } from '@zhanggui/contract/order/refund'
import { dueBy } from '@zhanggui/domain/order/due-codes'
import { ALL_REFUNDS, refundStatus } from '@zhanggui/domain/order/refund-codes'
import { refundColumns } from './refund-columns.tsx'
import { refundDecisions, retryAction } from './refund-row-actions.ts'
import { refundListDefaults, tabItems } from './refund-tab-address.ts'
import { useRefundDeeds } from './deeds/use-refund-deeds.tsx'

const RefundDrawer = lazyPart(() => import('./detail/refund.drawer.tsx'))

export default function RefundListPage() {
  const steady = useSteadyRows(useListState(refundApi.list, { defaults: refundListDefaults, rowKey: 'refundOrderNo' }))
  const { list } = steady
  const filters = useRefundFilters(list)
  const deeds = useRefundDeeds()
  const details = useOpenRecord(refundApi.list, (refundOrderNo, close) => (
    <RefundDrawer refundOrderNo={refundOrderNo} onStart={deeds.start} onClose={close} />
  ))
  const actionsOf = (refund: RefundRow) => (
    <RowActions
      of={[
        ...refundDecisions(refund, (deed) => deeds.start(deed, refund)),
        ...retryAction(refund, (deed) => deeds.start(deed, refund)),
        openAction('详情', () => details.open(refund.refundOrderNo), refundApi.info),
        openAction('备注', () => deeds.start('remark', refund), refundApi.remark),
      ]}
    />
  )
  const { refundStatus: tab } = list.filter
  return (
    <TeamMarksOf kind="refund" ids={list.rows.map(({ id }) => id)}>
      <ListPage
        list={list}
        title="退款订单"
        columns={refundColumns}
        filters={filters}
        views={useListViews(list)}
        actions={
          <FormatExportButton
            call={refundApi.export}
            title="导出退款单"
            inputOf={(format) => ({ ...list.filter, format })}
          />
        }
        empty={
          tab === ALL_REFUNDS
            ? { title: '没有退款单', hint: '用户申请退款后会出现在这里，并有声音提醒。' }
            : { title: `没有${refundStatus.label(tab)}的退款单` }
        }
        batch={
          <MarkButton
            selection={list.selection}
            kind="refund"
            filter={{ refundFilter: list.filter }}
            total={list.total}
          />
        }
        rowActions={actionsOf}
        notice={<FreshRows of={steady} noun="退款单" />}
      />
      {details.element}
      {deeds.element}
      <TaskOfAddress />
    </TeamMarksOf>
  )
}

function useRefundFilters(list: ListState<typeof refundApi.list>): FiltersOf<typeof refundApi.list> {
  const enabled = mayCall(refundApi.tabs, useSession())
  const counted = filterOf<typeof refundApi.tabs>(refundApi.tabs, list.filter)
  const { data: counts } = useCall(refundApi.tabs, counted, { keepPrevious: true, enabled })
  const team = useTeamFilters()
  return {
    refundStatus: { kind: 'tabs', items: tabItems(counts, list.address.filters['refundStatus']) },
    refundOrderNo: { label: '退款单号', kind: 'text' },
    orderNo: { label: '订单编号', kind: 'text' },
    searchType: null,
    content: userSearchFilter(list),
    trackingNumber: { label: '退货物流', kind: 'text', placeholder: '退货快递单号' },
    ...team,
    due: { label: '处理时限', kind: 'select', options: dueBy.options },
    dateLimit: { label: '时间选择', kind: 'dates' },
  }
}

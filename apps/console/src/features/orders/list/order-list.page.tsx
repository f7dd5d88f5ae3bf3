import { AddButton } from '#ui/action/add-button.tsx'
import { RowActions } from '#ui/action/row-actions.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { FreshRows } from '#ui/list/fresh/fresh-rows.tsx'
import { useSteadyRows } from '#ui/list/fresh/use-steady-rows.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { MarkButton } from '#widgets/teamwork/mark-button.tsx'
import { TeamMarksOf } from '#widgets/teamwork/team-marks.tsx'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { TaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderTab } from '@zhanggui/domain/order/order-codes'
import { useState } from 'react'
import { type ActedOrder, orderOfRow } from '../acted-order.ts'
import { orderActions, type OrderHandlers } from '../order-row-actions.ts'
import { useOrderDeeds } from '../deeds/use-order-deeds.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderExportButton } from './order-export-button.tsx'
import { useOrderFilters } from './order-filters.ts'
import { ShipBatch } from './ship-batch.tsx'
import { orderListDefaults } from './order-tab-address.ts'

const OrderDrawer = lazyPart(() => import('../detail/order.drawer.tsx'))

export default function OrderListPage() {
  const steady = useSteadyRows(useListState(orderApi.list, { defaults: orderListDefaults, rowKey: 'orderNo' }))
  const { list } = steady
  const filters = useOrderFilters(list)
  const deeds = useOrderDeeds()
  const [part, setPart] = useState<string>('info')
  const look = (orderNo: string, next: string) => {
    setPart(next)
    details.open(orderNo)
  }
  const actionsOf = (order: ActedOrder, handlers: OrderHandlers) => <RowActions of={orderActions(order, handlers)} />
  const actionsInside = (order: ActedOrder) => actionsOf(order, { start: deeds.start })
  const details = useOpenRecord(orderApi.list, (orderNo, close) => (
    <OrderDrawer orderNo={orderNo} part={part} onPart={setPart} actionsOf={actionsInside} onClose={close} />
  ))
  const { status } = list.filter
  return (
    <TeamMarksOf kind="order" ids={list.rows.map(({ id }) => id)}>
      <ListPage
        list={list}
        title="订单"
        columns={orderColumns}
        filters={filters}
        views={useListViews(list)}
        actions={
          <>
            <OrderExportButton filter={list.filter} />
            <AddButton call={orderApi.verify} onClick={() => deeds.verify()}>
              核销订单
            </AddButton>
          </>
        }
        empty={
          status === orderTab.is.all
            ? { title: '还没有订单', hint: '顾客下单后会出现在这里，并有声音提醒。' }
            : { title: `没有${orderTab.label(status)}的订单` }
        }
        batch={
          <>
            <ShipBatch list={list} />
            <MarkButton
              selection={list.selection}
              kind="order"
              filter={{ orderFilter: list.filter }}
              total={list.total}
            />
          </>
        }
        rowActions={(row) => actionsOf(orderOfRow(row), { look, start: deeds.start })}
        notice={<FreshRows of={steady} noun="订单" />}
      />
      {details.element}
      {deeds.element}
      <TaskOfAddress />
    </TeamMarksOf>
  )
}

import { useCall } from '#api/use-call.ts'
import { callAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { useCarriers } from '#widgets/carriers/use-carriers.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { waybillApi, type WaybillRow } from '@zhanggui/contract/order/waybill'
import { WAYBILL_DAYS, waybillState, whyNotCancelWaybill } from '@zhanggui/domain/order/desk/waybill-state'
import { waybillColumns } from './waybill-columns.tsx'

/** 电子面单记录: which numbers were got from the carriers, and giving back those that nobody needs. */
export default function WaybillListPage() {
  const list = useListState(waybillApi.list)
  const { state } = list.filter
  const actionsOf = (waybill: WaybillRow) => <RowActions of={[cancelAction(waybill)]} />
  return (
    <ListPage
      list={list}
      title="电子面单记录"
      columns={waybillColumns}
      filters={useWaybillFilters(list)}
      views={useListViews(list)}
      empty={
        state === undefined
          ? { title: '还没有电子面单', hint: `在批量发货中取号后，近 ${WAYBILL_DAYS} 天的单号会显示在这里。` }
          : { title: `没有“${waybillState.label(state)}”的电子面单` }
      }
      rowActions={actionsOf}
    />
  )
}

function cancelAction({ id, trackingNumber, state, expressName, orderNo }: WaybillRow) {
  const what = trackingNumber === '' ? `订单 ${orderNo} 的取号请求` : `${expressName} 单号 ${trackingNumber}`
  return callAction(state === waybillState.is.cancelling ? '重试取消' : '取消单号', {
    call: waybillApi.cancel,
    input: { id },
    because: whyNotCancelWaybill(state),
    confirm: {
      text: `将向快递公司取消${what}。取消后不能再用它发货，已打印的面单作废。`,
      action: '取消单号',
      isDanger: true,
    },
    success: '单号已取消',
    refresh: [shipDeskApi],
  })
}

function useWaybillFilters(list: ListState<typeof waybillApi.list>): FiltersOf<typeof waybillApi.list> {
  const counted = filterOf<typeof waybillApi.tabs>(waybillApi.tabs, list.filter)
  const { data: counts } = useCall(waybillApi.tabs, counted, { keepPrevious: true })
  const { data: carriers } = useCarriers()
  return {
    state: {
      kind: 'tabs',
      items: [
        { value: '', label: '全部', count: counts?.all, isTotal: true },
        ...waybillState.options.map((state) => ({ ...state, count: counts?.[state.value] })),
      ],
    },
    orderNo: { label: '订单号', kind: 'text' },
    trackingNumber: { label: '快递单号', kind: 'text' },
    expressCode: {
      label: '快递公司',
      kind: 'select',
      options: (carriers?.list ?? []).map(({ code, name }) => ({ value: code, label: name })),
    },
    dateLimit: { label: '取号时间', kind: 'dates' },
  }
}

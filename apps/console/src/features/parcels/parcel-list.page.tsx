import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { callAction, linkAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { useCarriers } from '#widgets/carriers/use-carriers.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { useTeamFilters } from '#widgets/teamwork/use-team-filters.ts'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import { orderApi } from '@zhanggui/contract/order/order'
import { parcelApi, type ParcelRow } from '@zhanggui/contract/order/parcel'
import { whyNotHandle, whyNotPoll } from '@zhanggui/domain/order/parcel/judge-parcel'
import { parcelState, parcelTab } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { orderPath } from '../orders/public.ts'
import type { HandledParcels } from './handle.dialog.tsx'
import { parcelColumns } from './parcel-columns.tsx'
import { PollingLine } from './polling-line.tsx'

const HandleDialog = lazyPart(() => import('./handle.dialog.tsx'))
const ShipmentTracking = lazyPart(() => import('#widgets/parcel/shipment-tracking.dialog.tsx'))

/** 包裹看板: where the parcels are, and which of them somebody should look into. */
export default function ParcelListPage() {
  const list = useListState(parcelApi.list)
  const { selection, filter, total } = list
  const mayHandle = mayCall(parcelApi.handle, useSession())
  const handle = useDialog((close, of: HandledParcels) => (
    <HandleDialog of={of} onDone={selection.clear} onClose={close} />
  ))
  const tracking = useOpenRecord(parcelApi.list, (key, close) => (
    <ShipmentTracking invoiceId={Number(key)} onClose={close} />
  ))
  const markChosen = () => {
    const { isAll, rows } = selection
    const which = isAll ? { filter, expected: total } : { ids: rows.map(({ id }) => id) }
    handle.open({ ...which, title: `标记 ${isAll ? total : rows.length} 个包裹已处理` })
  }
  const opens = { track: tracking.open, mark: handle.open }
  const actionsOf = (parcel: ParcelRow) => <RowActions of={parcelActions(parcel, opens)} />
  return (
    <>
      <ListPage
        list={list}
        title="包裹看板"
        columns={parcelColumns}
        filters={useParcelFilters(list)}
        views={useListViews(list)}
        notice={<PollingLine />}
        empty={
          filter.tab === undefined || filter.tab === parcelTab.is.all
            ? { title: '还没有快递包裹', hint: '订单用快递发货后，包裹会出现在这里，物流自动更新。' }
            : { title: `没有“${parcelTab.label(filter.tab)}”的包裹` }
        }
        // Without it rows have no tick.
        batch={mayHandle ? <Button onClick={markChosen}>标记处理</Button> : undefined}
        rowActions={actionsOf}
      />
      {handle.element}
      {tracking.element}
    </>
  )
}

interface Opens {
  readonly track: (id: number) => void
  readonly mark: (of: HandledParcels) => void
}

/** What a row is about comes before the rest. */
function parcelActions(parcel: ParcelRow, { track, mark }: Opens) {
  const { id, trackingNumber, orderNo } = parcel
  const whyNot = whyNotHandle(parcel)
  const title = `标记包裹 ${trackingNumber} 已处理`
  const care = openAction('标记处理', () => mark({ ids: [id], title }), parcelApi.handle, whyNot)
  const ask = callAction('立即查询', {
    call: parcelApi.poll,
    input: { id },
    because: whyNotPoll(parcel),
    success: '查询完成',
  })
  return [
    openAction('查看物流', () => track(id), orderApi.logistics),
    ...(whyNot === undefined ? [care, ask] : [ask, care]),
    linkAction('查看订单', orderPath(orderNo), orderApi.info),
  ]
}

function useParcelFilters(list: ListState<typeof parcelApi.list>): FiltersOf<typeof parcelApi.list> {
  const counted = filterOf<typeof parcelApi.tabs>(parcelApi.tabs, list.filter)
  const { data: counts } = useCall(parcelApi.tabs, counted, { keepPrevious: true })
  const { data: carriers } = useCarriers()
  const { assigneeId } = useTeamFilters()
  const [all, ...others] = parcelTab.options
  return {
    tab: {
      kind: 'tabs',
      items: [
        { ...all, value: '', label: parcelTab.label('all'), count: counts?.all, isTotal: true },
        ...others.map((tab) => ({ ...tab, count: counts?.[tab.value] })),
      ],
    },
    orderNo: { label: '订单号', kind: 'text' },
    trackingNumber: { label: '快递单号', kind: 'text' },
    expressCode: {
      label: '快递公司',
      kind: 'select',
      options: (carriers?.list ?? []).map(({ code, name }) => ({ value: code, label: name })),
    },
    state: { label: '包裹状态', kind: 'select', options: parcelState.options },
    assigneeId,
    dateLimit: { label: '发货时间', kind: 'dates' },
  }
}

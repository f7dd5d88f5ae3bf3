import { Can } from '#ui/action/can.tsx'
import { AddButton } from '#ui/action/add-button.tsx'
import { Button } from '#ui/action/button.tsx'
import { deleteAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useRecordDialog } from '#ui/list/trail/use-record-dialog.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { CalendarLink } from '#widgets/promotion-preview/calendar-link.tsx'
import { deliveryTimeApi, type DeliveryTimeRow } from '@zhanggui/contract/marketing/delivery-time'
import { slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { weekdayOptions } from '@zhanggui/domain/delivery-time/slot-rules'
import { useSearchParams } from 'react-router'
import { deliveryTimeColumns } from './delivery-time-columns.tsx'
import { deliveryTimeDefaults, serviceIn } from './delivery-time-defaults.ts'
import { slotName } from './slot-values.ts'
import { WeekCalendar } from './week-calendar.tsx'

const SlotDialog = lazyPart(() => import('./slot.dialog.tsx'))
const ExceptionsDrawer = lazyPart(() => import('./exceptions.drawer.tsx'))

const filters: FiltersOf<typeof deliveryTimeApi.list> = {
  serviceType: {
    kind: 'tabs',
    items: slotService.options.map(({ value, label }) => ({
      value: value === slotService.is.delivery ? '' : value,
      label,
    })),
  },
  status: {
    label: '状态',
    kind: 'select',
    options: [
      { value: 1, label: '开启' },
      { value: 0, label: '关闭' },
    ],
  },
  weekday: { label: '星期', kind: 'select', options: weekdayOptions },
}

const empty = { title: '还没有时段', hint: '添加后买家下单时要选择时间；没有开启的时段时，订单不带时间。' }

export default function DeliveryTimeListPage() {
  const list = useListState(deliveryTimeApi.list, { defaults: deliveryTimeDefaults })
  const serviceType = serviceIn(useSearchParams()[0])
  const editor = useRecordDialog(list, (close, id?: number) => (
    <SlotDialog id={id} serviceType={serviceType} onClose={close} />
  ))
  const copy = useDialog((close, slot: DeliveryTimeRow) => (
    <SlotDialog serviceType={serviceType} copied={slot} onClose={close} />
  ))
  const exceptions = useDialog((close) => <ExceptionsDrawer serviceType={serviceType} onClose={close} />)
  const actionsOf = (slot: DeliveryTimeRow) => (
    <RowActions
      of={[
        openAction('编辑', () => editor.open(slot.id), deliveryTimeApi.update),
        openAction('复制', () => copy.open(slot), deliveryTimeApi.save),
        deleteAction(
          deliveryTimeApi.delete,
          { id: slot.id },
          {
            because: slot.futureUsed > 0 ? '存在未完成的预约订单，不能删除' : undefined,
            text: `删除该时段吗？「${slotName(slot)}」删除后不能恢复。`,
          },
        ),
      ]}
    />
  )
  const addButton = (
    <AddButton call={deliveryTimeApi.save} onClick={() => editor.open()}>
      添加时段
    </AddButton>
  )
  return (
    <>
      <ListPage
        list={list}
        title="配送时间"
        columns={deliveryTimeColumns}
        filters={filters}
        views={useListViews(list)}
        actions={
          <>
            <CalendarLink />
            <Can call={deliveryTimeApi.exceptions}>
              <Button onClick={() => exceptions.open()}>特殊日期</Button>
            </Can>
            {addButton}
          </>
        }
        notice={<WeekCalendar serviceType={serviceType} />}
        empty={{ ...empty, action: addButton }}
        rowActions={actionsOf}
      />
      {editor.element}
      {copy.element}
      {exceptions.element}
    </>
  )
}

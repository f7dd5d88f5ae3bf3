import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { deleteAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { useEditor } from '#ui/list/trail/use-editor.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { useNow } from '#ui/live/use-now.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { CalendarLink } from '#widgets/promotion-preview/calendar-link.tsx'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import { fullReductionApi, type FullReductionRow } from '@zhanggui/contract/marketing/full-reduction'
import { promotionProcess } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { processAt, whyNotDelete, whyNotSwitch } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { fullReductionColumns } from './full-reduction-columns.tsx'

const FullReductionDrawer = lazyPart(() => import('./full-reduction.drawer.tsx'))
const CopyReductionDrawer = lazyPart(() => import('./copy-reduction.drawer.tsx'))
const ReductionRecordsDrawer = lazyPart(() => import('./reduction-records.drawer.tsx'))

function useFilters(list: ListState<typeof fullReductionApi.list>): FiltersOf<typeof fullReductionApi.list> {
  const enabled = mayCall(fullReductionApi.tabs, useSession())
  const counted = filterOf<typeof fullReductionApi.tabs>(fullReductionApi.tabs, list.filter)
  const { data: tabs } = useCall(fullReductionApi.tabs, counted, { keepPrevious: true, enabled })
  const countOf = (type?: number) => tabs?.find((tab) => tab.type === type)?.count
  return {
    process: {
      kind: 'tabs',
      items: [
        { value: '', label: '全部', count: countOf(), isTotal: true },
        ...promotionProcess.options.map((option) => ({ ...option, count: countOf(option.value) })),
      ],
    },
    name: { label: '活动名称', kind: 'text' },
    status: {
      label: '是否开启',
      kind: 'select',
      options: [
        { value: 1, label: '开启' },
        { value: 0, label: '关闭' },
      ],
    },
    dateLimit: { label: '活动时间', kind: 'dates' },
  }
}

export default function FullReductionListPage() {
  const list = useListState(fullReductionApi.list)
  const filters = useFilters(list)
  const views = useListViews(list)
  const now = useNow()
  const { addButton, editAction, element } = useEditor(list, {
    add: ['添加满减活动', fullReductionApi.save],
    edit: fullReductionApi.update,
    dialog: FullReductionDrawer,
  })
  const copy = useDialog((close, id: number) => <CopyReductionDrawer id={id} onClose={close} />)
  const details = useOpenRecord(fullReductionApi.list, (key, close) => (
    <ReductionRecordsDrawer id={Number(key)} onClose={close} />
  ))
  const actionsOf = (row: FullReductionRow) => {
    const { id, status } = row
    const process = processAt(row, now)
    return (
      <RowActions
        of={[
          editAction(id, whyNotSwitch(process)),
          openAction('复制', () => copy.open(id), fullReductionApi.save),
          openAction('使用记录', () => details.open(id), fullReductionApi.records),
          deleteAction(
            fullReductionApi.delete,
            { id },
            { because: whyNotDelete({ process, status }), text: `删除该满减活动吗？「${row.name}」删除后不能恢复。` },
          ),
        ]}
      />
    )
  }
  return (
    <>
      <ListPage
        list={list}
        title="满减活动"
        columns={fullReductionColumns}
        filters={filters}
        views={views}
        actions={
          <>
            <CalendarLink />
            {addButton}
          </>
        }
        empty={{
          title: '还没有满减活动',
          hint: '设置“满 100 减 10”这样的优惠，买家下单时自动减免。',
          action: addButton,
        }}
        rowActions={actionsOf}
      />
      {element}
      {copy.element}
      {details.element}
    </>
  )
}

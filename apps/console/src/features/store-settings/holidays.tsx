import { deleteAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import type { Column } from '#ui/list/columns/column.tsx'
import { useEditor } from '#ui/list/trail/use-editor.tsx'
import { useWholeList } from '#ui/list/use-whole-list.ts'
import { WholeListPage } from '#ui/list/whole-list-page.tsx'
import { useNow } from '#ui/live/use-now.ts'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { holidayApi, type HolidayRow } from '@zhanggui/contract/store/holiday'
import { codeTable } from '@zhanggui/domain/kernel/code-table'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { HolidayDialog } from './holiday.dialog.tsx'

/** Where a holiday stands; nobody stores it. */
const holidayState = codeTable({
  ahead: { code: 0, label: '未开始', tone: 'info' },
  now: { code: 1, label: '休假中', tone: 'warning' },
  over: { code: 2, label: '已结束', tone: 'neutral' },
})

function State({ holiday: { startTime, endTime } }: { readonly holiday: HolidayRow }) {
  const now = useNow()
  const { ahead, now: meanwhile, over } = holidayState.is
  return <CodeTag table={holidayState} code={now < startTime ? ahead : now < endTime ? meanwhile : over} />
}

const minute = (at: Date) => formatShopTime(at).slice(0, 16)
const span = ({ startTime, endTime }: Pick<HolidayRow, 'startTime' | 'endTime'>) =>
  `${minute(startTime)} 至 ${minute(endTime)}`

const columns: readonly Column<HolidayRow>[] = [
  {
    field: 'startTime',
    title: '休假时间',
    width: 220,
    isMain: true,
    render: span,
  },
  { field: 'endTime', title: '状态', width: 88, render: (holiday) => <State holiday={holiday} /> },
  { field: 'isBookable', title: '可预订', width: 72, render: ({ isBookable }) => (isBookable ? '是' : '否') },
  { field: 'note', title: '备注', width: 160, render: ({ note }) => note || '-' },
]

/** 店铺休假: closed from – to. */
export default function HolidaysPart() {
  const list = useWholeList(holidayApi.list, {})
  const { addButton, editAction, element } = useEditor(list, {
    add: ['添加休假', holidayApi.add],
    edit: holidayApi.update,
    dialog: HolidayDialog,
  })
  const actionsOf = ({ id, note, ...holiday }: HolidayRow) => (
    <RowActions of={[editAction(id), deleteAction(holidayApi.delete, { id }, { name: note || span(holiday) })]} />
  )
  const empty = {
    title: '没有休假安排',
    hint: '休假期间买家不能下单（可预订时除外），发货时限也不计算休假时间。',
    action: addButton,
  }
  return (
    <div className="form-sheet">
      <WholeListPage
        list={list}
        title="店铺休假"
        isPart
        columns={columns}
        rowActions={actionsOf}
        actions={addButton}
        empty={empty}
      />
      {element}
    </div>
  )
}

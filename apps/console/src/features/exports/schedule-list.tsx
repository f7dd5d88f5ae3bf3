import { deleteAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { Column } from '#ui/list/columns/column.tsx'
import { useEditor } from '#ui/list/trail/use-editor.tsx'
import { useWholeList } from '#ui/list/use-whole-list.ts'
import { WholeListPage } from '#ui/list/whole-list-page.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { exportApi, type ScheduleRow } from '@zhanggui/contract/export/export'
import { exportEvery, exportKind, weekday } from '@zhanggui/domain/export/export-codes'
import { ExportTabs } from './export-tabs.tsx'

const ScheduleDialog = lazyPart(() => import('./schedule.dialog.tsx'))

const word = (isOn: boolean) => (isOn ? '开启' : '关闭')

const rhythmText = ({ every, weekday: day, hour }: ScheduleRow) =>
  `${every === exportEvery.is.week ? `每${weekday.label(day)}` : exportEvery.label(every)} ${String(hour).padStart(2, '0')}:00`

const columns: readonly Column<ScheduleRow>[] = [
  { field: 'name', title: '名称', isMain: true },
  { field: 'kind', title: '导出内容', width: 104, render: ({ kind }) => exportKind.label(kind) },
  { field: 'every', title: '时间', width: 112, render: rhythmText },
  { field: 'adminName', title: '所属账号', width: 112 },
  {
    field: 'isOn',
    title: '状态',
    width: 168,
    render: ({ id, name, isOn, pausedReason }) => (
      <span className="export-state">
        <RowSwitch
          label={`${name}状态`}
          call={exportApi.switchSchedule}
          input={(next) => ({ id, isOn: next })}
          success="更新状态成功"
          isOn={isOn}
          words={word}
        />
        {pausedReason !== '' && <small>已暂停：{pausedReason}</small>}
      </span>
    ),
  },
  {
    field: 'nextTime',
    title: '下次导出',
    width: 168,
    render: ({ nextTime }) => (nextTime ? <ShopTime at={nextTime} exact /> : '-'),
  },
  {
    field: 'lastTime',
    title: '上次导出',
    width: 168,
    isSpare: true,
    render: ({ lastTime }) => (lastTime ? <ShopTime at={lastTime} exact /> : '-'),
  },
]

/** Exports that run by themselves, with the rights that their people have then. */
export function ScheduleList() {
  const list = useWholeList(exportApi.schedules, {})
  const { addButton, editAction, element } = useEditor(list, {
    add: ['添加定时导出', exportApi.saveSchedule],
    edit: exportApi.updateSchedule,
    dialog: ScheduleDialog,
  })
  const actionsOf = ({ id, name }: ScheduleRow) => (
    <RowActions of={[editAction(id), deleteAction(exportApi.deleteSchedule, { id }, { name })]} />
  )
  return (
    <>
      <WholeListPage
        list={list}
        title="数据导出"
        columns={columns}
        rowActions={actionsOf}
        actions={
          <>
            <ExportTabs isSchedule />
            {addButton}
          </>
        }
        empty={{
          title: '还没有定时导出',
          hint: '每天或每周自动导出一份，到点就在导出记录里。',
          action: addButton,
        }}
      />
      {element}
    </>
  )
}

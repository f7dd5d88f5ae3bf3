import './exports.css'
import { mayCall, useSession } from '#api/session.ts'
import { AddButton } from '#ui/action/add-button.tsx'
import { deleteAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { fetchExportOf } from '#widgets/task-progress/exported-file.tsx'
import { TaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'
import { exportApi, type ExportRow } from '@zhanggui/contract/export/export'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { exportKind } from '@zhanggui/domain/export/export-codes'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { useSearchParams } from 'react-router'
import { exportColumns, whyNoFile } from './export-columns.tsx'
import { ExportTabs } from './export-tabs.tsx'
import { ScheduleList } from './schedule-list.tsx'

const NewExport = lazyPart(() => import('./export.dialog.tsx'))
const ExportProgress = lazyPart(() => import('#widgets/task-progress/export.dialog.tsx'))

type Started = ReplyOf<typeof exportApi.add>

export default function ExportPage() {
  const [search] = useSearchParams()
  const session = useSession()
  return search.get('tab') === 'schedule' && mayCall(exportApi.schedules, session) ? <ScheduleList /> : <History />
}

const filters: FiltersOf<typeof exportApi.list> = {
  kind: { label: '导出内容', kind: 'select', options: exportKind.options },
  status: { label: '状态', kind: 'select', options: taskStatus.options },
  dateLimit: { label: '导出时间', kind: 'dates' },
}

/** Every export of the shop that the person sees, from wherever it was started. */
function History() {
  const list = useListState(exportApi.list)
  const progress = useDialog((close, started: Started) => <ExportProgress title="导出" {...started} onClose={close} />)
  const adding = useDialog((close) => <NewExport onStarted={progress.open} onClose={close} />)
  const addButton = (
    <AddButton call={exportApi.add} onClick={() => adding.open()}>
      添加导出
    </AddButton>
  )
  const actionsOf = (row: ExportRow) => (
    <RowActions
      of={[
        openAction('下载', () => void fetchExportOf(row.id), exportApi.download, whyNoFile(row)),
        deleteAction(
          exportApi.delete,
          { id: row.id },
          { because: whyNoFile(row), text: `删除「${row.title}」的文件，导出记录会保留` },
        ),
      ]}
    />
  )
  return (
    <>
      <ListPage
        list={list}
        title="数据导出"
        columns={exportColumns}
        filters={filters}
        views={useListViews(list)}
        actions={
          <>
            <ExportTabs isSchedule={false} />
            {addButton}
          </>
        }
        empty={{
          title: '还没有导出',
          hint: '在这里或各个列表里导出的文件都会出现在这里，保留 7 天。',
          action: addButton,
        }}
        rowActions={actionsOf}
      />
      {adding.element}
      {progress.element}
      <TaskOfAddress />
    </>
  )
}

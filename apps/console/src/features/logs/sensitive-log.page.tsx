import { CodeTag } from '#ui/show/code-tag.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { writeAddress } from '#ui/list/list-address.ts'
import { useListState } from '#ui/list/use-list-state.ts'
import { StepsContext } from '#ui/list/trail/steps-context.ts'
import { FormatExportButton } from '#widgets/task-progress/format-export-button.tsx'
import { TaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { logApi } from '@zhanggui/contract/log'
import { operationStatus, operationType } from '@zhanggui/domain/audit/operation-codes'
import { Typography } from 'antd'
import type { Key } from 'react'
import { Link, useSearchParams } from 'react-router'
import { LogRecord } from './log-record.drawer.tsx'

/** Names the line whose details are open, in the address. */
const OPEN = 'open'

const filters: FiltersOf<typeof logApi.sensitive> = {
  adminAccount: { label: '管理员账号', kind: 'text' },
  status: { label: '操作状态', kind: 'select', options: operationStatus.options },
  dateLimit: { label: '操作时间', kind: 'dates' },
  methodType: { label: '操作类型', kind: 'select', options: operationType.options },
  description: { label: '操作内容', kind: 'text' },
  subject: { label: '操作对象', kind: 'text', placeholder: '商品、人员、角色的名称' },
}

const columns: ColumnsOf<typeof logApi.sensitive> = [
  { field: 'id', title: 'ID', width: 90, isHidden: true },
  { field: 'adminId', title: '管理员id', width: 100, isHidden: true },
  {
    field: 'description',
    title: '操作内容',
    width: 168,
    isMain: true,
    render: ({ id, description }) => <OpenLink id={id}>{description}</OpenLink>,
  },
  { field: 'subject', title: '操作对象', width: 200, render: ({ subject }) => <OneLine text={subject} /> },
  {
    field: 'adminAccount',
    title: '管理员账号',
    width: 136,
    render: ({ adminAccount }) => <OneLine text={adminAccount} />,
  },
  {
    field: 'status',
    title: '操作状态',
    width: 88,
    render: ({ status }) => <CodeTag table={operationStatus} code={status} />,
  },
  {
    field: 'createTime',
    title: '操作时间',
    width: 168,
    render: ({ createTime }) => <ShopTime at={createTime} exact />,
  },
  {
    field: 'methodType',
    title: '操作类型',
    width: 88,
    isSpare: true,
    render: ({ methodType }) => <CodeTag table={operationType} code={methodType} />,
  },
  { field: 'ip', title: '主机地址', width: 128, isSpare: true },
  { field: 'url', title: '请求URL', width: 260, isHidden: true, render: ({ url }) => <OneLine text={url} /> },
  {
    field: 'errorMsg',
    title: '失败原因',
    width: 160,
    isSpare: true,
    render: ({ errorMsg }) => <OneLine text={errorMsg} />,
  },
  { field: 'method', title: '方法名称', width: 180, isHidden: true, render: ({ method }) => <OneLine text={method} /> },
  { field: 'requestMethod', title: '请求方式', width: 100, isHidden: true },
  {
    field: 'requestParam',
    title: '请求参数',
    width: 220,
    isHidden: true,
    render: ({ requestParam }) => <OneLine text={requestParam} />,
  },
  { field: 'result', title: '返回参数', width: 220, isHidden: true, render: ({ result }) => <OneLine text={result} /> },
]

export default function SensitiveLogPage() {
  const list = useListState(logApi.sensitive)
  const [search, setSearch] = useSearchParams()
  const open = search.get(OPEN)
  const opened = list.rows.find(({ id }) => String(id) === open)
  const close = () => {
    search.delete(OPEN)
    setSearch(search)
  }
  // The neighbours of one look are one step of the browser's history.
  const look = (id: Key, page = list.address.page) => {
    const next = writeAddress(search, { page })
    next.set(OPEN, String(id))
    setSearch(next, { replace: true })
  }
  return (
    <>
      <ListPage
        list={list}
        title="敏感操作日志"
        columns={columns}
        filters={filters}
        views={useListViews(list)}
        actions={
          <FormatExportButton
            call={logApi.export}
            title="导出敏感操作日志"
            inputOf={(format) => ({ ...list.filter, format })}
          />
        }
        empty={{ title: '还没有操作记录', hint: '增加、修改、删除和导出都会记在这里。' }}
      />
      {open !== null && list.status === 'ready' && (
        <StepsContext value={{ call: list.call, current: open, onGo: look }}>
          <LogRecord row={opened} isComing={list.isUpdating} onClose={close} />
        </StepsContext>
      )}
      <TaskOfAddress />
    </>
  )
}

function OpenLink({ id, children }: { readonly id: number; readonly children: string }) {
  const [search] = useSearchParams()
  const to = new URLSearchParams(search)
  to.set(OPEN, String(id))
  return <Link to={{ search: to.toString() }}>{children}</Link>
}

const OneLine = ({ text }: { readonly text: string }) =>
  text === '' ? '-' : <Typography.Text ellipsis={{ tooltip: text }}>{text}</Typography.Text>

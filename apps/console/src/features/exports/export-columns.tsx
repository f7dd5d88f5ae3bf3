import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import type { exportApi, ExportRow } from '@zhanggui/contract/export/export'
import { exportKind } from '@zhanggui/domain/export/export-codes'
import { taskStatus } from '@zhanggui/domain/task/task-codes'

/** Why there is nothing to fetch; the file's time may have come while the page was open. */
export function whyNoFile({ status, fileName, expireTime }: ExportRow): string | undefined {
  if (status === taskStatus.is.failed) return '导出失败，没有文件'
  if (status !== taskStatus.is.done) return '正在导出，完成后可以下载'
  if (fileName === '') return '文件已删除'
  return expireTime && expireTime.getTime() < Date.now() ? '文件已过期' : undefined
}

/** Without the part that makes the name unguessable. */
const shownName = (fileName: string) => fileName.replace(/_[0-9a-f]{32}(?=\.)/, '')

export const exportColumns: ColumnsOf<typeof exportApi.list> = [
  {
    field: 'title',
    title: '文件名',
    isMain: true,
    render: ({ title, fileName }) => (
      <span className="export-name">
        {title}
        {fileName !== '' && <small>{shownName(fileName)}</small>}
      </span>
    ),
  },
  { field: 'kind', title: '类型', width: 96, render: ({ kind }) => exportKind.label(kind) },
  { field: 'adminName', title: '操作者名称', width: 112 },
  {
    field: 'createTime',
    title: '生成时间',
    width: 168,
    render: ({ createTime }) => <ShopTime at={createTime} exact />,
  },
  {
    field: 'status',
    title: '状态',
    width: 136,
    render: ({ status, error, done, total }) => (
      <span className="export-state">
        <CodeTag table={taskStatus} code={status} />
        {status === taskStatus.is.running && total > 0 && <small>{`${Math.floor((done / total) * 100)}%`}</small>}
        {error !== '' && <small>{error}</small>}
      </span>
    ),
  },
  { field: 'total', title: '条数', width: 80, align: 'right', isSpare: true },
  {
    field: 'expireTime',
    title: '过期时间',
    width: 168,
    isSpare: true,
    render: ({ expireTime }) => (expireTime ? <ShopTime at={expireTime} exact /> : '-'),
  },
]

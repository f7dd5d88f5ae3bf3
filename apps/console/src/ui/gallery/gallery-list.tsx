import { useApp } from '#ui/feedback/use-app.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { Money } from '#ui/show/money.tsx'
import { callAction, linkAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { Button } from 'antd'
import { Link } from 'react-router'
import { sampleApi, type SampleRow, sampleStatus } from './gallery-api.ts'

const columns: ColumnsOf<typeof sampleApi.list> = [
  { field: 'id', title: '编号', width: 88 },
  { field: 'name', title: '商品', isMain: true, width: 200, render: ({ name }) => <Link to="/gallery">{name}</Link> },
  {
    field: 'status',
    title: '状态',
    width: 110,
    render: ({ status }) => <CodeTag table={sampleStatus} code={status} />,
  },
  {
    field: 'price',
    title: '售价',
    width: 130,
    align: 'right',
    render: ({ price }) => <Money fen={price} />,
  },
  { field: 'stock', title: '库存', width: 90, align: 'right' },
  { field: 'owner', title: '负责人', width: 110 },
  { field: 'phone', title: '手机', width: 140, isHidden: true },
  { field: 'createTime', title: '创建时间', width: 140 },
]
const filters: FiltersOf<typeof sampleApi.list> = {
  status: { kind: 'tabs', items: [{ value: '', label: '全部', count: 137 }, ...sampleStatus.options] },
  name: { label: '商品名称', kind: 'text' },
  dateLimit: { label: '创建时间', kind: 'dates' },
  owner: {
    label: '负责人',
    kind: 'select',
    options: ['王掌柜', '李小满'].map((value) => ({ value, label: value })),
  },
  phone: { label: '手机', kind: 'text' },
}

export function GalleryList() {
  const list = useListState(sampleApi.list)
  const { message } = useApp()
  const rowActions = (row: SampleRow) => (
    <RowActions
      of={[
        linkAction('编辑', '/gallery'),
        callAction('删除', {
          call: sampleApi.delete,
          input: { id: row.id },
          confirm: {},
          success: '删除成功',
          isDanger: true,
          because: row.status === sampleStatus.is.open ? '已上架的商品不能删除，请先下架' : undefined,
        }),
        openAction('查看日志', () => void message.info(row.name)),
      ]}
    />
  )
  return (
    <ListPage
      list={list}
      title="列表"
      columns={columns}
      filters={filters}
      actions={<Button type="primary">添加商品</Button>}
      empty={{ title: '还没有商品', hint: '添加第一个商品后，这里会显示它的状态和库存。' }}
      rowActions={rowActions}
      batch={
        <ActionButton
          call={sampleApi.delete}
          input={{ id: Number(list.selection.keys[0] ?? 1) }}
          confirm={{ text: `确定删除选中的 ${list.selection.count} 条数据？`, action: '删除', isDanger: true }}
          isDanger
          onDone={list.selection.clear}
        >
          批量删除
        </ActionButton>
      }
    />
  )
}

import './product-picker.dialog.css'
import { CodeTag } from '#ui/code-tag.tsx'
import { FilterBar } from '#ui/list/filter-bar.tsx'
import { LoadFailed } from '#ui/list/list-empty.tsx'
import { useNarrow } from '#ui/media-query.ts'
import type { PickerRow } from '@zhanggui/contract/product'
import { productShelf } from '@zhanggui/domain/product/product-codes'
import { Modal, Table, type TableColumnType, type TableProps } from 'antd'
import { useState } from 'react'
import { whyNotTake, withTicked } from './picked-products.ts'
import type { ProductRequest } from './product-request.ts'
import { usePickerFilters } from './use-picker-filters.ts'
import { sizes, useProductPages } from './use-product-pages.ts'

interface Props {
  readonly request: ProductRequest
  readonly onPicked: (picked: readonly PickerRow[]) => void
  readonly onClose: () => void
}

const columns: TableColumnType<PickerRow>[] = [
  { dataIndex: 'id', title: 'ID', width: 100 },
  { dataIndex: 'image', title: '商品图', width: 80, render: (_, { image }) => <Cover path={image} /> },
  { dataIndex: 'name', title: '商品名称' },
  { dataIndex: 'categoryName', title: '商品分类', width: 160 },
  {
    dataIndex: 'isShow',
    title: '商品状态',
    width: 100,
    render: (_, { isShow }) => (
      <CodeTag table={productShelf} code={isShow ? productShelf.is.on : productShelf.is.off} />
    ),
  },
]

const Cover = ({ path }: { readonly path: string }) =>
  path === '' ? '-' : <img className="picker-cover" src={path} alt="" loading="lazy" />

/** Products of the shop to choose from: one, which closes the list, or many over several pages. */
export default function ProductPickerDialog({ request, onPicked, onClose }: Props) {
  const { mode, max, isOnSale = false } = request
  const pages = useProductPages(isOnSale)
  const filters = usePickerFilters(isOnSale)
  const isNarrow = useNarrow()
  const [chosen, setChosen] = useState(request.chosen ?? [])
  const reason = whyNotTake(chosen.length, max)
  const selection: NonNullable<TableProps<PickerRow>['rowSelection']> = {
    type: mode === 'single' ? 'radio' : 'checkbox',
    columnWidth: 48,
    selectedRowKeys: chosen.map(({ id }) => id),
    getCheckboxProps: ({ name }) => ({ 'aria-label': `选择 ${name}` }),
    onChange: (keys) => {
      const ticked = withTicked(mode === 'single' ? [] : chosen, pages.rows, new Set<unknown>(keys))
      if (mode === 'single') onPicked(ticked)
      else setChosen(ticked)
    },
  }
  return (
    <Modal
      open
      title="商品列表"
      width={944}
      onCancel={onClose}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: chosen.length === 0 || reason !== undefined }}
      onOk={() => onPicked(chosen)}
      {...(mode === 'single' ? { footer: null } : {})}
    >
      <div className="product-picker">
        <FilterBar filters={filters} values={pages.filters} onChange={pages.narrow} />
        {pages.query.error && !pages.query.data ? (
          <LoadFailed reason={pages.query.error.message} onRetry={() => void pages.query.refetch()} />
        ) : (
          <Table<PickerRow>
            aria-label="商品列表"
            size="small"
            rowKey="id"
            columns={columns}
            dataSource={pages.rows}
            loading={pages.query.isFetching}
            scroll={{ x: 720, y: 400 }}
            rowSelection={selection}
            pagination={{
              current: pages.page,
              pageSize: pages.limit,
              total: pages.total,
              pageSizeOptions: sizes,
              showSizeChanger: !isNarrow,
              showTotal: (count) => `共 ${count} 条`,
              onChange: pages.turn,
            }}
          />
        )}
        {mode === 'many' && <p role="status">{reason ?? `已选择 ${chosen.length} 个`}</p>}
      </div>
    </Modal>
  )
}

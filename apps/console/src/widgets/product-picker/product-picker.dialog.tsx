import './product-picker.dialog.css'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { FilterBar } from '#ui/list/filters/filter-bar.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import { productShelf } from '@zhanggui/domain/product/product-codes'
import { Modal, type TableColumnType } from 'antd'
import { useState } from 'react'
import { whyNotTake } from './picked-products.ts'
import { PickerTable, pictureColumn } from './picker-table.tsx'
import type { ProductRequest } from './product-request.ts'
import type { PickerDialogProps } from './use-picker.tsx'
import { pickerFilters } from './picker-filters.ts'
import { useProductPages } from './use-product-pages.ts'

const columns: TableColumnType<PickerRow>[] = [
  { dataIndex: 'id', title: 'ID', width: 80, responsive: ['md'] },
  pictureColumn,
  { dataIndex: 'name', title: '商品名称' },
  { dataIndex: 'categoryName', title: '商品分类', width: 160, responsive: ['md'] },
  {
    dataIndex: 'isShow',
    title: '商品状态',
    width: 88,
    render: (_, { isShow }) => (
      <CodeTag table={productShelf} code={isShow ? productShelf.is.on : productShelf.is.off} />
    ),
  },
]

/** Products of the shop to choose from: one, which closes the list, or many over several pages. */
export default function ProductPickerDialog({ request, onPicked, onClose }: PickerDialogProps<ProductRequest>) {
  const { mode, max, isOnSale = false, activityId } = request
  const pages = useProductPages({ ...(isOnSale && { isShow: true }), ...(activityId !== undefined && { activityId }) })
  const filters = pickerFilters(isOnSale)
  const isNarrow = useNarrow()
  const [chosen, setChosen] = useState(request.chosen ?? [])
  const reason = whyNotTake(chosen.length, max)
  return (
    <Modal
      open
      title="商品列表"
      width={944}
      centered={isNarrow}
      onCancel={onClose}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: chosen.length === 0 || reason !== undefined }}
      onOk={() => onPicked(chosen)}
      {...(mode === 'single' ? { footer: null } : {})}
    >
      <div className="product-picker">
        <FilterBar filters={filters} values={pages.filters} onChange={pages.narrow} />
        <PickerTable
          label="商品列表"
          pages={pages}
          columns={columns}
          mode={mode}
          chosen={chosen}
          onChoose={mode === 'single' ? onPicked : setChosen}
        />
        {mode === 'many' && <p role="status">{reason ?? `已选择 ${chosen.length} 个`}</p>}
      </div>
    </Modal>
  )
}

import '#widgets/product-picker/product-picker.dialog.css'
import './keyword-picker.dialog.css'
import { FilterBar } from '#ui/list/filters/filter-bar.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import { PickerTable, pictureColumn } from '#widgets/product-picker/picker-table.tsx'
import type { PickerFilters } from '#widgets/product-picker/picker-filters.ts'
import type { PickerDialogProps } from '#widgets/product-picker/use-picker.tsx'
import { useProductPages } from '#widgets/product-picker/use-product-pages.ts'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import { Modal, type TableColumnType } from 'antd'
import { useState } from 'react'
import type { KeywordRequest } from './keyword-request.ts'

const filters: PickerFilters = {
  keywords: { label: '商品搜索', kind: 'text', placeholder: '请输入商品名称，关键字，产品编号' },
}
const columns: TableColumnType<PickerRow>[] = [
  { dataIndex: 'id', title: 'ID', width: 80, responsive: ['md'] },
  pictureColumn,
  { dataIndex: 'storeName', title: '商品名称' },
]

/** Products, found by name, keyword or article number: one, which closes the list, or many. */
export default function KeywordPickerDialog({ request, onPicked, onClose }: PickerDialogProps<KeywordRequest>) {
  const { title, mode } = request
  const pages = useProductPages(request.forCopy ? { overview: true } : { isShow: true })
  const isNarrow = useNarrow()
  const [chosen, setChosen] = useState(request.chosen ?? [])
  return (
    <Modal
      open
      title={title}
      width={720}
      centered={isNarrow}
      onCancel={onClose}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={() => onPicked(chosen)}
      {...(mode === 'single' ? { footer: null } : {})}
    >
      <div className="product-picker keyword-picker">
        <FilterBar filters={filters} values={pages.filters} onChange={pages.narrow} />
        <PickerTable
          label={title}
          pages={pages}
          columns={columns}
          mode={mode}
          chosen={chosen}
          onChoose={mode === 'single' ? onPicked : setChosen}
        />
        {mode === 'many' && <p role="status">已选择 {chosen.length} 个</p>}
      </div>
    </Modal>
  )
}

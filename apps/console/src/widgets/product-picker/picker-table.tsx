import './picker-table.css'
import { LoadFailed, NoMatches, EmptyList } from '#ui/list/list-empty.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import { Table, type TableColumnType, type TableProps } from 'antd'
import { withTicked } from './picked-products.ts'
import { type ProductPages, sizes } from './use-product-pages.ts'

interface Props {
  readonly label: string
  readonly pages: ProductPages
  readonly columns: TableColumnType<PickerRow>[]
  readonly mode: 'single' | 'many'
  readonly chosen: readonly PickerRow[]
  /** Of `single` with the one that was chosen. */
  readonly onChoose: (chosen: readonly PickerRow[]) => void
}

/** The products of one page to tick; choices survive paging. */
export function PickerTable({ label, pages, columns, mode, chosen, onChoose }: Props) {
  const isNarrow = useNarrow()
  const { query } = pages
  if (query.error && !query.data) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  }
  const selection: NonNullable<TableProps<PickerRow>['rowSelection']> = {
    type: mode === 'single' ? 'radio' : 'checkbox',
    columnWidth: 48,
    selectedRowKeys: chosen.map(({ id }) => id),
    getCheckboxProps: ({ name }) => ({ 'aria-label': `选择 ${name}` }),
    onChange: (keys) => onChoose(withTicked(mode === 'single' ? [] : chosen, pages.rows, new Set<unknown>(keys))),
  }
  return (
    <Table<PickerRow>
      className="picker-table"
      aria-label={label}
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={pages.rows}
      loading={query.isFetching}
      scroll={{ y: 400, ...(isNarrow ? {} : { x: 560 }) }}
      locale={{ emptyText: query.data ? <Nothing pages={pages} /> : ' ' }}
      rowSelection={selection}
      pagination={{
        current: pages.page,
        pageSize: pages.limit,
        total: pages.total,
        pageSizeOptions: sizes,
        showSizeChanger: !isNarrow,
        simple: isNarrow,
        showTotal: (count) => `共 ${count} 条`,
        hideOnSinglePage: pages.total <= (sizes[0] ?? 0),
        onChange: pages.turn,
      }}
    />
  )
}

function Nothing({ pages: { filters, narrow } }: { readonly pages: ProductPages }) {
  if (Object.values(filters).every((value) => value === '')) return <EmptyList title="没有可以选择的商品" />
  return <NoMatches onReset={() => narrow(Object.fromEntries(Object.keys(filters).map((name) => [name, ''])))} />
}

export const pictureColumn: TableColumnType<PickerRow> = {
  dataIndex: 'image',
  title: '商品图',
  width: 64,
  render: (_, { image }) =>
    image === '' ? (
      '-'
    ) : (
      <span className="picker-cover">
        <PictureFrame kind="picture" path={image} alt="" />
      </span>
    ),
}

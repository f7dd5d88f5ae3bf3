import type { Column } from '#ui/list/columns/column.tsx'
import { DataTable } from '#ui/list/table/data-table.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import { Money } from '#ui/show/money.tsx'
import type { SampleRow } from './gallery-api.ts'
import { samples } from './gallery-server.ts'

const rows = samples(1000)
const columns: readonly Column<SampleRow>[] = [
  { field: 'name', title: '商品', isMain: true, width: 180 },
  ...Array.from({ length: 5 }, (_, index): Column<SampleRow> => ({
    field: 'price',
    key: `price${index}`,
    title: `价格${index + 1}`,
    width: 120,
    align: 'right',
    render: ({ price }) => <Money fen={price} />,
  })),
  { field: 'id', title: '编号', width: 100 },
  { field: 'status', title: '状态码', width: 100 },
  { field: 'stock', title: '库存', width: 100 },
  { field: 'owner', title: '负责人', width: 120 },
  { field: 'phone', title: '手机', width: 140 },
  { field: 'createTime', title: '创建时间', width: 140 },
]

/** A thousand rows in one go: only those in sight are built. */
export function GalleryTable() {
  const isNarrow = useNarrow()
  return (
    <section aria-label="长表格">
      <h2>长表格</h2>
      <DataTable
        name="gallery.long"
        label="一千行"
        columns={columns}
        rows={isNarrow ? rows.slice(0, 4) : rows}
        keyOf={(row) => row.id}
        empty={null}
        height={480}
      />
    </section>
  )
}

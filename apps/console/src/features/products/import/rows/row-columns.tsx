import { CodeTag } from '#ui/show/code-tag.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { ImportRow, productImportApi } from '@zhanggui/contract/goods/product-import'
import { importAction, importOutcome } from '@zhanggui/domain/product/import-codes'
import { Link } from 'react-router'
import { viewPath } from '../../product-paths.ts'
import { RowDetail } from './row-detail.tsx'

type Columns = ColumnsOf<typeof productImportApi.rows>

const lines = ({ firstLine, lastLine }: ImportRow) => (firstLine === lastLine ? firstLine : `${firstLine}–${lastLine}`)

const place: Columns = [
  { field: 'firstLine', title: '行号', width: 88, render: lines },
  { field: 'name', title: '商品', width: 260, isMain: true, render: (row) => <ProductName row={row} /> },
]

/** Before anything happens: what would become of each product. */
export const checkColumns: Columns = [
  ...place,
  {
    field: 'action',
    title: '结果',
    width: 110,
    render: ({ action }) => <CodeTag table={importAction} code={action} />,
  },
  { field: 'changes', title: '说明', render: (row) => <RowDetail row={row} /> },
]

/** Afterwards: what became of each. One that was not to be taken in has no outcome. */
export const resultColumns: Columns = [
  ...place,
  {
    field: 'outcome',
    title: '结果',
    width: 110,
    render: ({ action, outcome }) =>
      outcome === importOutcome.is.waiting &&
      (action === importAction.is.same || action === importAction.is.refused) ? (
        <CodeTag table={importAction} code={action} />
      ) : (
        <CodeTag table={importOutcome} code={outcome} />
      ),
  },
  { field: 'reason', title: '说明', render: (row) => <RowDetail row={row} /> },
]

function ProductName({ row: { productId, name, action, outcome } }: { readonly row: ImportRow }) {
  // What was new and is taken back is nowhere to be looked at.
  const isGone = action === importAction.is.create && outcome === importOutcome.is.undone
  if (productId === 0 || isGone) return name || '（没有名称）'
  return (
    <>
      <Link to={viewPath(productId)}>{name}</Link>
      <span className="import-id">ID {productId}</span>
    </>
  )
}

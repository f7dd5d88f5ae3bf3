import { useNarrow } from '#ui/theme/media-query.ts'
import { type ProductDetail, productApi } from '@zhanggui/contract/goods/product'
import { AfterAddition } from './amount-input.tsx'
import { AmountDrawer, LoadedDrawer } from './amount.drawer.tsx'
import { AmountTable } from './amount-table.tsx'
import { additionsTo, createAmounts, whyNotAddition } from './sku-amounts.ts'
import { skuColumns } from './sku-columns.tsx'
import { useAmounts } from './use-amounts.ts'

const TITLE = '编辑库存'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** Adds stock: only the difference is sent, so concurrent sales are not undone. */
export default function StockDrawer({ id, onClose }: Props) {
  return (
    <LoadedDrawer id={id} title={TITLE} onClose={onClose}>
      {(product) => <Additions product={product} onClose={onClose} />}
    </LoadedDrawer>
  )
}

function Additions({ product, onClose }: { readonly product: ProductDetail; readonly onClose: () => void }) {
  const { amounts, isChanged, table, read } = useAmounts(
    () => createAmounts(additionsTo(product.attrValue)),
    ['stock'],
    whyNotAddition,
  )
  const { names, price, costs, stock, measures } = skuColumns(product, useNarrow())
  const action = () => {
    const attrValueList = read()?.flatMap(({ id = 0, stock: more = 0 }) => (more > 0 ? [{ id, stock: more }] : []))
    return attrValueList?.length ? { call: productApi.addStock, input: { id: product.id, attrValueList } } : undefined
  }
  return (
    <AmountDrawer title={TITLE} product={product} isChanged={isChanged} action={action} onClose={onClose}>
      <AmountTable
        product={product}
        amounts={amounts}
        whyNot={whyNotAddition}
        ref={table}
        columns={[
          ...names,
          stock,
          { title: '增加库存', cell: 'stock', width: 104 },
          {
            title: '增加后',
            width: 72,
            align: 'right',
            render: (_, row) => <AfterAddition amounts={amounts} row={row} />,
          },
          price,
          ...costs,
          ...measures,
        ]}
      />
    </AmountDrawer>
  )
}

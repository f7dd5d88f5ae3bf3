import { useNarrow } from '#ui/media-query.ts'
import { type ProductDetail, productApi } from '@zhanggui/contract/product'
import { AmountDrawer, LoadedDrawer } from './amount.drawer.tsx'
import { AmountInput } from './amount-input.tsx'
import { FillAll } from './fill-all.tsx'
import { additionsTo, whyNotAddition } from './sku-amounts.ts'
import { skuColumns } from './sku-columns.tsx'
import { SkuTable } from './sku-table.tsx'
import { useAmounts } from './use-amounts.ts'

const TITLE = '编辑库存'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** More of what is there: what is sold meanwhile is not undone, since only the difference travels. */
export default function StockDrawer({ id, onClose }: Props) {
  return (
    <LoadedDrawer id={id} title={TITLE} onClose={onClose}>
      {(product) => <Additions product={product} onClose={onClose} />}
    </LoadedDrawer>
  )
}

function Additions({ product, onClose }: { readonly product: ProductDetail; readonly onClose: () => void }) {
  const { amounts, isChanged, table, read } = useAmounts(
    () => additionsTo(product.attrValue),
    ['stock'],
    whyNotAddition,
  )
  const columns = skuColumns(product, useNarrow())
  return (
    <AmountDrawer
      title={TITLE}
      product={product}
      isChanged={isChanged}
      onClose={onClose}
      save={(run, done) => {
        const lines = read()
        const added = lines?.flatMap(({ id = 0, stock = 0 }) => (stock > 0 ? [{ id, stock }] : [])) ?? []
        if (added.length === 0) return undefined
        return run({ call: productApi.addStock, input: { id: product.id, attrValueList: added }, onDone: done })
      }}
    >
      {product.attrValue.length > 1 && (
        <div className="amount-tools">
          <span>共 {product.attrValue.length} 个规格</span>
          <FillAll label="增加库存" cell="stock" amounts={amounts} />
        </div>
      )}
      <SkuTable
        label="商品规格"
        skus={product.attrValue}
        ref={table}
        columns={[
          ...columns.names,
          columns.price,
          ...columns.costs,
          columns.stock,
          {
            title: '增加库存',
            width: 132,
            render: ({ sku }, row) => (
              <AmountInput amounts={amounts} row={row} cell="stock" label={`${sku}增加库存`} whyNot={whyNotAddition} />
            ),
          },
          ...columns.measures,
        ]}
      />
    </AmountDrawer>
  )
}

import { InputProblem } from '#ui/input/input-problem.tsx'
import { useNarrow } from '#ui/media-query.ts'
import { StoreCategorySelect } from '#widgets/category-cascader/store-category-select.tsx'
import { idsOf } from '@zhanggui/contract/kernel/fields'
import { type ProductDetail, productApi } from '@zhanggui/contract/product'
import { toFen } from '@zhanggui/domain/kernel/money'
import { useId, useState } from 'react'
import { AmountDrawer, LoadedDrawer } from './amount.drawer.tsx'
import { AmountInput } from './amount-input.tsx'
import { FillAll } from './fill-all.tsx'
import { type AmountCell, amountsOf, whyNotChange } from './sku-amounts.ts'
import { skuColumns } from './sku-columns.tsx'
import { type SkuColumn, SkuTable } from './sku-table.tsx'
import { useAmounts } from './use-amounts.ts'

const TITLE = '免审编辑'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** Prices, stock and the shop's own categories: what may change without a new review. */
export default function FreeEditDrawer({ id, onClose }: Props) {
  return (
    <LoadedDrawer id={id} title={TITLE} onClose={onClose}>
      {(product) => <FreeEdit product={product} onClose={onClose} />}
    </LoadedDrawer>
  )
}

function FreeEdit({ product, onClose }: { readonly product: ProductDetail; readonly onClose: () => void }) {
  const { amounts, isChanged, table, read } = useAmounts(
    () => amountsOf(product.attrValue),
    ['price', 'stock'],
    whyNotChange,
  )
  const [cateIds, setCateIds] = useState<readonly number[]>(() => idsOf(product.cateId))
  const columns = skuColumns(product, useNarrow())
  const missing = cateIds.length === 0 ? '请选择商户商品分类' : undefined
  const editable = (title: string, cell: AmountCell): SkuColumn => ({
    title,
    width: 112,
    render: ({ sku }, row) => (
      <AmountInput amounts={amounts} row={row} cell={cell} label={`${sku}${title}`} whyNot={whyNotChange} />
    ),
  })
  return (
    <AmountDrawer
      title={TITLE}
      product={product}
      isChanged={isChanged || cateIds.join() !== product.cateId}
      onClose={onClose}
      save={(run, done) => {
        const lines = read()
        if (missing || !lines) return undefined
        const attrValue = lines.map(({ id = 0, price = 0, stock = 0, loadedStock = 0 }) => ({
          id,
          price: toFen(price),
          stock,
          loadedStock,
        }))
        const input = { id: product.id, version: product.version, cateId: cateIds.join(), attrValue }
        return run({ call: productApi.editFreely, input, onDone: done })
      }}
    >
      <Categories ids={cateIds} problem={missing} onChange={setCateIds} />
      {product.attrValue.length > 1 && (
        <div className="amount-tools">
          <span>共 {product.attrValue.length} 个规格</span>
          <FillAll label="售价" cell="price" amounts={amounts} />
          <FillAll label="库存" cell="stock" amounts={amounts} />
        </div>
      )}
      <SkuTable
        label="商品规格"
        skus={product.attrValue}
        ref={table}
        columns={[
          ...columns.names,
          editable('售价', 'price'),
          ...columns.costs,
          editable('库存', 'stock'),
          ...columns.measures,
        ]}
      />
    </AmountDrawer>
  )
}

interface CategoriesProps {
  readonly ids: readonly number[]
  readonly problem: string | undefined
  readonly onChange: (ids: readonly number[]) => void
}

function Categories({ ids, problem, onChange }: CategoriesProps) {
  const fieldId = useId()
  return (
    <div className="amount-categories">
      <label htmlFor={fieldId}>商户商品分类</label>
      <StoreCategorySelect
        id={fieldId}
        aria-required
        aria-invalid={problem !== undefined}
        value={ids}
        onChange={onChange}
      />
      <InputProblem text={problem} />
    </div>
  )
}

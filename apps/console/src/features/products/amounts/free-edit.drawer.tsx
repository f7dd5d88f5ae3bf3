import { sameValue } from '#ui/form/check/same-value.ts'
import { useNarrow } from '#ui/theme/media-query.ts'
import { type ProductDetail, productApi } from '@zhanggui/contract/goods/product'
import { toFen } from '@zhanggui/domain/kernel/money'
import { Alert } from 'antd'
import { useState } from 'react'
import { AmountDrawer, LoadedDrawer } from './amount.drawer.tsx'
import { AmountTable } from './amount-table.tsx'
import { CategoriesField } from './categories-field.tsx'
import { amountsOf, createAmounts, type TypedAmounts, whyNotChange } from './sku-amounts.ts'
import { skuColumns } from './sku-columns.tsx'
import { useAmounts } from './use-amounts.ts'

const TITLE = '免审编辑'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** What was typed when somebody else turned out to be faster. */
interface Kept {
  readonly amounts: TypedAmounts
  /** Nothing where they were left as they were. */
  readonly cateIds: readonly number[] | undefined
}

/** Prices, stock and the shop's own categories: what may change without a new review. */
export default function FreeEditDrawer({ id, onClose }: Props) {
  const [kept, setKept] = useState<Kept>()
  return (
    <LoadedDrawer id={id} title={TITLE} onClose={onClose}>
      {(product, reload) => (
        <FreeEdit
          key={product.version}
          product={product}
          kept={kept}
          onClose={onClose}
          onLatest={(typed) => reload(() => setKept(typed))}
        />
      )}
    </LoadedDrawer>
  )
}

interface EditProps {
  readonly product: ProductDetail
  readonly kept: Kept | undefined
  readonly onClose: () => void
  readonly onLatest: (typed: Kept) => Promise<void>
}

function FreeEdit({ product, kept, onClose, onLatest }: EditProps) {
  const { amounts, isChanged, table, read } = useAmounts(
    () => createAmounts(amountsOf(product.attrValue), kept?.amounts),
    ['price', 'stock'],
    whyNotChange,
  )
  const stored = product.cateId
  const [cateIds, setCateIds] = useState<readonly number[]>(kept?.cateIds ?? stored)
  const { names, costs, measures } = skuColumns(product, useNarrow())
  const hasOthers = !sameValue(cateIds, stored)
  const action = () => {
    const lines = read()
    if (cateIds.length === 0 || !lines) return undefined
    const attrValue = lines.map(({ id = 0, price = 0, stock = 0, loadedStock = 0 }) => ({
      id,
      price: toFen(price),
      stock,
      loadedStock,
    }))
    const input = { id: product.id, version: product.version, cateId: cateIds, attrValue }
    return { call: productApi.editFreely, input }
  }
  return (
    <AmountDrawer
      title={TITLE}
      product={product}
      isChanged={isChanged || hasOthers}
      action={action}
      onLatest={() => onLatest({ amounts: amounts.typed(), cateIds: hasOthers ? cateIds : undefined })}
      onClose={onClose}
    >
      {kept && <Alert type="info" showIcon title="已载入最新数据，你填写的内容已保留，与最新数据不同的已标出。" />}
      <CategoriesField ids={cateIds} stored={kept?.cateIds && hasOthers ? stored : undefined} onChange={setCateIds} />
      <AmountTable
        product={product}
        amounts={amounts}
        whyNot={whyNotChange}
        ref={table}
        columns={[
          ...names,
          { title: '售价', cell: 'price', width: 112 },
          { title: '库存', cell: 'stock', width: 112 },
          ...costs,
          ...measures,
        ]}
      />
    </AmountDrawer>
  )
}

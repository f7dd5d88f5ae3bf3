import type { ProductDetail } from '@zhanggui/contract/goods/product'
import type { Ref } from 'react'
import { AmountInput } from './amount-input.tsx'
import { FillAll } from './fill-all.tsx'
import type { AmountCell, Amounts, WhyNotAmount } from './sku-amounts.ts'
import { type SkuColumn, SkuTable, type SkuTableHandle } from './sku-table.tsx'

/** A figure that can be typed. */
export interface AmountField {
  readonly title: string
  readonly cell: AmountCell
  readonly width: number
}

interface Props {
  readonly product: ProductDetail
  readonly amounts: Amounts
  readonly whyNot: WhyNotAmount
  /** From left to right; those that can be typed can be put into all rows, too. */
  readonly columns: readonly (SkuColumn | AmountField)[]
  readonly ref: Ref<SkuTableHandle>
}

/** The SKUs of a product with what is typed for them. */
export function AmountTable({ product: { attrValue: skus }, amounts, whyNot, columns, ref }: Props) {
  const fields = columns.filter((column) => 'cell' in column)
  const input = ({ title, cell, width }: AmountField): SkuColumn => ({
    title,
    width,
    align: 'right',
    render: ({ label: sku }, row) => (
      <AmountInput amounts={amounts} row={row} cell={cell} label={`${sku}${title}`} whyNot={whyNot} />
    ),
  })
  return (
    <>
      {skus.length > 1 && (
        <div className="amount-tools">
          <span>共 {skus.length} 个规格</span>
          {fields.map(({ title, cell }) => (
            <FillAll key={cell} label={title} cell={cell} amounts={amounts} />
          ))}
        </div>
      )}
      <SkuTable
        label="商品规格"
        skus={skus}
        ref={ref}
        columns={columns.map((column) => ('cell' in column ? input(column) : column))}
      />
    </>
  )
}

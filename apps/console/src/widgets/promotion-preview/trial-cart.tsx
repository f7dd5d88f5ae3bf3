import { Button } from '#ui/action/button.tsx'
import { Money } from '#ui/show/money.tsx'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { InputNumber, Select } from 'antd'

export interface CartProduct {
  readonly id: number
  readonly name: string
  readonly attrValue: readonly { readonly id: number; readonly label: string; readonly price: Fen }[]
}

export interface CartLine {
  readonly product: CartProduct
  readonly skuId: number
  readonly num: number
}

/** One piece of its first SKU. */
export const lineOf = (product: CartProduct): CartLine[] =>
  product.attrValue.slice(0, 1).map(({ id }) => ({ product, skuId: id, num: 1 }))

interface Props {
  readonly lines: readonly CartLine[]
  readonly onChange: (lines: readonly CartLine[]) => void
}

export function TrialCart({ lines, onChange }: Props) {
  const put = (index: number, change: Partial<CartLine>) =>
    onChange(lines.map((line, nth) => (nth === index ? { ...line, ...change } : line)))
  return (
    <ul className="trial-cart" aria-label="购物车">
      {lines.map(({ product, skuId, num }, index) => (
        <li key={product.id}>
          <span className="trial-name">{product.name}</span>
          {product.attrValue.length > 1 && (
            <Select
              aria-label={`${product.name} 规格`}
              options={product.attrValue.map(({ id, label }) => ({ value: id, label }))}
              value={skuId}
              onChange={(chosen) => put(index, { skuId: chosen })}
            />
          )}
          <Money fen={product.attrValue.find(({ id }) => id === skuId)?.price} />
          <InputNumber
            aria-label={`${product.name} 数量`}
            min={1}
            max={9999}
            precision={0}
            suffix="件"
            value={num}
            onChange={(pieces) => put(index, { num: pieces ?? 1 })}
          />
          <Button
            look="link"
            aria-label={`移除 ${product.name}`}
            onClick={() => onChange(lines.filter((_, nth) => nth !== index))}
          >
            移除
          </Button>
        </li>
      ))}
    </ul>
  )
}

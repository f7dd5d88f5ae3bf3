import { MoneyInput } from '#ui/input/money-input.tsx'
import type { InputProps } from '#ui/input/input-props.ts'
import { Money } from '#ui/show/money.tsx'
import type { SkuRow } from '@zhanggui/contract/goods/sku'
import { type TimedKind, timedKind } from '@zhanggui/domain/timed-change/timed-codes'
import { InputNumber } from 'antd'
import type { TimedValues } from './timed-values.ts'

type Figures = NonNullable<TimedValues['attrValue']>

interface Props extends Partial<InputProps<Figures>> {
  readonly kind: TimedKind
  readonly skus: readonly SkuRow[]
}

/** A figure for each SKU of one product, beside what it has now. */
export function SkuFigures({ kind, skus, id, value: figures, onChange }: Props) {
  const value = figures ?? []
  const put = (skuId: number, figure: Partial<Figures[number]>) =>
    onChange?.(value.map((each) => (each.id === skuId ? { ...each, ...figure } : each)))
  const isPrice = kind === timedKind.is.price
  return (
    <ul id={id} className="timed-skus" tabIndex={-1}>
      {skus.map(({ id: skuId, label, price, stock }) => {
        const figure = value.find((each) => each.id === skuId)
        return (
          <li key={skuId}>
            <span className="timed-sku">{label}</span>
            <span className="timed-now">现在 {isPrice ? <Money fen={price} /> : stock}</span>
            <span className="timed-new">
              {isPrice ? (
                <MoneyInput
                  aria-label={`${label}新售价`}
                  value={figure?.price}
                  onChange={(next) => put(skuId, { price: next })}
                />
              ) : (
                <InputNumber
                  aria-label={`${label}${kind === timedKind.is.addStock ? '增加库存' : '新库存'}`}
                  precision={0}
                  min={0}
                  value={figure?.stock ?? null}
                  onChange={(next) => put(skuId, { stock: next ?? undefined })}
                />
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

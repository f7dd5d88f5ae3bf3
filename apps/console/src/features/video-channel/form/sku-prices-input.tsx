import '#ui/show/plain-table.css'
import '../video.css'
import { InputProblem } from '#ui/input/input-problem.tsx'
import type { InputProps } from '#ui/input/input-props.ts'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { Money } from '#ui/show/money.tsx'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import type { PickedSku } from '@zhanggui/contract/goods/sku'
import { fromUnits } from '@zhanggui/domain/shipping/freight-units'
import { chargeBy } from '@zhanggui/domain/shipping/shipping-codes'
import { whyNotVideoPrice } from '@zhanggui/domain/video/video-rules'
import { Checkbox } from 'antd'
import type { ChosenSku } from './video-values.ts'

interface Props extends InputProps<readonly ChosenSku[]> {
  /** All that the main product has. */
  readonly skus: readonly PickedSku[]
  readonly problem?: string | undefined
}

const NONE: readonly ChosenSku[] = []

/** Which SKUs are sold in the channel, and for how much; everything else is as the main product has it. */
export function SkuPricesInput({ skus, problem, disabled = false, value = NONE, onChange, ...props }: Props) {
  const chosen = new Map(value.map((sku) => [sku.id, sku]))
  const seesCost = skus.some(({ cost }) => cost !== undefined)
  // In the order of the table, whatever was ticked last.
  const put = (next: ReadonlyMap<number, ChosenSku>) => onChange?.(skus.flatMap(({ id }) => next.get(id) ?? []))
  const tick = ({ id, price }: PickedSku, isTicked: boolean) => {
    const next = new Map(chosen)
    if (isTicked) next.set(id, { id, price })
    else next.delete(id)
    put(next)
  }
  return (
    <div className="video-scroll" id={props.id} role="group" aria-label="商品规格" tabIndex={-1}>
      <table className="plain-table video-skus" data-figures aria-label="商品规格">
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label="全选"
                disabled={disabled}
                checked={chosen.size > 0 && chosen.size === skus.length}
                indeterminate={chosen.size > 0 && chosen.size < skus.length}
                onChange={({ target }) =>
                  put(new Map(target.checked ? skus.map((sku) => [sku.id, chosen.get(sku.id) ?? sku]) : []))
                }
              />{' '}
              规格
            </th>
            <th scope="col">商品价</th>
            {seesCost && <th scope="col">成本价</th>}
            <th scope="col">原价</th>
            <th scope="col">库存</th>
            <th scope="col">商品编号</th>
            <th scope="col">重量（KG）</th>
            <th scope="col">体积（m³）</th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku) => (
            <SkuRow
              key={sku.id}
              sku={sku}
              chosen={chosen.get(sku.id)}
              seesCost={seesCost}
              disabled={disabled}
              onTick={(isTicked) => tick(sku, isTicked)}
              onChange={(next) => put(new Map([...chosen, [sku.id, next]]))}
            />
          ))}
        </tbody>
      </table>
      <InputProblem text={problem} />
    </div>
  )
}

interface RowProps {
  readonly sku: PickedSku
  /** Undefined where it is not ticked. */
  readonly chosen: ChosenSku | undefined
  readonly seesCost: boolean
  readonly disabled: boolean
  readonly onTick: (isTicked: boolean) => void
  readonly onChange: (sku: ChosenSku) => void
}

const SkuRow = ({ sku, chosen, seesCost, disabled, onTick, onChange }: RowProps) => (
  <tr>
    <th scope="row">
      <span className="video-sku">
        <Checkbox
          aria-label={`选择${sku.label}`}
          disabled={disabled}
          checked={chosen !== undefined}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="video-picture">
          <PictureFrame kind="picture" path={sku.image} alt="" />
        </span>
        {sku.label}
      </span>
    </th>
    <td className="video-price">
      <Price of={sku} chosen={chosen} disabled={disabled} onChange={onChange} />
    </td>
    {seesCost && <td>{sku.cost === undefined ? '-' : <Money fen={sku.cost} />}</td>}
    <td>
      <Money fen={sku.otPrice} />
    </td>
    <td>{sku.stock}</td>
    <td>{sku.barCode || '-'}</td>
    <td>{fromUnits(chargeBy.is.weight, sku.weight)}</td>
    <td>{fromUnits(chargeBy.is.volume, sku.volume)}</td>
  </tr>
)

interface PriceProps {
  readonly of: PickedSku
  readonly chosen: ChosenSku | undefined
  readonly disabled: boolean
  readonly onChange: (sku: ChosenSku) => void
}

const Price = ({ of: { id, label, price }, chosen, disabled, onChange }: PriceProps) =>
  chosen ? (
    <MoneyInput
      aria-label={`${label} 商品价`}
      aria-invalid={chosen.price === undefined || whyNotVideoPrice(chosen.price) !== undefined}
      disabled={disabled}
      value={chosen.price}
      onChange={(next) => onChange({ id, price: next })}
    />
  ) : (
    <Money fen={price} />
  )

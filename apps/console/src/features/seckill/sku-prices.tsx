import '#ui/show/plain-table.css'
import './seckill.css'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { Money } from '#ui/show/money.tsx'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import type { SeckillSku } from '@zhanggui/contract/marketing/seckill-fields'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { whyNotPrice } from '@zhanggui/domain/seckill/seckill-rules'
import { Margin } from './margin.tsx'

/** The activity price of each SKU by its id. */
export type Prices = Readonly<Record<number, Fen | undefined>>

interface Props {
  readonly skus: readonly SeckillSku[]
  readonly isEdited?: boolean
  readonly value?: Prices
  readonly onChange?: (prices: Prices) => void
}

const NONE: Prices = {}

/** The SKUs of a product in an activity; with inputs for their prices where they are edited. */
export function SkuPrices({ skus, isEdited = false, value = NONE, onChange }: Props) {
  const seesCost = skus.some(({ cost }) => cost !== undefined)
  const priceOf = (sku: SeckillSku) => (isEdited ? value[sku.id] : sku.price)
  return (
    <div className="seckill-scroll">
      <table className="plain-table" data-figures aria-label="规格与活动价">
        <thead>
          <tr>
            <th scope="col">商品信息</th>
            <th scope="col">售价</th>
            <th scope="col">限量</th>
            <th scope="col">限量剩余</th>
            <th scope="col">库存</th>
            <th scope="col">活动价格</th>
            {seesCost && <th scope="col">毛利率</th>}
          </tr>
        </thead>
        <tbody>
          {skus.map((sku) => (
            <tr key={sku.id}>
              <th scope="row">
                <span className="seckill-sku">
                  <span className="seckill-picture">
                    <PictureFrame kind="picture" path={sku.image} alt="" />
                  </span>
                  {sku.sku}
                </span>
              </th>
              <td>
                <Money fen={sku.otPrice} />
              </td>
              <td>{sku.quotaShow}</td>
              <td>{sku.quota}</td>
              <td>{sku.stock}</td>
              <td className={isEdited ? 'seckill-price' : undefined}>
                {isEdited ? (
                  <MoneyInput
                    aria-label={`${sku.sku} 活动价格`}
                    aria-invalid={whyNotPrice(value[sku.id] ?? 0, sku.otPrice) !== undefined}
                    value={value[sku.id]}
                    onChange={(price) => onChange?.({ ...value, [sku.id]: price })}
                  />
                ) : (
                  <Money fen={sku.price} />
                )}
              </td>
              {seesCost && (
                <td>
                  <Margin price={priceOf(sku)} cost={sku.cost} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import { Button } from '#ui/action/button.tsx'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { Money } from '#ui/show/money.tsx'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { Checkbox, InputNumber } from 'antd'
import { Margin } from '../margin.tsx'
import { type JoinedProduct, type JoinedSku, whyNotProduct, whyNotSku } from './joined-products.ts'

interface Props {
  readonly product: JoinedProduct
  readonly isTicked: boolean
  readonly seesCost: boolean
  /** Once somebody has tried to submit it. */
  readonly showsProblems: boolean
  readonly onTick: (isTicked: boolean) => void
  readonly onChange: (product: JoinedProduct) => void
  readonly onRemove: () => void
}

/** One product and its SKUs below it. */
export function ProductRows({ product, isTicked, seesCost, showsProblems, onTick, onChange, onRemove }: Props) {
  const { name, image, categoryName, price, stock, skus } = product
  const put = (next: JoinedSku) =>
    onChange({ ...product, skus: skus.map((sku) => (sku.attrValueId === next.attrValueId ? next : sku)) })
  const problem = showsProblems ? whyNotProduct(product) : undefined
  return (
    <tbody>
      <tr className="join-product">
        <th scope="rowgroup">
          <span className="seckill-sku">
            <Checkbox aria-label={`选择${name}`} checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
            <span className="seckill-picture">
              <PictureFrame kind="picture" path={image} alt="" />
            </span>
            <span>
              {name}
              <small className="seckill-note">{categoryName}</small>
              {problem !== undefined && <small className="seckill-loss">{problem}</small>}
            </span>
          </span>
        </th>
        <td>
          <Money fen={price} />
        </td>
        <td>{stock}</td>
        <td>{skus.reduce((sum, { quota }) => sum + quota, 0)}</td>
        <td>-</td>
        {seesCost && <td>-</td>}
        <td>
          <Button look="link" aria-label={`删除${name}`} onClick={onRemove}>
            删除
          </Button>
        </td>
      </tr>
      {skus.map((sku) => (
        <SkuRow key={sku.attrValueId} sku={sku} {...{ name, seesCost, showsProblems }} onChange={put} />
      ))}
    </tbody>
  )
}

interface SkuProps extends Pick<Props, 'seesCost' | 'showsProblems'> {
  /** Of the product. */
  readonly name: string
  readonly sku: JoinedSku
  readonly onChange: (sku: JoinedSku) => void
}

function SkuRow({ name, sku, seesCost, showsProblems, onChange }: SkuProps) {
  const { label, price, stock, cost, quota, activityPrice } = sku
  return (
    <tr>
      <th scope="row" className="join-sku">
        {label}
      </th>
      <td>
        <Money fen={price} />
      </td>
      <td>{stock}</td>
      <td className="join-quota">
        <InputNumber
          aria-label={`${name} ${label} 限量`}
          min={0}
          max={stock}
          precision={0}
          value={quota}
          onChange={(next) => onChange({ ...sku, quota: next ?? 0 })}
        />
      </td>
      <td className="seckill-price">
        <MoneyInput
          aria-label={`${name} ${label} 活动价`}
          aria-invalid={showsProblems && whyNotSku(sku) !== undefined}
          value={activityPrice}
          onChange={(next) => onChange({ ...sku, activityPrice: next })}
        />
      </td>
      {seesCost && (
        <td>
          <Margin price={activityPrice} cost={cost} />
        </td>
      )}
      <td>-</td>
    </tr>
  )
}

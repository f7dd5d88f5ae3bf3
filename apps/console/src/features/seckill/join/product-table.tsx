import '#ui/show/plain-table.css'
import { Checkbox } from 'antd'
import type { JoinedProduct } from './joined-products.ts'
import { ProductRows } from './product-rows.tsx'

interface Props {
  readonly products: readonly JoinedProduct[]
  /** Ids. */
  readonly ticked: ReadonlySet<number>
  readonly showsProblems: boolean
  readonly onTick: (ticked: ReadonlySet<number>) => void
  readonly onChange: (products: readonly JoinedProduct[]) => void
}

/** Products, their SKUs below them. */
export function ProductTable({ products, ticked, showsProblems, onTick, onChange }: Props) {
  const seesCost = products.some(({ skus }) => skus.some(({ cost }) => cost !== undefined))
  const tick = (id: number, isTicked: boolean) => {
    const others = [...ticked].filter((each) => each !== id)
    onTick(new Set(isTicked ? [...others, id] : others))
  }
  return (
    <div className="seckill-scroll">
      <table className="plain-table join-table" data-figures aria-label="秒杀商品">
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label="全选"
                checked={ticked.size === products.length}
                indeterminate={ticked.size > 0 && ticked.size < products.length}
                onChange={({ target }) => onTick(new Set(target.checked ? products.map(({ id }) => id) : []))}
              />{' '}
              商品 / 规格
            </th>
            <th scope="col">售价</th>
            <th scope="col">库存</th>
            <th scope="col">限量</th>
            <th scope="col">活动价</th>
            {seesCost && <th scope="col">毛利率</th>}
            <th scope="col">操作</th>
          </tr>
        </thead>
        {products.map((product) => (
          <ProductRows
            key={product.id}
            product={product}
            isTicked={ticked.has(product.id)}
            seesCost={seesCost}
            showsProblems={showsProblems}
            onTick={(isTicked) => tick(product.id, isTicked)}
            onChange={(next) => onChange(products.map((each) => (each.id === next.id ? next : each)))}
            onRemove={() => onChange(products.filter(({ id }) => id !== product.id))}
          />
        ))}
      </table>
    </div>
  )
}

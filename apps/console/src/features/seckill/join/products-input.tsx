import './join.css'
import { Button } from '#ui/action/button.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { InputProps } from '#ui/input/input-props.ts'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { useProductPicker } from '#widgets/product-picker/use-product-picker.tsx'
import { Checkbox } from 'antd'
import { useState } from 'react'
import type { BatchKind } from './batch.dialog.tsx'
import { type JoinedProduct, withPicked } from './joined-products.ts'
import { ProductRows } from './product-rows.tsx'

const BatchDialog = lazyPart(() => import('./batch.dialog.tsx'))

interface Props extends InputProps<readonly JoinedProduct[]> {
  readonly activityId: number | undefined
  readonly problem: string | undefined
}

const MOST = 100

/** Products with their SKUs: quantity and price of each, one by one or for all that are ticked. */
export function ProductsInput({ activityId, problem, value: products = [], onChange }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const { pick, dialog } = useProductPicker()
  const chosen = new Set(products.map(({ id }) => id).filter((id) => ticked.has(id)))
  const put = (next: readonly JoinedProduct[]) => onChange?.(next)
  const batch = useDialog((close, kind: BatchKind) => (
    <BatchDialog kind={kind} products={products} ids={chosen} onDone={put} onClose={close} />
  ))
  const add = async () => {
    if (activityId === undefined) return
    const picked = await pick({ mode: 'many', max: MOST, activityId })
    if (picked) put(withPicked(products, picked))
  }
  const isNoneTicked = chosen.size === 0
  const seesCost = products.some(({ skus }) => skus.some(({ cost }) => cost !== undefined))
  const needsTicks = isNoneTicked ? { disabled: true, 'data-hint': '请先勾选商品' } : {}
  return (
    <div className="join-products">
      <div className="join-tools">
        <Button
          look="primary"
          {...(activityId === undefined ? { disabled: true, 'data-hint': '请先选择秒杀活动' } : {})}
          onClick={() => void add()}
        >
          添加商品
        </Button>
        <Button {...needsTicks} onClick={() => batch.open('quota')}>
          批量设置限量
        </Button>
        <Button {...needsTicks} onClick={() => batch.open('price')}>
          批量设置活动价
        </Button>
        <Button {...needsTicks} onClick={() => put(products.filter(({ id }) => !chosen.has(id)))}>
          批量删除
        </Button>
        {products.length > 0 && <span className="seckill-note">{`共 ${products.length} 个商品，已勾选 ${chosen.size} 个`}</span>}
      </div>
      {products.length > 0 ? (
        <div className="seckill-scroll">
          <table className="seckill-skus join-table" aria-label="秒杀商品">
            <thead>
              <tr>
                <th scope="col">
                  <Checkbox
                    aria-label="全选"
                    checked={chosen.size === products.length}
                    indeterminate={!isNoneTicked && chosen.size < products.length}
                    onChange={({ target }) => setTicked(new Set(target.checked ? products.map(({ id }) => id) : []))}
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
                isTicked={chosen.has(product.id)}
                seesCost={seesCost}
                showsProblems={problem !== undefined}
                onTick={(isTicked) => {
                  const next = new Set(chosen)
                  if (isTicked) next.add(product.id)
                  else next.delete(product.id)
                  setTicked(next)
                }}
                onChange={(next) => put(products.map((each) => (each.id === next.id ? next : each)))}
                onRemove={() => put(products.filter(({ id }) => id !== product.id))}
              />
            ))}
          </table>
        </div>
      ) : (
        <p className="join-empty">
          {activityId === undefined
            ? '先选择秒杀活动，再从可参加的商品里挑选。'
            : '还没有商品。添加后为每个规格填写限量和活动价。'}
        </p>
      )}
      <InputProblem text={problem} />
      {dialog}
      {batch.element}
    </div>
  )
}

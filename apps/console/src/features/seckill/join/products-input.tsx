import './join.css'
import { Button } from '#ui/action/button.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { InputProps } from '#ui/input/input-props.ts'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { useProductPicker } from '#widgets/product-picker/use-product-picker.tsx'
import { useState } from 'react'
import type { BatchKind } from './batch.dialog.tsx'
import { type JoinedProduct, whyNotProduct, withPicked } from './joined-products.ts'
import { ProductTable } from './product-table.tsx'

const BatchDialog = lazyPart(() => import('./batch.dialog.tsx'))

interface Props extends InputProps<readonly JoinedProduct[]> {
  readonly activityId: number | undefined
  readonly problem: string | undefined
}

const MOST = 100
const NONE: readonly JoinedProduct[] = []

/** Products with their SKUs: quantity and price of each, one by one or for all that are ticked. */
export function ProductsInput({ activityId, problem, value: products = NONE, onChange }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const { pick, dialog } = useProductPicker()
  const chosen = new Set(products.map(({ id }) => id).filter((id) => ticked.has(id)))
  const put = (next: readonly JoinedProduct[]) => onChange?.(next)
  const batch = useDialog((close, kind: BatchKind) => (
    <BatchDialog kind={kind} products={products} ids={chosen} onDone={put} onClose={close} />
  ))
  const add = async () => {
    const picked =
      activityId === undefined ? undefined : await pick({ mode: 'many', isOnSale: true, max: MOST, activityId })
    if (picked) put(withPicked(products, picked))
  }
  const needsTicks = chosen.size === 0 ? { disabled: true, 'data-hint': '请先勾选商品' } : {}
  const needsActivity = activityId === undefined ? { disabled: true, 'data-hint': '请先选择秒杀活动' } : {}
  return (
    <div className="join-products">
      <div className="join-tools">
        <Button look="primary" {...needsActivity} onClick={() => void add()}>
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
        {products.length > 0 && (
          <span className="seckill-note">{`共 ${products.length} 个商品，已勾选 ${chosen.size} 个`}</span>
        )}
      </div>
      {products.length > 0 ? (
        <ProductTable
          products={products}
          ticked={chosen}
          showsProblems={problem !== undefined}
          onTick={setTicked}
          onChange={put}
        />
      ) : (
        <p className="join-empty">
          {activityId === undefined
            ? '先选择秒杀活动，再从可参加的商品里挑选。'
            : '还没有商品。添加后为每个规格填写限量和活动价。'}
        </p>
      )}
      {/* A product says itself what is wrong with it. */}
      <InputProblem text={products.some(whyNotProduct) ? undefined : problem} />
      {dialog}
      {batch.element}
    </div>
  )
}

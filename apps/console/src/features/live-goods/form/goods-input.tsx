import './goods-input.css'
import { Button } from '#ui/action/button.tsx'
import { InputProblem } from '#ui/input/input-problem.tsx'
import type { InputProps } from '#ui/input/input-props.ts'
import { useProductPicker } from '#widgets/product-picker/use-product-picker.tsx'
import { MOST_LIVE_GOODS } from '@zhanggui/contract/live/goods'
import { useState } from 'react'
import { type GoodsDraft, withPicked } from './goods-drafts.ts'
import { GoodsRow } from './goods-row.tsx'

interface Props extends InputProps<readonly GoodsDraft[]> {
  /** Goods that exist: one row, and none can be added. */
  readonly isSingle?: boolean
  readonly problem: string | undefined
}

const NONE: readonly GoodsDraft[] = []

/** Products of the shop as live goods. */
export function GoodsInput({ isSingle = false, problem, value: goods = NONE, onChange }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const { pick, dialog } = useProductPicker()
  const put = (next: readonly GoodsDraft[]) => onChange?.(next)
  const chosen = goods.filter(({ productId }) => ticked.has(productId))
  const add = async () => {
    const picked = await pick({ mode: 'many', max: MOST_LIVE_GOODS, isOnSale: true })
    if (picked) put(withPicked(goods, picked).slice(0, MOST_LIVE_GOODS))
  }
  const removeChosen = () => {
    put(goods.filter((draft) => !chosen.includes(draft)))
    setTicked(new Set())
  }
  const tickOf = ({ productId }: GoodsDraft) => ({
    isTicked: ticked.has(productId),
    onTick: (isTicked: boolean) => {
      const others = [...ticked].filter((id) => id !== productId)
      setTicked(new Set(isTicked ? [...others, productId] : others))
    },
  })
  return (
    <div className="goods-input">
      {!isSingle && (
        <div className="goods-tools">
          <Button look="primary" onClick={() => void add()}>
            添加商品
          </Button>
          <Button onClick={removeChosen} {...(chosen.length === 0 && { disabled: true, 'data-hint': '请先勾选商品' })}>
            批量删除
          </Button>
          {goods.length > 0 && <small>{`共 ${goods.length} 个商品，已勾选 ${chosen.length} 个`}</small>}
        </div>
      )}
      {goods.length === 0 ? (
        <p className="goods-empty">还没有商品。添加后填写直播间里显示的名称和价格。</p>
      ) : (
        <ul className="goods-rows">
          {goods.map((draft) => (
            <GoodsRow
              key={draft.productId}
              draft={draft}
              tick={isSingle ? undefined : tickOf(draft)}
              showsProblem={problem !== undefined}
              onChange={(next) => put(goods.map((each) => (each.productId === next.productId ? next : each)))}
              onRemove={() => put(goods.filter((each) => each !== draft))}
            />
          ))}
        </ul>
      )}
      <InputProblem text={problem} />
      {dialog}
    </div>
  )
}

import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useApp } from '#ui/feedback/use-app.ts'
import { mayCall, useSession } from '#api/session.ts'
import { Button } from '#ui/action/button.tsx'
import { ActionButton } from '#ui/action/action-button.tsx'
import type { ListState } from '#ui/list/use-list-state.ts'
import type { productApi } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import {
  type ProductBatchAction,
  productBatchAction,
  type ProductTab,
  productTab,
} from '@zhanggui/domain/product/product-codes'
import { batchBlocks, whyNotBatch } from '@zhanggui/domain/product/product-state'
import { batchActionsIn } from '@zhanggui/domain/product/product-tabs'
import { type ReactNode, Suspense, useState } from 'react'
import { useShopState } from '../use-shop-state.ts'
import { useTimedKinds } from '../timed/timed-kinds.ts'
import type { TimedTarget } from '../timed/timed-target.ts'
import type { GiftedProducts } from '../coupons/gift-coupons.dialog.tsx'
import type { StartedBatch } from './batch.dialog.tsx'
import { batchInput } from './batch-input.ts'
import { batchCall, batchQuestion } from './batch-texts.ts'

const BatchDialog = lazyPart(() => import('./batch.dialog.tsx'))

interface BatchDialogs {
  readonly giveCoupons: (products: GiftedProducts) => void
  readonly planChange: (products: TimedTarget) => void
}

/** The buttons of the batch bar, and the dialog that follows what they have started. */
export function useProductBatch(
  list: ListState<typeof productApi.list>,
  tab: ProductTab,
  { giveCoupons, planChange }: BatchDialogs,
) {
  const session = useSession()
  const { message } = useApp()
  const [started, setStarted] = useState<StartedBatch>()
  const shop = useShopState()
  const mayPlan = useTimedKinds().length > 0 && tab !== productTab.is.recycled
  const chosen = list.selection.rows.map((product) => ({ ...product, isDel: false }))
  const allowed = batchActionsIn[tab].filter((action) => mayCall(batchCall(action), session))
  const begin = (action: ProductBatchAction, { taskId, missing }: ReplyOf<typeof productBatchApi.up>) => {
    list.selection.clear()
    if (missing > 0) void message.warning(`${missing} 个商品已不存在，未处理`)
    setStarted({ title: productBatchAction.label(action), taskId })
  }
  const buttons = allowed.map((action) => (
    <ActionButton
      key={action}
      call={batchCall(action)}
      input={batchInput(list.selection, list.filter)}
      because={whyNotBatch(chosen, action, shop, list.selection)}
      confirm={{
        text: batchQuestion(
          action,
          list.selection.count,
          list.selection.isAll ? [] : batchBlocks(chosen, action, shop),
        ),
        action: productBatchAction.label(action),
        isDanger: action === productBatchAction.is.delete,
      }}
      isDanger={action === productBatchAction.is.delete}
      // The dialog shows that it has begun.
      success=""
      onDone={(reply) => begin(action, reply)}
    >
      {productBatchAction.label(action)}
    </ActionButton>
  ))
  const dialog: ReactNode = <Suspense>{started && <BatchDialog started={started} onChange={setStarted} />}</Suspense>
  const gives = tab !== productTab.is.recycled && mayCall(productBatchApi.addCoupons, session)
  const gift = gives && (
    <Button key="coupons" onClick={() => giveCoupons(batchInput(list.selection, list.filter))}>
      批量添加回馈券
    </Button>
  )
  const isOnSale = tab === productTab.is.onSale
  const chosenProducts = () => ({ ...batchInput(list.selection, list.filter), count: list.selection.count, isOnSale })
  const plan = mayPlan && (
    <Button key="timed" onClick={() => planChange(chosenProducts())}>
      定时变更
    </Button>
  )
  return { buttons: buttons.length > 0 || gives || mayPlan ? [...buttons, plan, gift] : undefined, dialog }
}

import { mayCall, useSession } from '#api/session.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useAction } from '#ui/action/use-action.ts'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { productApi, type ProductRow } from '@zhanggui/contract/goods/product'
import { type ProductRowAction, productRowAction, type ProductTab } from '@zhanggui/domain/product/product-codes'
import type { ProductContext } from '@zhanggui/domain/product/product-flags'
import { productActionsIn } from '@zhanggui/domain/product/product-tabs'
import { rowActionOf } from './product-row-actions.ts'
import { useTimedKinds } from '../timed/timed-kinds.ts'
import type { DrawerKind } from './use-drawer.ts'
import { useSubmitQuestion } from '../use-submit-question.ts'

interface Props {
  readonly product: ProductRow
  readonly tab: ProductTab
  readonly shop: ProductContext
  readonly open: (kind: DrawerKind, id: number) => void
  readonly giveCoupons: (id: number) => void
  readonly planChange: (product: ProductRow) => void
}

// A copy is read before it is saved.
const alsoNeeded: Partial<Record<ProductRowAction, Endpoint>> = { copy: productApi.info }

export function ProductActions({ product, tab, shop, open, giveCoupons, planChange }: Props) {
  const session = useSession()
  const { run } = useAction()
  const ask = useSubmitQuestion()
  const mayPlan = useTimedKinds().length > 0

  const submit = async (id: number) => {
    const isAutoUp = await ask(`将「${product.name}」提交平台审核，审核结束前不能修改。`)
    if (isAutoUp !== undefined) await run({ call: productApi.submit, input: { id, isAutoUp }, success: '提审成功' })
  }
  const handlers = { open, giveCoupons, planChange, submit: (id: number) => void submit(id) }
  const actions = productActionsIn(tab, { ...product, isDel: false }).filter((action) => {
    const call = alsoNeeded[action]
    return action === productRowAction.is.timed ? mayPlan : !call || mayCall(call, session)
  })
  return <RowActions of={actions.map((action) => rowActionOf(action, product, shop, handlers))} />
}

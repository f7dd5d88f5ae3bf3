import { mayCall, useSession } from '#api/session.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useAction } from '#ui/action/use-action.ts'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { productApi, type ProductRow } from '@zhanggui/contract/goods/product'
import type { ProductRowAction, ProductTab } from '@zhanggui/domain/product/product-codes'
import type { ProductContext } from '@zhanggui/domain/product/product-flags'
import { productActionsIn } from '@zhanggui/domain/product/product-tabs'
import { rowActionOf } from './product-row-actions.ts'
import type { DrawerKind } from './use-drawer.ts'
import { useSubmitQuestion } from '../use-submit-question.ts'

interface Props {
  readonly product: ProductRow
  readonly tab: ProductTab
  readonly shop: ProductContext
  readonly open: (kind: DrawerKind, id: number) => void
  readonly giveCoupons: (id: number) => void
}

// A copy is read before it is saved.
const alsoNeeded: Partial<Record<ProductRowAction, Endpoint>> = { copy: productApi.info }

export function ProductActions({ product, tab, shop, open, giveCoupons }: Props) {
  const session = useSession()
  const { run } = useAction()
  const ask = useSubmitQuestion()

  const submit = async (id: number) => {
    const isAutoUp = await ask(`将「${product.name}」提交平台审核，审核结束前不能修改。`)
    if (isAutoUp !== undefined) await run({ call: productApi.submit, input: { id, isAutoUp }, success: '提审成功' })
  }
  const handlers = { open, giveCoupons, submit: (id: number) => void submit(id) }
  const actions = productActionsIn(tab, { ...product, isDel: false }).filter((action) => {
    const call = alsoNeeded[action]
    return !call || mayCall(call, session)
  })
  return <RowActions of={actions.map((action) => rowActionOf(action, product, shop, handlers))} />
}

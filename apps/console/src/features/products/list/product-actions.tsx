import { mayCall, useSession } from '#api/session.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useAction } from '#ui/action/use-action.ts'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { productApi, type ProductRow } from '@zhanggui/contract/goods/product'
import type { ProductRowAction, ProductTab } from '@zhanggui/domain/product/product-codes'
import { productActionsIn } from '@zhanggui/domain/product/product-state'
import { useNavigate } from 'react-router'
import { rowActionOf } from './product-row-actions.ts'
import { useAutoShelfQuestion } from './use-auto-shelf-question.tsx'
import type { DrawerKind } from './use-drawer.ts'
import { useShopState } from '../use-shop-state.ts'

interface Props {
  readonly product: ProductRow
  readonly tab: ProductTab
  readonly open: (kind: DrawerKind, id: number) => void
}

// Editing what is on sale makes another call first, and a copy is read before it is saved.
const alsoNeeded: Partial<Record<ProductRowAction, Endpoint>> = { edit: productApi.update, copy: productApi.info }

export function ProductActions({ product, tab, open }: Props) {
  const shop = useShopState()
  const session = useSession()
  const navigate = useNavigate()
  const { run } = useAction()
  const askAutoShelf = useAutoShelfQuestion()

  const submit = async (id: number) => {
    const isAutoUp = await askAutoShelf()
    if (isAutoUp !== undefined) await run({ call: productApi.submit, input: { id, isAutoUp }, success: '提审成功' })
  }
  const handlers = { go: (path: string) => void navigate(path), open, submit: (id: number) => void submit(id) }
  const actions = productActionsIn(tab, { ...product, isDel: false }).filter((action) => {
    const call = alsoNeeded[action]
    return !call || mayCall(call, session)
  })
  return <RowActions of={actions.map((action) => rowActionOf(action, product, shop, handlers))} />
}

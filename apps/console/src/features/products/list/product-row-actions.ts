import { callAction, linkAction, openAction, type RowAction } from '#ui/action/row-action.ts'
import { productApi, type ProductRow } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import { type ProductRowAction, productRowAction } from '@zhanggui/domain/product/product-codes'
import type { ProductContext } from '@zhanggui/domain/product/product-flags'
import { type ProductAction, whyNotProduct } from '@zhanggui/domain/product/product-state'
import { copyPath, editPath, viewPath } from '../product-paths.ts'
import type { DrawerKind } from './use-drawer.ts'

/** What the page does for a row besides making calls. */
export interface RowHandlers {
  readonly open: (drawer: DrawerKind, id: number) => void
  readonly submit: (id: number) => void
  readonly giveCoupons: (id: number) => void
  readonly planChange: (product: ProductRow) => void
}

/** One action of a product's row, with its question and its reason where it is blocked. */
export function rowActionOf(
  action: ProductRowAction,
  product: ProductRow,
  shop: ProductContext,
  handlers: RowHandlers,
): RowAction {
  const { id, name } = product
  const label = productRowAction.label(action)
  const whyNot = (deed: ProductAction) => whyNotProduct({ ...product, isDel: false }, deed, shop)
  const actions: Record<ProductRowAction, () => RowAction> = {
    detail: () => linkAction(label, viewPath(id), productApi.info),
    edit: () => linkAction(label, editPath(id), productApi.update),
    stock: () => openAction(label, () => handlers.open('stock', id), productApi.addStock, whyNot('quickStockAdd')),
    reviewFree: () =>
      openAction(label, () => handlers.open('free', id), productApi.editFreely, whyNot('reviewFreeEdit')),
    ledger: () => openAction(label, () => handlers.open('ledger', id), productApi.ledger),
    timed: () => openAction(label, () => handlers.planChange(product), timedChangeApi.plan),
    coupons: () => openAction(label, () => handlers.giveCoupons(id), productBatchApi.addCouponsToOne),
    copy: () => linkAction(label, copyPath(id), productApi.save),
    submit: () => openAction(label, () => handlers.submit(id), productApi.submit, whyNot('submit')),
    recycle: () =>
      callAction(label, {
        call: productApi.delete,
        input: { id, type: 'recycle' },
        because: whyNot('recycle'),
        confirm: { text: `将「${name}」加入回收站吗？之后可以恢复。`, action: label },
        success: '操作成功',
      }),
    restore: () =>
      callAction(label, {
        call: productApi.restore,
        input: { id },
        because: whyNot('restore'),
        confirm: { text: `将「${name}」从回收站恢复吗？`, action: label },
        success: '恢复商品成功',
      }),
    delete: () =>
      callAction(label, {
        call: productApi.delete,
        input: { id, type: 'delete' },
        because: whyNot('delete'),
        isDanger: true,
        confirm: { name },
        success: '删除成功',
      }),
  }
  return actions[action]()
}

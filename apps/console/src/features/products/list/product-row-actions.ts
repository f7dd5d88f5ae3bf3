import { callAction, linkAction, openAction, type RowAction } from '#ui/action/row-action.ts'
import { productApi, type ProductRow } from '@zhanggui/contract/goods/product'
import { type ProductRowAction, productRowAction } from '@zhanggui/domain/product/product-codes'
import { type ProductAction, type ProductContext, whyNotProduct } from '@zhanggui/domain/product/product-state'
import { copyPath, editPath, viewPath } from '../product-paths.ts'
import type { DrawerKind } from './use-drawer.ts'

/** What the page does for a row besides making calls. */
export interface RowDeeds {
  readonly go: (path: string) => void
  readonly open: (drawer: DrawerKind, id: number) => void
  readonly submit: (id: number) => void
}

/** One action of a product's row, with its question and its reason where it is blocked. */
export function rowActionOf(
  action: ProductRowAction,
  product: ProductRow,
  shop: ProductContext,
  deeds: RowDeeds,
): RowAction {
  const { id } = product
  const label = productRowAction.label(action)
  const whyNot = (deed: ProductAction) => whyNotProduct({ ...product, isDel: false }, deed, shop)
  const actions: Record<ProductRowAction, () => RowAction> = {
    detail: () => linkAction(label, viewPath(id), productApi.info),
    edit: () => editing(label, product, deeds),
    stock: () => openAction(label, () => deeds.open('stock', id), productApi.addStock, whyNot('quickStockAdd')),
    reviewFree: () => openAction(label, () => deeds.open('free', id), productApi.editFreely, whyNot('reviewFreeEdit')),
    ledger: () => openAction(label, () => deeds.open('ledger', id), productApi.ledger),
    copy: () => linkAction(label, copyPath(id), productApi.save),
    submit: () => openAction(label, () => deeds.submit(id), productApi.submit, whyNot('submit')),
    recycle: () =>
      callAction(label, {
        call: productApi.delete,
        input: { id, type: 'recycle' },
        because: whyNot('recycle'),
        confirm: { text: `id为${id}的商品加入回收站吗` },
        success: '操作成功',
      }),
    restore: () =>
      callAction(label, {
        call: productApi.restore,
        input: { id },
        because: whyNot('restore'),
        confirm: { text: '确定恢复商品吗？' },
        success: '恢复商品成功',
      }),
    delete: () =>
      callAction(label, {
        call: productApi.delete,
        input: { id, type: 'delete' },
        because: whyNot('delete'),
        isDanger: true,
        confirm: { text: `删除 id 为 ${id} 的商品`, isDanger: true },
        success: '删除成功',
      }),
  }
  return actions[action]()
}

/** What is on sale must be taken down before it may be changed. */
function editing(label: string, { id, isShow }: ProductRow, { go }: RowDeeds): RowAction {
  if (!isShow) return linkAction(label, editPath(id), productApi.update)
  return callAction(label, {
    call: productApi.down,
    input: { id },
    confirm: { text: '下架该商品吗？出售商品需下架之后可编辑。' },
    success: '下架成功',
    onDone: () => go(editPath(id)),
  })
}

import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { AddButton } from '#ui/action/add-button.tsx'
import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { ListPage } from '#ui/list/list-page.tsx'
import { StepsContext } from '#ui/list/trail/steps-context.ts'
import { useListState } from '#ui/list/use-list-state.ts'
import { useHeldRows } from '#ui/live/live-areas.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { TaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'
import { productApi, type ProductRow } from '@zhanggui/contract/goods/product'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { type ProductTab, productTab } from '@zhanggui/domain/product/product-codes'
import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CollectButton } from '../collect-button.tsx'
import { ProductActions } from './product-actions.tsx'
import type { GiftedProducts } from '../coupons/gift-coupons.dialog.tsx'
import { NextSteps } from '../batch/next-steps.tsx'
import { useProductBatch } from '../batch/product-batch.tsx'
import { columnsIn } from './product-columns.tsx'
import { IMPORT_PAGE, newProductPath } from '../product-paths.ts'
import { MovedProduct } from './moved-product.tsx'
import { productListDefaults, tabFrom } from './product-tab-address.ts'
import { ProductExportButton } from '../transfer/product-export-button.tsx'
import { targetOf, useTimedDialog } from '../timed/use-timed-dialog.tsx'
import { useDrawer } from './use-drawer.ts'
import { useProductFilters } from './use-product-filters.ts'
import { useShopState } from '../use-shop-state.ts'

const StockDrawer = lazyPart(() => import('../amounts/stock.drawer.tsx'))
const FreeEditDrawer = lazyPart(() => import('../amounts/free-edit.drawer.tsx'))
const GiftCouponsDialog = lazyPart(() => import('../coupons/gift-coupons.dialog.tsx'))
const LedgerDrawer = lazyPart(() => import('../ledger/ledger.drawer.tsx'))

export default function ProductListPage() {
  const [search] = useSearchParams()
  const tab = tabFrom(search.get('type'))
  const list = useListState(productApi.list, { defaults: productListDefaults })
  const drawer = useDrawer()
  const shop = useShopState()
  const gifts = useDialog((close, products: GiftedProducts) => (
    <GiftCouponsDialog
      of={products}
      onDone={() => {
        list.selection.clear()
        close()
      }}
      onClose={close}
    />
  ))
  const timed = useTimedDialog(list.selection.clear)
  const batch = useProductBatch(list, tab, { giveCoupons: gifts.open, planChange: timed.open })
  // Rows of another tab that are still on screen keep what can be done with them there.
  const shownTab = list.shownInput.type
  const actionsOf = (product: ProductRow) => (
    <ProductActions
      product={product}
      tab={shownTab}
      shop={shop}
      open={drawer.open}
      giveCoupons={(id) => gifts.open({ id })}
      planChange={(one) => timed.open(targetOf(one))}
    />
  )
  useHeldRows(drawer.shown !== undefined)
  return (
    <>
      <ListPage
        list={list}
        title="商品列表"
        columns={columnsIn(shownTab, shop)}
        filters={useProductFilters(list.filter)}
        views={useListViews(list)}
        actions={
          <>
            <CollectButton />
            <ImportButton />
            <ProductExportButton filter={list.filter} />
            {addProduct}
          </>
        }
        empty={emptyOf(tab)}
        rowActions={actionsOf}
        batch={batch.buttons}
        notice={<MovedProduct list={list} tab={tab} />}
      />
      {batch.dialog}
      {gifts.element}
      {timed.element}
      <TaskOfAddress nextStep={nextStepsAfter} />
      <ProductDrawer of={drawer} />
    </>
  )
}

function ProductDrawer({ of: { shown, step, close } }: { readonly of: ReturnType<typeof useDrawer> }) {
  if (!shown) return null
  const { kind, id } = shown
  return (
    <StepsContext value={{ call: productApi.list, current: id, onGo: step }}>
      <Suspense>
        {kind === 'stock' && <StockDrawer key={id} id={id} onClose={close} />}
        {kind === 'free' && <FreeEditDrawer key={id} id={id} onClose={close} />}
        {kind === 'ledger' && <LedgerDrawer key={id} id={id} onClose={close} />}
      </Suspense>
    </StepsContext>
  )
}

const nextStepsAfter = (reason: string) => <NextSteps after={reason} />

const emptyOf = (tab: ProductTab) =>
  tab === productTab.is.onSale
    ? { title: '没有出售中的商品', hint: '添加商品，审核通过并上架之后顾客就能买到。', action: addProduct }
    : { title: `没有${productTab.label(tab)}的商品`, hint: whatComesHere[tab] }

/** Of the tabs that fill by what happens elsewhere. */
const whatComesHere: Readonly<Record<Exclude<ProductTab, typeof productTab.is.onSale>, string>> = {
  [productTab.is.all]: '添加的商品都会出现在这里。',
  [productTab.is.warehouse]: '下架的和还没有上架的商品会出现在这里。',
  [productTab.is.soldOut]: '库存为 0 的商品会出现在这里。',
  [productTab.is.lowStock]: '库存不多于警戒库存的商品会出现在这里。',
  [productTab.is.recycled]: '加入回收站的商品会出现在这里，可以恢复，也可以永久删除。',
  [productTab.is.inReview]: '提交平台审核的商品会出现在这里。',
  [productTab.is.refused]: '平台没有通过的商品会出现在这里，改好之后可以重新提审。',
  [productTab.is.draft]: '已经保存、还没有提交审核的商品会出现在这里。',
}

function ImportButton() {
  const navigate = useNavigate()
  return (
    <Can call={productImportApi.upload}>
      <Button onClick={() => void navigate(IMPORT_PAGE)}>导入</Button>
    </Can>
  )
}

const addProduct = (
  <AddButton call={productApi.save} to={newProductPath}>
    添加商品
  </AddButton>
)

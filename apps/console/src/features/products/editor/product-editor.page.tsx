import { useCall } from '#api/use-call.ts'
import { coming } from '#ui/coming.tsx'
import { LoadFailed } from '#ui/list/list-empty.tsx'
import { ResultPage } from '#ui/result-page.tsx'
import { productApi, type ProductDetail } from '@zhanggui/contract/product'
import { productCollectApi } from '@zhanggui/contract/product-collect'
import { whyNotProduct } from '@zhanggui/domain/product/product-state'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { LIST_PAGE } from '../product-paths.ts'
import { type EditorMode, modeFrom } from './editor-mode.ts'
import type { Shop } from './use-save-product.ts'

const ProductEditor = coming(() => import('./product-editor.tsx'), Coming)

export default function ProductEditorPage() {
  const mode = modeFrom(useParams())
  const id = 'id' in mode ? mode.id : undefined
  const product = useCall(productApi.info, { id: id ?? 0 }, { enabled: id !== undefined })
  const shop = useCall(productApi.auditSwitch, {})
  const isCollecting = mode.kind === 'collect'
  const collection = useCall(productCollectApi.config, {}, { enabled: isCollecting })
  // What is shown stays: others read the same anew, and what is typed must not go with a reading that fails.
  const [held, setHeld] = useState<ProductDetail>()
  if (!held && product.data && product.isFetchedAfterMount && !product.error) setHeld(product.data)
  if (isCollecting && !collection.data && collection.error)
    return <NothingToCollect reason={collection.error.message} />
  if (!shop.data || (id !== undefined && !held) || (isCollecting && !collection.data)) {
    const failed = [product, shop].find(({ error }) => error !== null)
    if (failed) return <LoadFailed reason={failed.error?.message ?? ''} onRetry={() => void failed.refetch()} />
    return <Coming />
  }
  return (
    <ProductEditor
      mode={mode}
      product={held}
      shop={shop.data}
      because={whyNotEdit(mode, product.data, shop.data)}
      // The list may have asked before: an answer alone does not mean that this page is for collecting.
      collectionsLeft={isCollecting ? collection.data?.copyNum : undefined}
    />
  )
}

function Coming() {
  return (
    <div role="status" aria-label="正在加载">
      <Skeleton active paragraph={{ rows: 12 }} />
    </div>
  )
}

function whyNotEdit(mode: EditorMode, product: ProductDetail | undefined, shop: Shop): string | undefined {
  if (mode.kind !== 'edit' || !product) return undefined
  const context = { productSwitch: shop.productSwitch, storeOpen: shop.isSwitch }
  return whyNotProduct({ ...product, isDel: false }, 'update', context)
}

const NothingToCollect = ({ reason }: { readonly reason: string }) => (
  <ResultPage mark="采集" title={reason}>
    <Link to={LIST_PAGE}>返回商品列表</Link>
  </ResultPage>
)

import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { eagerLazy } from '#ui/chunk/eager-lazy.tsx'
import { missingOf, useRecord } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { usePaneName } from '#ui/page/pane.ts'
import { ResultPage } from '#ui/page/result-page.tsx'
import { productApi, type ProductDetail } from '@zhanggui/contract/goods/product'
import { productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { whyNotProduct } from '@zhanggui/domain/product/product-state'
import { Link, useParams } from 'react-router'
import { LIST_PAGE } from '../product-paths.ts'
import { type EditorMode, modeFrom, paneNameOf } from './editor-mode.ts'
import type { ShopSwitches } from './save/save-questions.ts'

const ProductEditor = eagerLazy(() => import('./product-editor.tsx'), CodeOnItsWay)

export default function ProductEditorPage() {
  const mode = modeFrom(useParams())
  const record = useRecord(productApi.info, 'id' in mode ? mode.id : undefined)
  usePaneName(record.data && paneNameOf(mode, record.data.name))
  const shop = useCall(productApi.auditSwitch, {})
  const mayTakeDown = mayCall(productApi.down, useSession())
  const isCollecting = mode.kind === 'collect'
  const collection = useCall(productCollectApi.config, {}, { enabled: isCollecting })
  if (isCollecting && !collection.data && collection.error)
    return <NothingToCollect reason={collection.error.message} />
  const waiting = record.waiting ?? missingOf(isCollecting ? [shop, collection] : [shop])
  if (waiting) return <WaitingFor waiting={waiting} rows={12} />
  if (!shop.data) return null
  return (
    <ProductEditor
      mode={mode}
      record={record}
      shop={shop.data}
      because={whyNotEdit(mode, record.data, shop.data, mayTakeDown)}
      // The list may have asked before: an answer alone does not mean that this page is for collecting.
      collectionsLeft={isCollecting ? collection.data?.copyNum : undefined}
    />
  )
}

function CodeOnItsWay() {
  return <WaitingFor waiting={{ error: null, retry: () => undefined }} rows={12} />
}

function whyNotEdit(
  mode: EditorMode,
  product: ProductDetail | undefined,
  shop: ShopSwitches,
  mayTakeDown: boolean,
): string | undefined {
  if (mode.kind !== 'edit' || !product) return undefined
  // Whoever saves what is on sale is asked before it is taken down.
  const context = { productSwitch: shop.productSwitch, storeOpen: shop.isSwitch, isAutoDown: mayTakeDown }
  return whyNotProduct({ ...product, isDel: false }, 'update', context)
}

const NothingToCollect = ({ reason }: { readonly reason: string }) => (
  <ResultPage mark="采集" title={reason}>
    <Link to={LIST_PAGE}>返回商品列表</Link>
  </ResultPage>
)

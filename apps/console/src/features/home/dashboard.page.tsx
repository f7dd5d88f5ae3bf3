import { Button } from '#ui/action/button.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useIdle } from '#ui/chunk/use-idle.ts'
import { CallError } from '#api/call-error.ts'
import { mayCall, type Session, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { homeApi } from '@zhanggui/contract/home'
import { merchantApi } from '@zhanggui/contract/merchant'
import { orderApi } from '@zhanggui/contract/order/order'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { refundApi } from '@zhanggui/contract/order/refund'
import { storageWarning } from '@zhanggui/domain/storage/storage-rules'
import { Suspense } from 'react'
import './dashboard.page.css'
import { Deadlines } from './cards/deadlines.tsx'
import { LowStock } from './cards/low-stock.tsx'
import { PayRanking, ViewRanking } from './cards/ranking.tsx'
import { UnreadNotices } from './cards/unread-notices.tsx'
import { DemoOrder } from './demo-order.tsx'
import { Hero } from './figures/hero.tsx'
import { WaitingWork } from './figures/waiting-work.tsx'
import { ShopSetup } from './shop-setup.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { Trend } from './trend/trend.tsx'
import { LastSignIn, Welcome } from './welcome.tsx'

const StorageLine = lazyPart(() => import('./storage-line.tsx'))

/** Whatever happens there changes a count. */
const counted = [orderApi, refundApi, parcelApi, productApi, reviewApi, productImportApi, merchantApi]

/** 首页: the shop at a glance, and the ways to today's work. */
export default function DashboardPage() {
  const session = useSession()
  return session ? <Dashboard session={session} /> : null
}

function Dashboard({ session }: { readonly session: Session }) {
  const operating = useCall(homeApi.operating, {}, { alsoOf: counted })
  const maySeeMoney = mayCall(homeApi.index, session)
  const { data, error } = operating
  return (
    <div className="dashboard" data-money={maySeeMoney}>
      <Welcome user={session.user} shop={data?.shop} />
      {data?.isDemo ? <DemoOrder /> : null}
      <ShopSetup />
      {error ? (
        <p className="dashboard-failure" role="alert">
          {isForbidden(error) ? error.message : `首页数据加载失败：${error.message}`}
          <Button aria-busy={operating.isFetching} onClick={() => void operating.refetch()}>
            重试
          </Button>
        </p>
      ) : null}
      {maySeeMoney ? <Hero /> : null}
      <WaitingWork session={session} counts={data ?? (error ? null : undefined)} />
      <Suspense>{data && storageWarning(data.storage) ? <StorageLine storage={data.storage} /> : null}</Suspense>
      <Cards session={session} isReady={!operating.isPending} />
      <LastSignIn />
    </div>
  )
}

/** What is asked for and drawn once the figures above it are there. */
function Cards({ session, isReady }: { readonly session: Session; readonly isReady: boolean }) {
  const isDue = useIdle(isReady)
  const may = (call: Parameters<typeof mayCall>[0]) => mayCall(call, session)
  return (
    <div className="dashboard-cards">
      {may(homeApi.chart) ? <Trend isDue={isDue} /> : null}
      <Deadlines isDue={isDue} />
      {may(homeApi.payRanking) ? <PayRanking isDue={isDue} /> : null}
      {may(homeApi.viewRanking) ? <ViewRanking isDue={isDue} /> : null}
      {may(productApi.list) ? <LowStock isDue={isDue} /> : null}
      <UnreadNotices />
      <ShortcutList session={session} />
    </div>
  )
}

const isForbidden = (error: Error) => error instanceof CallError && error.kind === 'forbidden'

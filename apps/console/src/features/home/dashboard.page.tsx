import { Button } from '#ui/action/button.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { CallError } from '#api/call-error.ts'
import { useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useNoticeArrival } from '#widgets/notices/notice-arrival.ts'
import { homeApi } from '@zhanggui/contract/home'
import { storageWarning } from '@zhanggui/domain/storage/storage-rules'
import { Suspense } from 'react'
import './dashboard.page.css'
import { DemoOrder } from './demo-order.tsx'
import { Figures, FiguresSkeleton } from './figures.tsx'
import { ShopSetup } from './shop-setup.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { UnreadNotices } from './unread-notices.tsx'
import { WaitingWork } from './waiting-work.tsx'
import { Welcome } from './welcome.tsx'

const StorageLine = lazyPart(() => import('./storage-line.tsx'))

/** 首页: the shop at a glance, and the ways to today's work. */
export default function DashboardPage() {
  const session = useSession()
  const home = useCall(homeApi.index, {})
  useNoticeArrival(() => void home.refetch())
  if (!session) return null
  return (
    <div className="dashboard">
      <Welcome user={session.user} />
      {home.data?.isDemo ? <DemoOrder /> : null}
      <ShopSetup />
      <WaitingWork />
      {home.isPending ? <FiguresSkeleton /> : null}
      {home.isError ? (
        <p className="dashboard-failure" role="alert">
          {isForbidden(home.error) ? home.error.message : `首页数据加载失败：${home.error.message}`}
          <Button aria-busy={home.isFetching} onClick={() => void home.refetch()}>
            重试
          </Button>
        </p>
      ) : null}
      {home.data ? <Figures home={home.data} /> : null}
      <Suspense>
        {home.data && storageWarning(home.data.storage) ? <StorageLine storage={home.data.storage} /> : null}
      </Suspense>
      <div className="dashboard-columns">
        <UnreadNotices />
        <ShortcutList session={session} />
      </div>
    </div>
  )
}

const isForbidden = (error: Error) => error instanceof CallError && error.kind === 'forbidden'

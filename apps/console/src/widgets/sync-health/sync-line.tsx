import './sync-health.css'
import { ShopTime } from '#ui/show/shop-time.tsx'
import type { SyncStatus } from '@zhanggui/contract/social/sync'
import { syncState } from '@zhanggui/domain/social/sync-codes'

/** How an item stands with the social platform, under its own state. What is in step says so on hover only. */
export function SyncLine({ of: sync }: { readonly of: SyncStatus }) {
  if (!sync || sync.state === syncState.is.done) return null
  const { state, tries, lastError, nextTime } = sync
  if (state === syncState.is.failed) {
    return (
      <small className="sync-line" data-tone="danger" title={lastError}>
        {`同步失败：${lastError}`}
      </small>
    )
  }
  if (tries === 0) return <small className="sync-line">正在同步到微信</small>
  return (
    <small className="sync-line" data-tone="danger" title={lastError}>
      {`第 ${tries} 次同步失败：${lastError}，`}
      <ShopTime at={nextTime} />
      重试
    </small>
  )
}

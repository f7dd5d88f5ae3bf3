import './sync-health.css'
import { useCall } from '#api/use-call.ts'
import { mayCall, useSession } from '#api/session.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { SyncOutlined } from '@ant-design/icons'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import type { Access } from '@zhanggui/contract/kernel/endpoint-spec'
import type { retryBody, retryReply, syncHealth } from '@zhanggui/contract/social/sync'
import type { z } from 'zod'

type Nothing = z.ZodObject<Record<never, never>>

interface Props {
  readonly health: Endpoint<Access, Nothing, Nothing, Nothing, typeof syncHealth>
  readonly retry: Endpoint<Access, Nothing, Nothing, typeof retryBody, typeof retryReply>
  /** What it counts, with its measure word: 个商品. */
  readonly unit: string
}

/** Above a list: what the social platform has not taken yet, why, and when it is tried again. Nothing while all is well. */
export function SyncBanner({ health, retry, unit }: Props) {
  const enabled = mayCall(health, useSession())
  const { data } = useCall(health, {}, { enabled })
  if (!data || data.failed + data.retrying === 0) return null
  const { failed, retrying, lastError, nextTime, doneTime } = data
  const counts = [
    failed > 0 && `${failed} ${unit}同步到微信失败`,
    retrying > 0 && `${retrying} ${unit}等待重试`,
  ].filter(Boolean)
  return (
    <div role="status" className="sync-banner">
      <SyncOutlined aria-hidden />
      <span>
        {`${counts.join('，')}。${lastError}`}
        <small>
          上次同步成功：
          <ShopTime at={doneTime} />
          {nextTime && (
            <>
              ，下次重试：
              <ShopTime at={nextTime} exact />
            </>
          )}
        </small>
      </span>
      <ActionButton call={retry} input={{}} success="已重新开始同步">
        全部重试
      </ActionButton>
    </div>
  )
}

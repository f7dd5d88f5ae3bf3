import './network-bar.css'
import { healthApi } from '@zhanggui/contract/health'
import { useEffect, useRef } from 'react'
import { load } from '#api/load.ts'
import { network, type NetworkStatus, watchBrowser } from '#api/network/network.ts'
import { useStore } from '#api/store.ts'
import { publishAreaChange } from '#ui/live/live-areas.ts'

const PROBE_EVERY = 5000

const TEXTS: Record<NetworkStatus, string | undefined> = {
  online: undefined,
  slow: '网络较慢，正在等待服务器响应…',
  unreachable: '连接不上服务器，正在重新连接。页面上是之前的数据，恢复后自动更新。',
  offline: '网络已断开。页面上是断开前的数据，恢复后自动更新。',
}

const isCutOff = (status: NetworkStatus) => status === 'offline' || status === 'unreachable'

/** Says when the server does not answer or takes long, and brings the pages up to date when it is back. */
export function NetworkBar() {
  const status = useStore(network)
  const wasCutOff = useRef(false)
  useEffect(watchBrowser, [])
  useEffect(() => {
    document.documentElement.dataset['network'] = status
    if (wasCutOff.current && !isCutOff(status)) publishAreaChange()
    wasCutOff.current = isCutOff(status)
    if (status !== 'unreachable') return undefined
    // Whatever it answers: that it answers is enough.
    const timer = setInterval(() => void load(healthApi.check, {}).catch(() => undefined), PROBE_EVERY)
    return () => clearInterval(timer)
  }, [status])
  return (
    <div role="status">
      {TEXTS[status] && (
        <p className="network-bar" data-status={status}>
          {TEXTS[status]}
        </p>
      )}
    </div>
  )
}

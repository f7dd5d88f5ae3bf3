import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { browserLine } from './browser-line.ts'
import { PushConnection, type PushStatus } from './connection.ts'
import { watchWake } from './wake-watch.ts'

/** Keeps the account's live channel open while mounted. */
export function usePush(account: string, onMessage: (message: NoticeMessage) => void): PushStatus {
  const [connection] = useState(() => new PushConnection(browserLine()))
  const receive = useEffectEvent(onMessage)
  useEffect(() => connection.listen((message) => receive(message)), [connection])
  useEffect(() => {
    connection.start(account)
    const unwatch = watchWake((suspect) => connection.wake(suspect))
    return () => {
      unwatch()
      connection.stop()
    }
  }, [connection, account])
  return useSyncExternalStore(connection.watchStatus, () => connection.status)
}

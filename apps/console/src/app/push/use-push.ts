import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '#api/store.ts'
import { useIdle } from '#ui/chunk/use-idle.ts'
import { browserLine } from './browser-line.ts'
import { PushConnection, type PushStatus } from './connection.ts'
import { watchWake } from './wake-watch.ts'

/** Keeps the account's live channel open while mounted. */
export function usePush(account: string, onMessage: (message: NoticeMessage) => void): PushStatus {
  const client = useQueryClient()
  const [connection] = useState(() => new PushConnection(browserLine(client)))
  const receive = useEffectEvent(onMessage)
  const isIdle = useIdle()
  useEffect(() => {
    // Nobody waits for the first message as for the page itself.
    if (!isIdle) return undefined
    connection.start(account, (message) => receive(message))
    const unwatch = watchWake((suspect) => connection.wake(suspect))
    return () => {
      unwatch()
      connection.stop()
    }
  }, [connection, account, isIdle])
  return useStore(connection.status)
}

import { useQueryClient } from '@tanstack/react-query'
import { noticeApi } from '@zhanggui/contract/notice'
import { useEffect, useEffectEvent, useRef } from 'react'

const NAME = 'zhanggui-notices-read'

/**
 * Tabs tell each other what was read, so that one glance clears it everywhere. Returns how to tell; `onRead` gets the
 * id that another tab reports, or undefined for all.
 */
export function useReadElsewhere(onRead: (id: number | undefined) => void): (id?: number) => void {
  const client = useQueryClient()
  const channel = useRef<BroadcastChannel>(undefined)
  const hear = useEffectEvent((id: unknown) => {
    void client.invalidateQueries({ queryKey: [noticeApi.unread.area] })
    onRead(typeof id === 'number' ? id : undefined)
  })
  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return undefined
    const opened = new BroadcastChannel(NAME)
    opened.addEventListener('message', (event) => hear(event.data))
    channel.current = opened
    return () => {
      channel.current = undefined
      opened.close()
    }
  }, [])
  return (id) => channel.current?.postMessage(id ?? 'all')
}

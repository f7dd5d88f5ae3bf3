import { useEffect, useRef } from 'react'
import { type DesktopNotices, type DesktopText, startDesktopNotices } from './desktop-notices.ts'

export function useDesktopNotices() {
  const notices = useRef<DesktopNotices>(undefined)
  useEffect(() => {
    const started = startDesktopNotices()
    notices.current = started
    return () => started.stop()
  }, [])
  return {
    show: (text: DesktopText, open: () => void) => void notices.current?.show(text, open),
    leads: () => notices.current?.leads() ?? false,
  }
}

import type { NoticeType } from '@zhanggui/domain/notice/notice-codes'
import { useEffect, useRef } from 'react'
import { type PushSounds, startSounds } from './push-sounds.ts'

export function usePushSounds(): (type: NoticeType) => void {
  const sounds = useRef<PushSounds>(undefined)
  useEffect(() => {
    const started = startSounds()
    sounds.current = started
    return () => started.stop()
  }, [])
  return (type) => sounds.current?.play(type)
}

import { useEffect, useRef } from 'react'
import { type PushSounds, startSounds } from './push-sounds.ts'

export function usePushSounds(): Pick<PushSounds, 'play' | 'leads'> {
  const sounds = useRef<PushSounds>(undefined)
  useEffect(() => {
    const started = startSounds()
    sounds.current = started
    return () => started.stop()
  }, [])
  return {
    play: (type) => sounds.current?.play(type),
    leads: () => sounds.current?.leads() ?? false,
  }
}

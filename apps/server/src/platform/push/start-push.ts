import { listen } from '#platform/db/connection/listen'
import type { Platform } from '#platform/platform'
import { readSignal } from './live-signal.ts'
import { PushHub } from './push-hub.ts'

const POLL = 5000

/** This node's hub, fed by NOTIFY (fast) and polling (reliable). */
export function startPush(platform: Platform, databaseUrl: string): { hub: PushHub; stop: () => Promise<void> } {
  const hub = new PushHub(platform.pool, platform.gate, platform.log)
  const poll = () => void hub.poll().catch((error: unknown) => platform.log.warn({ err: error }, 'push: poll failed'))
  const onHint = (text: string) => {
    const signal = readSignal(text)
    if (signal) hub.hear(signal)
  }
  const onConnected = () => {
    hub.startHearing()
    poll()
  }
  const stopListening = listen(databaseUrl, 'push', { onHint, onConnected }, platform.log)
  const timer = setInterval(poll, POLL)
  return {
    hub,
    stop: async () => {
      clearInterval(timer)
      await stopListening()
    },
  }
}

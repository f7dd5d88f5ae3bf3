import { listen } from '#platform/db/listen'
import type { Platform } from '#platform/platform'
import { STANDING } from './announce.sql.ts'
import { readAreaHint } from './area-hint.ts'
import { PushHub } from './push-hub.ts'
import { readTaskHint } from './task-hint.ts'

const POLL = 5000

/** The hub of this node, informed by NOTIFY (fast) and by a poll (certain). */
export function startPush(platform: Platform, databaseUrl: string): { hub: PushHub; stop: () => Promise<void> } {
  const hub = new PushHub(platform.pool, platform.gate, platform.log)
  const poll = () => void hub.poll().catch((error: unknown) => platform.log.warn({ err: error }, 'push: poll failed'))
  const hear = (hint: string) => {
    const task = readTaskHint(hint)
    if (task) return hub.tell(task.merId, task.text, ({ isOwner, adminId }) => isOwner || adminId === task.adminId)
    const news = readAreaHint(hint)
    if (news) return hub.tellArea(news)
    const [merId, about] = hint.split(' ')
    if (about === STANDING) hub.recheck(Number(merId))
    else hub.deliver(Number(merId))
  }
  const stopListening = listen(databaseUrl, 'push', { onHint: hear, onConnected: poll }, platform.log)
  const timer = setInterval(poll, POLL)
  return {
    hub,
    stop: async () => {
      clearInterval(timer)
      await stopListening()
    },
  }
}

import { z } from 'zod'
import { leads, type Peer } from './leader-rules.ts'

const NAME = 'zhanggui-push-sound'
const SPEAK_EVERY = 20_000

export interface Standing {
  leads(): boolean
  stop(): void
}

/** Lets this tab stand for the one that sounds. Only tabs that are able to sound should stand. */
export function standForSound(): Standing {
  // The type says that locks always exist; on plain http addresses other than localhost they do not.
  const locks = navigator.locks as LockManager | undefined
  if (locks) return standByLock(locks)
  if (typeof BroadcastChannel === 'function') return standByChannel(new BroadcastChannel(NAME))
  return { leads: () => true, stop: () => {} }
}

/** Whoever holds the lock leads; the browser hands it on when the tab is closed or crashes. */
function standByLock(locks: LockManager): Standing {
  let leading = false
  let release: (() => void) | undefined
  const leaving = new AbortController()
  const hold = () => {
    leading = true
    return new Promise<void>((resolve) => {
      release = resolve
    })
  }
  // Rejects only because we left before our turn came.
  locks.request(NAME, { signal: leaving.signal }, hold).catch(() => {})
  return {
    leads: () => leading,
    stop() {
      leading = false
      leaving.abort()
      release?.()
    },
  }
}

const word = z.object({ kind: z.enum(['hello', 'alive', 'gone']), id: z.string(), since: z.number() })

function standByChannel(channel: BroadcastChannel): Standing {
  const self = { id: String(Math.random()), since: Date.now() }
  const peers = new Map<string, Peer>()
  const say = (kind: 'hello' | 'alive' | 'gone') => channel.postMessage({ kind, ...self })
  channel.addEventListener('message', (event) => {
    const heard = word.safeParse(event.data)
    if (!heard.success) return
    const { kind, id, since } = heard.data
    if (kind === 'gone') peers.delete(id)
    else peers.set(id, { id, since, heardAt: Date.now() })
    if (kind === 'hello') say('alive')
  })
  say('hello')
  const timer = setInterval(() => say('alive'), SPEAK_EVERY)
  const leave = () => say('gone')
  window.addEventListener('pagehide', leave)
  return {
    leads: () => leads(self, peers.values(), Date.now()),
    stop() {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
      channel.close()
    },
  }
}

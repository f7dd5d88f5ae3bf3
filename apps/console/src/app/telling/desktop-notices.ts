import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { desktopPermission } from '#widgets/notices/desktop-permission.ts'
import { runForLeader } from '../sounds/leader.ts'

const LEADER = 'zhanggui-desktop-notice'
const IN_SIGHT = 'zhanggui-tab-in-sight'

/** What a notice of the operating system says. */
export type DesktopText = Pick<NoticeMessage, 'id' | 'title' | 'content'>

export interface DesktopNotices {
  /** Shows it if no tab of the console is in sight. */
  show(text: DesktopText, open: () => void): Promise<void>
  /** Whether this is the tab that shows them. */
  leads(): boolean
  stop(): void
}

/** Notices of the operating system, by one tab for all of this browser. */
export function startDesktopNotices(): DesktopNotices {
  const candidacy = runForLeader(LEADER)
  const sight = sayWhenInSight()
  const standing = new Map<number, Notification>()
  return {
    async show({ id, title, content }, open) {
      if (!candidacy.leads() || desktopPermission() !== 'granted' || (await isAnyInSight())) return
      // One that is told again alerts again, which it would not while it still stands there.
      standing.get(id)?.close()
      const shown = raise(title, { body: content, icon: '/favicon.svg' })
      if (!shown) return
      standing.set(id, shown)
      shown.addEventListener('click', () => {
        shown.close()
        window.focus()
        open()
      })
    },
    leads: () => candidacy.leads(),
    stop() {
      candidacy.stop()
      sight.stop()
    },
  }
}

/** Phones know the permission, but want a service worker for the rest. */
function raise(title: string, options: NotificationOptions): Notification | undefined {
  try {
    return new Notification(title, options)
  } catch {
    return undefined
  }
}

const isInSight = () => document.visibilityState === 'visible'

/** As with the leader, some addresses have no locks. */
const locksOf = () => navigator.locks as LockManager | undefined

/** A shared lock while this tab is looked at, so that the leader knows of it, whatever becomes of the tab. */
function sayWhenInSight() {
  let waiting = new AbortController()
  let release: (() => void) | undefined
  const look = () => {
    waiting.abort()
    release?.()
    release = undefined
    if (!isInSight()) return
    waiting = new AbortController()
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve
      })
    // Rejects only because the tab was hidden before its turn came.
    locksOf()
      ?.request(IN_SIGHT, { mode: 'shared', signal: waiting.signal }, hold)
      .catch(() => {})
  }
  look()
  document.addEventListener('visibilitychange', look)
  return {
    stop() {
      document.removeEventListener('visibilitychange', look)
      waiting.abort()
      release?.()
    },
  }
}

async function isAnyInSight(): Promise<boolean> {
  if (isInSight()) return true
  const { held = [] } = (await locksOf()?.query()) ?? {}
  return held.some(({ name }) => name === IN_SIGHT)
}

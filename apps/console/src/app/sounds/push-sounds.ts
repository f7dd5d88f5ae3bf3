import { noticeType, type NoticeType } from '@zhanggui/domain/notice/notice-codes'
import { mute } from './mute.ts'
import { type Candidacy, runForLeader } from './leader.ts'

const LOCK = 'zhanggui-push-sound'

/** Spec §4: refund requests and new orders have a sound of their own. */
const FILES: ReadonlyMap<NoticeType, string> = new Map([
  [noticeType.is.refund, '/sounds/refund.wav'],
  [noticeType.is.order, '/sounds/new-order.wav'],
  [noticeType.is.system, '/sounds/notice.wav'],
])

export interface PushSounds {
  play(type: NoticeType): void
  /** Whether this is the tab that sounds. */
  leads(): boolean
  stop(): void
}

/**
 * Browsers refuse sound until the page has been touched once. Only then does this tab stand for the one that sounds,
 * so that the others never fall silent for one that cannot.
 */
export function startSounds(): PushSounds {
  let players: ReadonlyMap<NoticeType, HTMLAudioElement> | undefined
  let standing: Candidacy | undefined
  const touched = new AbortController()
  const unlock = () => {
    touched.abort()
    players = new Map(Array.from(FILES, ([type, file]) => [type, unlocked(file)]))
    standing = runForLeader(LOCK)
  }
  for (const kind of ['pointerdown', 'keydown']) {
    window.addEventListener(kind, unlock, { capture: true, signal: touched.signal })
  }
  return {
    play(type) {
      const player = players?.get(type)
      // One that still sounds is not started again: a burst of orders rings once.
      if (!player || !standing?.leads() || mute.get() || !player.paused) return
      player.currentTime = 0
      void start(player)
    },
    leads: () => standing?.leads() ?? false,
    stop() {
      touched.abort()
      standing?.stop()
    },
  }
}

/** Some browsers give leave per element and only inside the touch: start it silently right here. */
function unlocked(file: string): HTMLAudioElement {
  const player = new Audio(file)
  player.muted = true
  void start(player).then(() => {
    player.pause()
    player.muted = false
    return player
  })
  return player
}

/** A browser that refuses is obeyed: the notification is on screen anyway. */
async function start(player: HTMLAudioElement): Promise<void> {
  try {
    await player.play()
  } catch {
    // Refused.
  }
}

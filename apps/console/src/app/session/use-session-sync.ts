import { currentSession, forgetSession, loadSession, type Session, useSession } from '#api/session.ts'
import { accountChanged } from '#api/network/shown-account.ts'
import { useEffect, useRef } from 'react'
import { listenToOtherTabs, type SessionMessage, postToOtherTabs } from './session-channel.ts'

function hear(news: SessionMessage) {
  const mine = currentSession()
  if (news.kind === 'signed-out') {
    if (mine) forgetSession()
  } else if (mine) {
    accountChanged.set(news.userId !== mine.user.id)
  } else {
    // Still signed out if it fails: the sign-in page stays as it is.
    loadSession().catch(() => undefined)
  }
}

function tell(before: Session | undefined, now: Session | undefined) {
  if (now && now.user.id !== before?.user.id) postToOtherTabs({ kind: 'signed-in', userId: now.user.id })
  if (before && !now) postToOtherTabs({ kind: 'signed-out' })
}

/** The console's browser tabs share one cookie, so they sign in and out together. */
export function useSessionSync() {
  const session = useSession()
  const before = useRef<Session>(undefined)

  useEffect(() => listenToOtherTabs(hear), [])
  useEffect(() => {
    tell(before.current, session)
    before.current = session
  }, [session])
}

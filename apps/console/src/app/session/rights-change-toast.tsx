import { useApp } from '#ui/feedback/use-app.ts'
import { type Session, useSession } from '#api/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { permissionsDigest } from '@zhanggui/domain/session/permissions-digest'
import { useEffect, useRef } from 'react'

const isOtherRights = (before: Session, now: Session) =>
  before.user.id === now.user.id && permissionsDigest(before.permissions) !== permissionsDigest(now.permissions)

/** Explains why buttons and pages appeared or disappeared, and refetches what is on the screen. */
export function RightsChangeToast() {
  const session = useSession()
  const client = useQueryClient()
  const { message } = useApp()
  const before = useRef(session)
  useEffect(() => {
    const known = before.current
    before.current = session
    if (!known || !session || !isOtherRights(known, session)) return
    void message.info({ key: 'rights', content: '你的权限已被调整，菜单和按钮已更新' })
    void client.invalidateQueries()
  }, [session, client, message])
  return null
}

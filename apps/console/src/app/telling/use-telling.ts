import { useCall } from '#api/use-call.ts'
import { load } from '#api/load.ts'
import { useIdle } from '#ui/chunk/use-idle.ts'
import { useNow } from '#ui/live/use-now.ts'
import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { noticeApi, type NoticePreferences } from '@zhanggui/contract/notice'
import { usualChoice } from '@zhanggui/domain/notice/notice-choice'
import { noticeKind, type NoticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { quietUntil } from '@zhanggui/domain/notice/quiet-hours'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePushSounds } from '../sounds/use-push-sounds.ts'
import { dueRepeats } from './due-repeats.ts'
import { useDesktopNotices } from './use-desktop-notices.ts'

interface Telling {
  /** When the quiet that is on now ends. */
  readonly quietEnd: Date | undefined
  /** With sound and system notification, as the person wants to be told of such. */
  tell(message: NoticeMessage): void
}

/** How somebody is told of notices besides the bell, and told again of what nobody has done. */
export function useTelling(open: (message: NoticeMessage) => void, remind: (message: NoticeMessage) => void): Telling {
  const preferences = useCall(noticeApi.preferences, {}, { enabled: useIdle() }).data
  const now = useNow()
  const { play, leads } = usePushSounds()
  const desktop = useDesktopNotices()
  const [lastTold] = useState(() => new Map<NoticeKind, number>())

  function tell(message: NoticeMessage) {
    lastTold.set(message.kind, Date.now())
    if (preferences && quietUntil(preferences.quiet, new Date())) return
    const { hasSound, onDesktop } = choiceOf(preferences, message.kind)
    if (hasSound) play(message.type)
    if (onDesktop) desktop.show(message, () => open(message))
  }

  useRepeats(preferences, now, lastTold, {
    isMine: () => leads() || desktop.leads(),
    repeat: (message) => {
      remind(message)
      tell(message)
    },
  })
  return { quietEnd: preferences && quietUntil(preferences.quiet, now), tell }
}

const choiceOf = (preferences: NoticePreferences | undefined, kind: NoticeKind) =>
  preferences?.kinds.find((each) => each.kind === kind) ?? usualChoice(kind)

interface Repeating {
  /** One tab does it for all of the browser. */
  isMine(): boolean
  repeat(message: NoticeMessage): void
}

function useRepeats(
  preferences: NoticePreferences | undefined,
  now: Date,
  lastTold: Map<NoticeKind, number>,
  repeating: Repeating,
) {
  const [since] = useState(() => Date.now())
  const repeatDue = useEffectEvent(async () => {
    if (!preferences || quietUntil(preferences.quiet, now) || !repeating.isMine()) return
    const kinds = dueRepeats(preferences.kinds, lastTold, since, Date.now())
    if (kinds.length === 0) return
    for (const kind of kinds) lastTold.set(kind, Date.now())
    for (const { count, ...notice } of await load(noticeApi.waiting, { kinds })) {
      const content = count > 1 ? `还有 ${count} 条没有处理，最近一条：${notice.content}` : notice.content
      repeating.repeat({ ...notice, title: `${noticeKind.label(notice.kind)}待处理`, content })
    }
  })
  useEffect(() => {
    // It will be due again.
    repeatDue().catch(() => undefined)
  }, [now])
}

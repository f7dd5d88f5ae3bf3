import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { BellOutlined, MoonOutlined } from '@ant-design/icons'
import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { noticeApi, type NoticeRow } from '@zhanggui/contract/notice'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { publishNoticeArrival } from '#widgets/notices/notice-arrival.ts'
import { StillLoading } from '#ui/page/loading-bar.tsx'
import { sameSitePath } from '#ui/page/redirect-target.ts'
import { type Arrival, unreadCount, withArrival } from './arrivals.ts'
import { onOpenNotices } from '#widgets/notices/open-notices.ts'
import { isToldOnPage } from '#ui/live/task-progress.ts'
import { isOnScreen } from '../notices/is-on-screen.ts'
import './push.css'
import { useNoticeToasts } from '../notices/use-notice-toasts.tsx'
import { usePush } from './use-push.ts'
import { useTelling } from '../telling/use-telling.ts'
import { useMarkRead } from '../notices/use-mark-read.ts'

const MAX_COUNTED = 999

const NoticeDrawer = lazyPart(() => import('../notices/notice-drawer.tsx'))

/** The bell in the navbar: live channel, sounds, notifications and the notification centre of whoever is signed in. */
export function PushCenter() {
  const session = useSession()
  if (!session) return null
  const account = `${session.user.merId}-${session.user.id}`
  return <AccountPushCenter key={account} account={account} />
}

function AccountPushCenter({ account }: { account: string }) {
  const [open, setOpen] = useState(false)
  /** From then on it stays, so that it can slide out of sight. */
  const [wasOpened, setWasOpened] = useState(false)
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([])
  const unread = unreadCount(useCall(noticeApi.unread, {}).data, arrivals)
  const navigate = useNavigate()
  const location = useWindowAddress()

  const toasts = useNoticeToasts(view, show)
  const telling = useTelling(view, (message) => toasts.show(message))
  const reading = useMarkRead((id) => (id === undefined ? toasts.closeAll() : toasts.close(id)))
  const status = usePush(account, (message) => {
    if (isWatched(message.url, location)) {
      reading.read(message.id)
      return
    }
    setArrivals((before) => withArrival(before, message, Date.now()))
    publishNoticeArrival()
    telling.tell(message)
    // Over the open drawer it would hide what it tells.
    if (!open) toasts.show(message)
  })

  function show() {
    setOpen(true)
    setWasOpened(true)
    toasts.closeAll()
  }
  function view(message: NoticeMessage) {
    reading.read(message.id)
    const path = sameSitePath(message.url)
    if (path) void navigate(path)
  }
  function readRow(row: NoticeRow, leaves: boolean) {
    if (!row.isRead) reading.read(row.id)
    if (leaves) setOpen(false)
  }

  const showOnRequest = useEffectEvent(show)
  useEffect(() => onOpenNotices(() => showOnRequest()), [])

  return (
    <>
      {toasts.holder}
      <Bell unread={unread} quietEnd={telling.quietEnd} onClick={show} />
      <Suspense fallback={<StillLoading />}>
        {wasOpened && (
          <NoticeDrawer
            open={open}
            unread={unread}
            status={status}
            arrivals={arrivals}
            quietEnd={telling.quietEnd}
            readingAll={reading.readingAll}
            onClose={() => setOpen(false)}
            onRead={readRow}
            onReadAll={() => reading.readAll()}
          />
        )}
      </Suspense>
    </>
  )
}

/** Whether somebody has just seen on the page itself what a notice tells: then it is no news. */
const isWatched = (url: string, shown: Parameters<typeof isOnScreen>[1]) =>
  document.visibilityState === 'visible' && (isToldOnPage(url) || isOnScreen(url, shown))

interface BellProps {
  readonly unread: number
  readonly quietEnd: Date | undefined
  readonly onClick: () => void
}

function Bell({ unread, quietEnd, onClick }: BellProps) {
  const shown = unread > MAX_COUNTED ? `${MAX_COUNTED}+` : unread
  const count = unread > 0 ? `通知，${shown} 条未读` : '通知，没有未读'
  const end = quietEnd && formatShopTime(quietEnd).slice(11, 16)
  return (
    <Button
      look="text"
      data-part="bell"
      aria-label={end === undefined ? count : `${count}，免打扰至 ${end}`}
      aria-haspopup="dialog"
      onClick={onClick}
      {...(end !== undefined && { 'data-hint': `免打扰至 ${end}` })}
    >
      <BellOutlined aria-hidden />
      {end !== undefined && (
        <span className="bell-quiet" aria-hidden>
          <MoonOutlined aria-hidden />
          <span>至 {end}</span>
        </span>
      )}
      {unread > 0 && (
        <span className="bell-count" aria-hidden>
          {shown}
        </span>
      )}
    </Button>
  )
}

import type { NoticeRow } from '@zhanggui/contract/notice'
import { MoonOutlined } from '@ant-design/icons'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { NOTICE_SETTINGS } from '#widgets/notices/open-notices.ts'
import { Button, Drawer, Switch, Tooltip } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Arrival } from '../push/arrivals.ts'
import type { PushStatus } from '../push/connection.ts'
import { mute, useMuted } from '../sounds/mute.ts'
import { everything, type NoticeFilter, NoticeFilterBar } from './notice-filter.tsx'
import { NoticeList } from './notice-list.tsx'

const PAGE = 20

interface NoticeDrawerProps {
  readonly open: boolean
  readonly unread: number
  readonly status: PushStatus
  readonly arrivals: readonly Arrival[]
  readonly quietEnd: Date | undefined
  readonly readingAll: boolean
  readonly onClose: () => void
  readonly onRead: (row: NoticeRow, leaves: boolean) => void
  readonly onReadAll: () => void
}

export default function NoticeDrawer({
  open,
  unread,
  status,
  arrivals,
  quietEnd,
  readingAll,
  onClose,
  onRead,
  onReadAll,
}: NoticeDrawerProps) {
  const [{ filter, limit }, setWanted] = useState({ filter: everything, limit: PAGE })
  const choose = (next: NoticeFilter) => setWanted({ filter: next, limit: PAGE })
  return (
    <Drawer
      title="通知中心"
      open={open}
      onClose={onClose}
      destroyOnHidden
      size="min(420px, 100vw)"
      className="notice-drawer"
      extra={
        <Tooltip title={unread === 0 ? '没有未读通知' : undefined}>
          <Button type="text" disabled={unread === 0} loading={readingAll} onClick={onReadAll}>
            全部已读
          </Button>
        </Tooltip>
      }
      footer={<DrawerFooter status={status} onLeave={onClose} />}
    >
      {quietEnd && <QuietLine end={quietEnd} />}
      <NoticeFilterBar filter={filter} onChange={choose} />
      <NoticeList
        filter={filter}
        limit={limit}
        arrivals={arrivals}
        onRead={onRead}
        onMore={() => setWanted({ filter, limit: limit + PAGE })}
        onResetFilter={() => choose(everything)}
      />
    </Drawer>
  )
}

const QuietLine = ({ end }: { readonly end: Date }) => (
  <p className="notice-quiet">
    <MoonOutlined aria-hidden />
    免打扰至 {formatShopTime(end).slice(11, 16)}，期间没有提示音和系统通知
  </p>
)

function DrawerFooter({ status, onLeave }: { readonly status: PushStatus; readonly onLeave: () => void }) {
  const sound = useId()
  const muted = useMuted()
  const connected = status === 'connected'
  return (
    <div className="notice-footer">
      <output className={connected ? 'notice-line notice-line-up' : 'notice-line'}>
        {connected ? '已连接' : '正在重连…'}
      </output>
      <div className="notice-tools">
        <label className="notice-sound" htmlFor={sound}>
          提示音
          <Switch id={sound} size="small" checked={!muted} onChange={(on) => mute.set(!on)} />
        </label>
        <Link to={NOTICE_SETTINGS} onClick={onLeave}>
          通知设置
        </Link>
      </div>
    </div>
  )
}

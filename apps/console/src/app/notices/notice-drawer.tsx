import type { NoticeRow } from '@zhanggui/contract/notice'
import { Button, Drawer, Switch, Tooltip } from 'antd'
import { useId, useState } from 'react'
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
      footer={<DrawerFooter status={status} />}
    >
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

function DrawerFooter({ status }: { status: PushStatus }) {
  const sound = useId()
  const muted = useMuted()
  const connected = status === 'connected'
  return (
    <div className="notice-footer">
      <output className={connected ? 'notice-line notice-line-up' : 'notice-line'}>
        {connected ? '已连接' : '正在重连…'}
      </output>
      <label className="notice-sound" htmlFor={sound}>
        提示音
        <Switch id={sound} size="small" checked={!muted} onChange={(on) => mute.set(!on)} />
      </label>
    </div>
  )
}

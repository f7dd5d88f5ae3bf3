import { NotificationOutlined, RollbackOutlined, ShoppingOutlined } from '@ant-design/icons'
import { noticeType, type NoticeType } from '@zhanggui/domain/notice/notice-codes'
import type { ReactNode } from 'react'

const PICTURES: Record<NoticeType, ReactNode> = {
  [noticeType.is.refund]: <RollbackOutlined aria-hidden />,
  [noticeType.is.order]: <ShoppingOutlined aria-hidden />,
  [noticeType.is.system]: <NotificationOutlined aria-hidden />,
}

export const NoticeIcon = ({ type }: { type: NoticeType }) => (
  <span className={`notice-icon notice-icon-${noticeType.tone(type)}`} aria-hidden="true">
    {PICTURES[type]}
  </span>
)

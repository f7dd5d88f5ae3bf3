import { NotificationOutlined, RollbackOutlined, ShoppingOutlined } from '@ant-design/icons'
import { noticeType, type NoticeType } from '@zhanggui/domain/notice/notice-codes'
import type { ReactNode } from 'react'

const PICTURES: Record<NoticeType, ReactNode> = {
  [noticeType.is.refund]: <RollbackOutlined />,
  [noticeType.is.order]: <ShoppingOutlined />,
  [noticeType.is.system]: <NotificationOutlined />,
}

export const NoticeIcon = ({ type }: { type: NoticeType }) => (
  <span className={`notice-icon notice-icon-${noticeType.tone(type)}`} aria-hidden="true">
    {PICTURES[type]}
  </span>
)

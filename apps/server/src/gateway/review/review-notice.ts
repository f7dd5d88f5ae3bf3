import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import type { Announcement } from '#platform/push/announce.sql'

/** What the platform decided, told without the sound of an order to whoever works with products. */
export const reviewNotice = (content: string): Announcement => ({
  type: noticeType.is.system,
  title: '商品审核',
  content,
  url: '/product/list',
  permission: 'merchant:product:page:list',
})

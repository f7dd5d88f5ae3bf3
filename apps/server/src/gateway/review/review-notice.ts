import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import type { ProductTab } from '@zhanggui/domain/product/product-codes'
import type { Announcement } from '#platform/push/announce.sql'

/** Where the products stand now; the id of one alone finds it there. */
interface Place {
  readonly tab: ProductTab
  readonly id?: number | undefined
}

/** What the platform decided, told without the sound of an order to whoever works with products. */
export const reviewNotice = (content: string, { tab, id }: Place): Announcement => ({
  type: noticeType.is.system,
  title: '商品审核',
  content,
  url: `/product/list?type=${tab}${id === undefined ? '' : `&keywords=${id}`}`,
  permission: 'merchant:product:page:list',
})

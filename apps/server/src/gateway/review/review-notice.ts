import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import type { ProductTab } from '@zhanggui/domain/product/product-codes'
import type { Announcement } from '#platform/push/announce.sql'

/** The list tab of the products; a single one is searched by its id. */
interface Place {
  readonly tab: ProductTab
  readonly id?: number | undefined
}

/** A notice of the platform's decision for people who may see products; without the order sound. */
export const reviewNotice = (content: string, { tab, id }: Place): Announcement => ({
  kind: noticeKind.is.productReview,
  title: '商品审核',
  content,
  url: `/product/list?type=${tab}${id === undefined ? '' : `&keywords=${id}`}`,
  permission: 'merchant:product:page:list',
})

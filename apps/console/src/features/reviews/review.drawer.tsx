import { useCall } from '#api/use-call.ts'
import { LoadFailed, RowSkeleton } from '#ui/list/list-empty.tsx'
import { ShopTime } from '#ui/shop-time.tsx'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { reviewApi } from '@zhanggui/contract/product-review'
import { Descriptions, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { Author, ReviewedProduct, Stars } from './review-columns.tsx'
import { ReviewPictures } from './review-pictures.tsx'

interface Props {
  readonly id: number
  /** Leads to the neighbours. */
  readonly steps: ReactNode
  readonly onClose: () => void
}

export function ReviewDrawer({ id, steps, onClose }: Props) {
  const review = useCall(reviewApi.info, { id })
  return (
    <Drawer open title="评论详情" size={640} extra={steps} onClose={onClose}>
      {review.data ? (
        <Detail review={review.data} />
      ) : review.error ? (
        <LoadFailed reason={review.error.message} onRetry={() => void review.refetch()} />
      ) : (
        <RowSkeleton />
      )}
    </Drawer>
  )
}

function Detail({ review }: { readonly review: ReplyOf<typeof reviewApi.info> }) {
  const { comment, pics, merchantReplyContent, merchantReplyTime } = review
  return (
    <div className="review-detail">
      <Descriptions
        column={{ xs: 1, sm: 2 }}
        size="small"
        items={[
          { key: 'product', label: '商品信息', span: 'filled', children: <ReviewedProduct of={review} /> },
          { key: 'sku', label: '商品属性', children: review.sku || '-' },
          { key: 'order', label: '订单号', children: review.orderNo || '-' },
          { key: 'author', label: '用户昵称', children: <Author of={review} /> },
          { key: 'uid', label: '用户ID', children: review.uid || '-' },
          { key: 'star', label: '评价星级', children: <Stars of={review.star} /> },
          { key: 'time', label: '评价时间', children: <ShopTime at={review.createTime} exact /> },
        ]}
      />
      <p>{comment}</p>
      {pics.length > 0 && <ReviewPictures paths={pics} most={pics.length} />}
      {merchantReplyTime && (
        <Descriptions
          column={1}
          size="small"
          items={[
            { key: 'reply', label: '回复内容', children: merchantReplyContent },
            { key: 'when', label: '回复时间', children: <ShopTime at={merchantReplyTime} exact /> },
          ]}
        />
      )}
    </div>
  )
}

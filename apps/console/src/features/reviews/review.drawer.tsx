import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { Can } from '#ui/action/can.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { productApi } from '@zhanggui/contract/goods/product'
import { reviewApi, type ReviewRow } from '@zhanggui/contract/goods/product-review'
import { Button, Descriptions, Drawer } from 'antd'
import { viewPath } from '../products/public.ts'
import { Author, ReviewedProduct, Stars } from './review-columns.tsx'
import { SmallPictures } from '#widgets/small-pictures/small-pictures.tsx'

type Review = ReplyOf<typeof reviewApi.info>

interface Props {
  readonly id: number
  readonly onClose: () => void
  readonly onAnswer: (review: ReviewRow) => void
}

export function ReviewDrawer({ id, onClose, onAnswer }: Props) {
  const review = useCall(reviewApi.info, { id })
  return (
    <Drawer
      open
      title="评论详情"
      size={640}
      extra={<RecordSteps />}
      footer={review.data && <Deeds review={review.data} onDeleted={onClose} onAnswer={onAnswer} />}
      onClose={onClose}
    >
      {review.data ? (
        <Detail review={review.data} />
      ) : (
        <WaitingFor waiting={{ error: review.error, retry: () => void review.refetch() }} />
      )}
    </Drawer>
  )
}

interface DeedsProps extends Pick<Props, 'onAnswer'> {
  readonly review: Review
  readonly onDeleted: () => void
}

function Deeds({ review, onDeleted, onAnswer }: DeedsProps) {
  return (
    <div className="review-deeds">
      <ActionButton
        call={reviewApi.delete}
        input={{ id: review.id }}
        isDanger
        confirm={{ name: `${review.nickname}的评价` }}
        success="删除成功"
        onDone={onDeleted}
      >
        删除
      </ActionButton>
      {!review.isReply && (
        <Can call={reviewApi.answer}>
          <Button type="primary" onClick={() => onAnswer(review)}>
            回复
          </Button>
        </Can>
      )}
    </div>
  )
}

/** What was said comes first, then the shop's answer, then where it comes from. */
function Detail({ review }: { readonly review: Review }) {
  const { comment, pics, merchantReplyContent, merchantReplyTime } = review
  const product = mayCall(productApi.info, useSession()) ? viewPath(review.productId) : undefined
  return (
    <div className="review-detail">
      <section className="review-said" aria-label="评价内容">
        <header>
          <Stars of={review.star} />
          <Author of={review} />
          <ShopTime at={review.createTime} exact />
        </header>
        <p>{comment}</p>
        {pics.length > 0 && <SmallPictures paths={pics} most={pics.length} />}
      </section>
      {merchantReplyTime && (
        <section className="review-answer" aria-label="回复内容">
          <header>
            <strong>商家回复</strong>
            <ShopTime at={merchantReplyTime} exact />
          </header>
          <p>{merchantReplyContent}</p>
        </section>
      )}
      <Descriptions
        column={{ xs: 1, sm: 2 }}
        size="small"
        colon={false}
        items={[
          { key: 'product', label: '商品信息', span: 'filled', children: <ReviewedProduct of={review} to={product} /> },
          { key: 'sku', label: '规格', children: review.sku || '-' },
          { key: 'order', label: '订单号', children: review.orderNo || '-' },
          { key: 'uid', label: '用户ID', children: review.uid || '-' },
        ]}
      />
    </div>
  )
}

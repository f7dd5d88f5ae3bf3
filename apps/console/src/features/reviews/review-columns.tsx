import './review-columns.css'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { reviewApi, type ReviewRow } from '@zhanggui/contract/goods/product-review'
import { Tag, Typography } from 'antd'
import { Link } from 'react-router'
import { SmallPictures } from '#widgets/small-pictures/small-pictures.tsx'

const MOST_STARS = 5

export const reviewColumns: ColumnsOf<typeof reviewApi.list> = [
  { field: 'id', title: 'ID', width: 64, isSpare: true },
  { field: 'productName', title: '商品信息', width: 160, render: (review) => <ReviewedProduct of={review} /> },
  { field: 'nickname', title: '用户昵称', width: 88, render: (review) => <Author of={review} /> },
  { field: 'star', title: '评价星级', width: 104, render: ({ star }) => <Stars of={star} /> },
  { field: 'comment', title: '评价内容', width: 240, isMain: true, render: (review) => <Said of={review} /> },
  {
    field: 'merchantReplyContent',
    title: '回复内容',
    width: 220,
    isSpare: true,
    render: ({ merchantReplyContent: text }) =>
      text === '' ? '-' : <Typography.Text ellipsis={{ tooltip: text }}>{text}</Typography.Text>,
  },
  { field: 'createTime', title: '评价时间', width: 104, render: ({ createTime }) => <ShopTime at={createTime} /> },
]

interface ReviewedProps {
  readonly of: ReviewRow
  /** Where the product can be looked at. */
  readonly to?: string | undefined
}

export const ReviewedProduct = ({ of: { productName, productImage }, to }: ReviewedProps) => (
  <span className="review-product">
    {productImage !== '' && <SmallPictures paths={[productImage]} most={1} />}
    {productName && to ? <Link to={to}>{productName}</Link> : <span>{productName || '商品已删除'}</span>}
  </span>
)

/** The shop's own reviews are marked wherever they are seen. */
export const Author = ({ of: { nickname, isVirtual, isLogoff } }: { readonly of: ReviewRow }) => (
  <>
    <span className={isLogoff ? 'review-author-gone' : ''}>
      {nickname}
      {isLogoff && '(已注销)'}
    </span>{' '}
    {isVirtual && <Tag color="gold">自评</Tag>}
  </>
)

export const Stars = ({ of: star }: { readonly of: number }) => (
  <span className="review-stars" role="img" aria-label={`${star} 星`}>
    {'★'.repeat(star)}
    <i>{'★'.repeat(MOST_STARS - star)}</i>
  </span>
)

const Said = ({ of: review }: { readonly of: ReviewRow }) => (
  <>
    <RecordLink to={review.id} call={reviewApi.info} className="review-comment">
      {review.comment}
    </RecordLink>
    {review.pics.length > 0 && <SmallPictures paths={review.pics} most={3} />}
  </>
)

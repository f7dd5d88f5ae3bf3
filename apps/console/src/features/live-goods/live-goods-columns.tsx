import './live-goods.css'
import { mayCall, useSession } from '#api/session.ts'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { Money } from '#ui/show/money.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { SyncLine } from '#widgets/sync-health/sync-line.tsx'
import { liveGoodsApi, type LiveGoodsRow } from '@zhanggui/contract/live/goods'
import { livePriceType, liveReview } from '@zhanggui/domain/live/live-goods-codes'
import { whyNotLiveGoods } from '@zhanggui/domain/live/live-goods-rules'
import { Link } from 'react-router'
import { editPath } from './live-goods-paths.ts'

export const liveGoodsColumns: ColumnsOf<typeof liveGoodsApi.list> = [
  { field: 'id', title: 'ID', width: 80, isSpare: true },
  { field: 'productId', title: '商品ID', width: 80, isSpare: true },
  {
    field: 'coverImgUrlLocal',
    title: '商品图',
    width: 64,
    isPicture: true,
    isSpare: true,
    render: ({ coverImgUrlLocal }) => (
      <span className="live-goods-picture">
        <PictureFrame kind="picture" path={coverImgUrlLocal} alt="" />
      </span>
    ),
  },
  { field: 'name', title: '商品名称', width: 200, isMain: true, render: (goods) => <Name of={goods} /> },
  {
    field: 'priceType',
    title: '价格类型',
    width: 88,
    render: ({ priceType }) => livePriceType.label(priceType),
  },
  { field: 'price', title: '价格', width: 160, align: 'right', render: (goods) => <Price of={goods} /> },
  { field: 'sort', title: '排序', width: 64, align: 'right', isSpare: true },
  { field: 'reviewStatus', title: '审核状态', width: 176, render: (goods) => <Review of={goods} /> },
  {
    field: 'createTime',
    title: '添加时间',
    width: 112,
    isSpare: true,
    isHidden: true,
    render: ({ createTime }) => <ShopTime at={createTime} />,
  },
]

interface Props {
  readonly of: LiveGoodsRow
}

function Name({ of: { id, name, reviewStatus } }: Props) {
  const mayEdit = mayCall(liveGoodsApi.update, useSession())
  if (!mayEdit || whyNotLiveGoods(reviewStatus, 'edit') !== undefined) return name
  return <Link to={editPath(id)}>{name}</Link>
}

const Price = ({ of: { price, price2 } }: Props) => (
  <>
    <Money fen={price} />
    {price2 !== null && (
      <>
        {' ~ '}
        <Money fen={price2} />
      </>
    )}
  </>
)

const Review = ({ of: { reviewStatus, reviewReason, sync } }: Props) => (
  <span className="live-goods-state">
    <CodeTag table={liveReview} code={reviewStatus} />
    {reviewReason !== '' && <small title={reviewReason}>{reviewReason}</small>}
    <SyncLine of={reviewStatus === liveReview.is.reviewing ? sync : null} />
  </span>
)

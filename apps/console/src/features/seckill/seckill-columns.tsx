import './seckill.css'
import type { Column, ColumnsOf } from '#ui/list/columns/column.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { Money } from '#ui/show/money.tsx'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { SeckillRow } from '@zhanggui/contract/marketing/seckill-fields'
import { productShelf } from '@zhanggui/domain/product/product-codes'
import { type SeckillAudit, seckillAudit } from '@zhanggui/domain/seckill/seckill-codes'
import { soldPercent } from '@zhanggui/domain/seckill/seckill-rules'
import { ActivityState } from './activity-state.tsx'

const columns: readonly Column<SeckillRow>[] = [
  { field: 'id', title: 'ID', width: 80, isHidden: true },
  {
    field: 'image',
    title: '商品图',
    width: 64,
    isPicture: true,
    isSpare: true,
    render: ({ image }) => (
      <span className="seckill-picture">
        <PictureFrame kind="picture" path={image} alt="" />
      </span>
    ),
  },
  {
    field: 'name',
    title: '商品名称',
    width: 176,
    isMain: true,
    render: ({ id, name }) => (
      <RecordLink to={id} call={seckillApi.info} className="seckill-name">
        {name}
      </RecordLink>
    ),
  },
  { field: 'categoryName', title: '商品分类', width: 96, isHidden: true },
  { field: 'activityName', title: '活动名称', width: 112, isSpare: true },
  { field: 'activityStatus', title: '活动状态', width: 112, render: (product) => <ActivityState of={product} /> },
  {
    field: 'price',
    title: '商品售价',
    width: 88,
    align: 'right',
    isSpare: true,
    render: ({ price }) => <Money fen={price} />,
  },
  {
    field: 'seckillPrice',
    title: '活动价',
    width: 88,
    align: 'right',
    render: ({ seckillPrice }) => <Money fen={seckillPrice} />,
  },
  { field: 'quota', title: '剩余 / 限量', width: 92, align: 'right', render: (product) => <Quota of={product} /> },
  { field: 'sort', title: '排序', width: 64, align: 'right', isHidden: true },
  {
    field: 'isShow',
    title: '商品状态',
    width: 80,
    isSpare: true,
    render: ({ isShow }) => <CodeTag table={productShelf} code={isShow ? productShelf.is.on : productShelf.is.off} />,
  },
  {
    field: 'auditStatus',
    title: '审核状态',
    width: 112,
    render: (product) => <Audit of={product} />,
  },
]

/** Among what was refused the shelf says nothing. */
export const seckillColumnsFor = (tab: SeckillAudit | undefined): ColumnsOf<typeof seckillApi.list> =>
  tab === seckillAudit.is.refused ? columns.filter(({ field }) => field !== 'isShow') : columns

const Audit = ({ of: { auditStatus, reason } }: { readonly of: SeckillRow }) => (
  <span className="seckill-state">
    <CodeTag table={seckillAudit} code={auditStatus} />
    {reason !== '' && (
      <small className="seckill-name" title={reason}>
        {reason}
      </small>
    )}
  </span>
)

/** How much of the offer is left, in figures and at a glance. */
const Quota = ({ of: { quota, quotaShow } }: { readonly of: SeckillRow }) => (
  <span className="seckill-quota">
    {`${quota} / ${quotaShow}`}
    <meter min={0} max={100} value={soldPercent(quotaShow, quota)} aria-label="已售比例" />
  </span>
)

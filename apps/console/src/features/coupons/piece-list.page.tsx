import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { spanText, thresholdText, yuanText } from '#widgets/coupon-picker/coupon-words.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { couponScope, pieceSource, pieceStatus } from '@zhanggui/domain/coupon/coupon-codes'
import { Link } from 'react-router'
import { orderPath } from '../orders/public.ts'
import { Lines, SpanLines } from './coupon-lines.tsx'

const idFilter = (label: string) => ({ label, kind: 'text' }) as const

const filters: FiltersOf<typeof couponApi.pieces> = {
  status: { label: '使用状态', kind: 'select', options: pieceStatus.options },
  name: { label: '优惠券名', kind: 'text' },
  nickname: { label: '用户昵称', kind: 'text' },
  uid: idFilter('用户ID'),
  couponId: idFilter('优惠券ID'),
}

const columns: ColumnsOf<typeof couponApi.pieces> = [
  { field: 'id', title: '领取ID', width: 84, isHidden: true },
  { field: 'couponId', title: '优惠券ID', width: 84, isHidden: true },
  {
    field: 'name',
    title: '优惠券名称',
    width: 144,
    isMain: true,
    render: ({ name, couponId }) => <Lines first={name} second={`ID ${couponId}`} />,
  },
  {
    field: 'nickname',
    title: '用户信息',
    width: 112,
    render: ({ nickname, uid }) => <Lines first={nickname || '-'} second={`ID ${uid}`} />,
  },
  { field: 'money', title: '面值', width: 64, align: 'right', render: ({ money }) => yuanText(money) },
  {
    field: 'minPrice',
    title: '最低消费额',
    width: 88,
    align: 'right',
    render: ({ minPrice }) => thresholdText(minPrice),
  },
  {
    field: 'startTime',
    title: '使用有效期',
    width: 160,
    isSpare: true,
    render: ({ startTime, endTime }) => <SpanLines text={spanText(startTime, endTime)} />,
  },
  { field: 'category', title: '使用范围', width: 76, render: ({ category }) => couponScope.label(category) },
  { field: 'source', title: '来源', width: 80, isSpare: true, render: ({ source }) => pieceSource.label(source) },
  { field: 'createTime', title: '领取时间', width: 100 },
  {
    field: 'status',
    title: '使用状态',
    width: 100,
    render: ({ status, useTime }) => (
      <Lines
        first={<CodeTag table={pieceStatus} code={status} />}
        second={useTime === null ? undefined : <ShopTime at={useTime} />}
      />
    ),
  },
  {
    field: 'useTime',
    title: '使用时间',
    width: 108,
    isHidden: true,
    render: ({ useTime }) => <ShopTime at={useTime} />,
  },
  {
    field: 'orderNo',
    title: '使用订单',
    width: 228,
    isSpare: true,
    render: ({ orderNo }) => (orderNo === '' ? '-' : <Link to={orderPath(orderNo)}>{orderNo}</Link>),
  },
]

/** Who has had which coupon, and what has become of it. */
export default function PieceListPage() {
  const list = useListState(couponApi.pieces)
  const views = useListViews(list)
  return (
    <ListPage
      list={list}
      title="领取记录"
      columns={columns}
      filters={filters}
      views={views}
      empty={{ title: '还没有领取记录', hint: '顾客领取、店铺发送和购物赠送的优惠券会出现在这里。' }}
    />
  )
}

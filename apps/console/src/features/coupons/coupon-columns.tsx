import { RowSwitch } from '#ui/action/row-switch.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { spanText, validityText, yuanText } from '#widgets/coupon-picker/coupon-words.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { couponReceive, couponScope } from '@zhanggui/domain/coupon/coupon-codes'
import { Lines, SpanLines } from './coupon-lines.tsx'
import { CouponStanding } from './standing.tsx'

const switchWords = (isOpen: boolean) => (isOpen ? '开启' : '关闭')

export const couponColumns: ColumnsOf<typeof couponApi.list> = [
  { field: 'id', title: 'ID', width: 80, isSpare: true },
  {
    field: 'name',
    title: '名称',
    width: 148,
    isMain: true,
    render: ({ id, name, category, receiveType }) => (
      <Lines
        first={
          <RecordLink to={id} call={couponApi.info} className="coupon-name">
            {name}
          </RecordLink>
        }
        second={`${couponScope.label(category)} · ${couponReceive.label(receiveType)}`}
      />
    ),
  },
  {
    field: 'money',
    title: '面值',
    width: 88,
    align: 'right',
    render: ({ money, minPrice }) => (
      <Lines first={yuanText(money)} second={minPrice === 0 ? '不限制' : `满 ${yuanText(minPrice)} 可用`} />
    ),
  },
  {
    field: 'receiveStartTime',
    title: '领取日期',
    width: 160,
    isSpare: true,
    render: (coupon) =>
      coupon.isTimeReceive ? <SpanLines text={spanText(coupon.receiveStartTime, coupon.receiveEndTime)} /> : '不限时',
  },
  {
    field: 'day',
    title: '使用时间',
    width: 160,
    isSpare: true,
    render: (coupon) => <SpanLines text={validityText(coupon)} />,
  },
  {
    field: 'total',
    title: '发布数量',
    width: 96,
    render: ({ isLimited, total, lastTotal }) =>
      isLimited ? <Lines first={`发布：${total}`} second={`剩余：${lastTotal}`} /> : '不限量',
  },
  {
    field: 'issuedCount',
    title: '领取 / 使用',
    width: 88,
    align: 'right',
    isSpare: true,
    render: ({ issuedCount, usedCount }) => `${issuedCount} / ${usedCount}`,
  },
  { field: 'version', key: 'standing', title: '状态', width: 112, render: (coupon) => <CouponStanding of={coupon} /> },
  {
    field: 'status',
    title: '是否开启',
    width: 76,
    render: ({ id, name, status }) => (
      <RowSwitch
        label={`${name}是否开启`}
        call={couponApi.updateStatus}
        input={(isOpen) => ({ id, status: isOpen })}
        success="修改成功"
        isOn={status}
        words={switchWords}
      />
    ),
  },
  {
    field: 'category',
    title: '类别',
    width: 76,
    isHidden: true,
    render: ({ category }) => couponScope.label(category),
  },
  {
    field: 'receiveType',
    title: '领取方式',
    width: 100,
    isHidden: true,
    render: ({ receiveType }) => couponReceive.label(receiveType),
  },
  { field: 'sort', title: '排序', width: 64, align: 'right', isHidden: true },
  { field: 'createTime', title: '创建时间', width: 108, isHidden: true },
]

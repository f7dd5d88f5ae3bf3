import './coupons.css'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { spanText, thresholdText, validityText, yuanText } from '#widgets/coupon-picker/coupon-words.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { couponReceive, couponScope } from '@zhanggui/domain/coupon/coupon-codes'
import { CouponStanding } from './standing.tsx'

const switchWords = (isOpen: boolean) => (isOpen ? '开启' : '关闭')

export const couponColumns: ColumnsOf<typeof couponApi.list> = [
  { field: 'id', title: 'ID', width: 76, isSpare: true },
  {
    field: 'name',
    title: '名称',
    width: 160,
    isMain: true,
    render: ({ id, name }) => (
      <RecordLink to={id} call={couponApi.info} className="coupon-name">
        {name}
      </RecordLink>
    ),
  },
  { field: 'category', title: '类别', width: 76, render: ({ category }) => couponScope.label(category) },
  { field: 'money', title: '面值', width: 72, align: 'right', render: ({ money }) => yuanText(money) },
  {
    field: 'minPrice',
    title: '最低消费',
    width: 84,
    align: 'right',
    render: ({ minPrice }) => thresholdText(minPrice),
  },
  {
    field: 'receiveType',
    title: '领取方式',
    width: 100,
    isSpare: true,
    render: ({ receiveType }) => couponReceive.label(receiveType),
  },
  {
    field: 'receiveStartTime',
    title: '领取日期',
    width: 168,
    isSpare: true,
    render: (coupon) => (coupon.isTimeReceive ? spanText(coupon.receiveStartTime, coupon.receiveEndTime) : '不限时'),
  },
  { field: 'day', title: '使用时间', width: 168, isSpare: true, render: validityText },
  {
    field: 'total',
    title: '发布数量',
    width: 110,
    render: ({ isLimited, total, lastTotal }) =>
      isLimited ? (
        <>
          发布：{total}
          <br />
          剩余：{lastTotal}
        </>
      ) : (
        '不限量'
      ),
  },
  { field: 'issuedCount', title: '已领取', width: 72, align: 'right' },
  { field: 'usedCount', title: '已使用', width: 72, align: 'right' },
  { field: 'version', key: 'standing', title: '状态', width: 128, render: (coupon) => <CouponStanding of={coupon} /> },
  {
    field: 'status',
    title: '是否开启',
    width: 84,
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
  { field: 'sort', title: '排序', width: 64, align: 'right', isHidden: true },
  { field: 'createTime', title: '创建时间', width: 108, isHidden: true },
]

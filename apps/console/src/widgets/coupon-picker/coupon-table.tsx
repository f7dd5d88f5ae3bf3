import './coupon-table.css'
import { useCall } from '#api/use-call.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { useSettled } from '#ui/input/use-settled.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { PickedCoupon } from '@zhanggui/contract/coupon/coupon-fields'
import { type CouponReceive, couponReceive } from '@zhanggui/domain/coupon/coupon-codes'
import { SearchOutlined } from '@ant-design/icons'
import { Input, Table, type TableColumnType, type TableProps } from 'antd'
import { type ReactNode, useState } from 'react'
import { leftText, thresholdText, validityText, yuanText } from './coupon-words.ts'

const columns: TableColumnType<PickedCoupon>[] = [
  { dataIndex: 'id', title: 'ID', width: 80, responsive: ['md'] },
  { dataIndex: 'name', title: '优惠券名称' },
  { dataIndex: 'money', title: '优惠券面值', width: 104, align: 'right', render: (_, { money }) => yuanText(money) },
  {
    dataIndex: 'minPrice',
    title: '最低消费额',
    width: 104,
    align: 'right',
    responsive: ['sm'],
    render: (_, { minPrice }) => thresholdText(minPrice),
  },
  { key: 'validity', title: '有效期限', width: 200, responsive: ['md'], render: (_, row) => validityText(row) },
  { key: 'left', title: '剩余数量', width: 88, align: 'right', responsive: ['sm'], render: (_, row) => leftText(row) },
]

const whatFor: Readonly<Record<CouponReceive, string>> = {
  [couponReceive.is.manual]: '没有可以发送的优惠券。先添加一张领取方式为「手动领取」的优惠券，并开启它。',
  [couponReceive.is.gift]: '没有可以赠送的优惠券。先添加一张领取方式为「商品买赠券」的优惠券，并开启它。',
}

interface Props {
  readonly type: CouponReceive
  /** Ticks, in the mode that has them. */
  readonly selection?: TableProps<PickedCoupon>['rowSelection']
  /** The last column, in the mode that acts by rows. */
  readonly action?: (coupon: PickedCoupon) => ReactNode
}

/** Coupons of the shop that can be had and spent, with a search by name. */
export function CouponTable({ type, selection, action }: Props) {
  const [typed, setTyped] = useState('')
  const name = useSettled(typed.trim())
  const coupons = useCall(couponApi.usable, { type, ...(name !== '' && { name }) }, { keepPrevious: true })
  if (!coupons.data) return <WaitingFor waiting={{ error: coupons.error, retry: () => void coupons.refetch() }} />
  const acting = action && {
    key: 'action',
    title: '操作',
    width: 72,
    render: (_: unknown, row: PickedCoupon) => action(row),
  }
  return (
    <div className="coupon-table">
      <Input
        prefix={<SearchOutlined aria-hidden />}
        aria-label="优惠券名称"
        placeholder="优惠券名称"
        allowClear
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Table
        aria-label="优惠劵"
        size="small"
        rowKey="id"
        columns={acting ? [...columns, acting] : columns}
        dataSource={coupons.data}
        pagination={false}
        // spec §9
        scroll={{ y: 400 }}
        locale={{ emptyText: name === '' ? whatFor[type] : '没有找到这样的优惠券' }}
        {...(selection && { rowSelection: selection })}
      />
    </div>
  )
}

import './coupons.css'
import { useCall } from '#api/use-call.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { Money } from '#ui/show/money.tsx'
import { RecordPart } from '#ui/show/record-part.tsx'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { CouponDetail } from '@zhanggui/contract/coupon/coupon-fields'
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CouponTermsList } from './coupon-terms.tsx'
import { piecesPath } from './coupon-paths.ts'
import { ProductTiles } from './product-tiles.tsx'
import { CouponStanding } from './standing.tsx'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** What a coupon promises, and what has become of it. */
export default function CouponDrawer({ id, onClose }: Props) {
  const coupon = useCall(couponApi.info, { id }, { keepPrevious: true })
  const shown = coupon.data
  return (
    <Drawer open title="优惠券详情" size={720} extra={<RecordSteps />} onClose={onClose}>
      {shown?.id === id && !coupon.error ? (
        <div className="record-detail">
          <header className="coupon-head">
            <h2>{shown.name}</h2>
            <CouponStanding of={shown} />
          </header>
          <Figures of={shown} />
          <div className="record-parts">
            <RecordPart title="优惠规则">
              <CouponTermsList of={shown} />
            </RecordPart>
            {shown.productList.length > 0 && (
              <RecordPart title={`适用商品（${shown.productList.length}）`}>
                <ProductTiles of={shown.productList} />
              </RecordPart>
            )}
            <Link to={piecesPath(id)}>查看领取记录</Link>
          </div>
        </div>
      ) : (
        <WaitingFor waiting={{ error: coupon.error, retry: () => void coupon.refetch() }} />
      )}
    </Drawer>
  )
}

function Figures({ of: coupon }: { readonly of: CouponDetail }) {
  const cells: readonly (readonly [string, ReactNode])[] = [
    ['已领取', coupon.issuedCount],
    ['已使用', coupon.usedCount],
    ['支付订单', coupon.orderCount],
    ['订单金额', <Money fen={coupon.orderPrice} key="orders" />],
    ['优惠金额', <Money fen={coupon.discountPrice} key="discount" />],
    ['新买家', coupon.newBuyerCount],
  ]
  return (
    <dl className="coupon-figures">
      {cells.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

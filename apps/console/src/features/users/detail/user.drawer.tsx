import './user.drawer.css'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { Money } from '#ui/show/money.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { BuyerName } from '#widgets/buyer/buyer-name.tsx'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { orderApi } from '@zhanggui/contract/order/order'
import { userApi, type UserDetail } from '@zhanggui/contract/user/user'
import { Drawer, Tabs } from 'antd'
import type { ReactNode } from 'react'
import { UserTags } from '../tags/user-tags.tsx'
import { UserAvatar } from '../user-avatar.tsx'
import { UserCoupons } from './user-coupons.tsx'
import { UserInfo } from './user-info.tsx'
import { UserOrders } from './user-orders.tsx'

interface Props {
  readonly id: number
  readonly onTag: (user: UserDetail) => void
  readonly onRemark: (user: UserDetail) => void
  readonly onClose: () => void
}

/** A user as this shop knows them. */
export default function UserDrawer({ id, onTag, onRemark, onClose }: Props) {
  const user = useCall(userApi.detail, { id }, { keepPrevious: true })
  const shown = user.data
  const isCurrent = shown?.id === id && !user.error
  const session = useSession()
  const [seesOrders, seesCoupons] = [mayCall(orderApi.list, session), mayCall(couponApi.pieces, session)]
  return (
    <Drawer open title="用户详情" size={800} extra={<RecordSteps />} onClose={onClose}>
      {isCurrent ? (
        <div className="record-detail">
          <Head user={shown} onTag={onTag} onRemark={onRemark} />
          <Figures user={shown} />
          <Tabs
            items={[
              { key: 'info', label: '用户信息', children: <UserInfo user={shown} /> },
              ...(seesOrders ? [{ key: 'orders', label: '订单', children: <UserOrders key={id} uid={id} /> }] : []),
              ...(seesCoupons
                ? [{ key: 'coupons', label: '优惠券', children: <UserCoupons key={id} uid={id} /> }]
                : []),
            ]}
          />
        </div>
      ) : (
        <WaitingFor waiting={{ error: user.error, retry: () => void user.refetch() }} />
      )}
    </Drawer>
  )
}

function Head({ user, onTag, onRemark }: Pick<Props, 'onTag' | 'onRemark'> & { readonly user: UserDetail }) {
  return (
    <header className="user-head">
      <UserAvatar of={user} isLarge />
      <div className="user-head-text">
        <h2>
          <BuyerName of={{ nickName: user.nickname, isLogoff: user.isLogoff }} />
        </h2>
        {user.tagList.length > 0 && <UserTags of={user.tagList} most={user.tagList.length} />}
      </div>
      <div className="user-head-deeds">
        <Can call={userApi.setTags}>
          <Button onClick={() => onTag(user)}>标签</Button>
        </Can>
        <Can call={userApi.remark}>
          <Button onClick={() => onRemark(user)}>备注</Button>
        </Can>
      </div>
    </header>
  )
}

/** What this shop has sold to them. */
function Figures({ user }: { readonly user: UserDetail }) {
  const cells: readonly (readonly [string, ReactNode])[] = [
    ['订单数', user.orderCount],
    ['消费金额', <Money fen={user.paidPrice} key="paid" />],
    ['客单价', <Money fen={user.averagePrice} key="average" />],
    [`退款（${user.refundCount} 次）`, <Money fen={user.refundPrice} key="refunded" />],
    ['最近下单', <ShopTime at={user.lastOrderTime} key="last" />],
  ]
  return (
    <dl className="user-figures">
      {cells.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

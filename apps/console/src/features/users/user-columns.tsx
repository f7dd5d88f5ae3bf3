import './user-columns.css'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { Money } from '#ui/show/money.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { BuyerName } from '#widgets/buyer/buyer-name.tsx'
import { userApi, type UserRow } from '@zhanggui/contract/user/user'
import { registerType, userSex } from '@zhanggui/domain/order/shopper-codes'
import { UserAvatar } from './user-avatar.tsx'
import { UserTags } from './tags/user-tags.tsx'

export const userColumns: ColumnsOf<typeof userApi.list> = [
  { field: 'nickname', title: '用户', width: 160, isMain: true, render: (user) => <Who of={user} /> },
  { field: 'phone', title: '手机号', width: 112 },
  { field: 'tagList', title: '标签', width: 96, render: ({ tagList }) => <UserTags of={tagList} /> },
  { field: 'orderCount', title: '订单数', width: 76, align: 'right' },
  {
    field: 'paidPrice',
    title: '消费金额',
    width: 100,
    align: 'right',
    render: ({ paidPrice }) => <Money fen={paidPrice} />,
  },
  {
    field: 'lastOrderTime',
    title: '最近下单',
    width: 100,
    isSpare: true,
    render: ({ lastOrderTime }) => <ShopTime at={lastOrderTime} />,
  },
  { field: 'lastLoginTime', title: '近次访问', width: 108, isSpare: true },
  { field: 'createTime', title: '首次访问', width: 108, isSpare: true },
  { field: 'isFollow', title: '是否关注', width: 84, isHidden: true },
  { field: 'realName', title: '真实姓名', width: 88, isHidden: true },
  { field: 'sex', title: '性别', width: 64, isHidden: true, render: ({ sex }) => userSex.label(sex) },
]

const Who = ({ of: user }: { readonly of: UserRow }) => (
  <span className="user-who">
    <UserAvatar of={user} />
    <span className="user-who-text">
      <RecordLink to={user.id} call={userApi.detail} className="user-name">
        <BuyerName of={{ nickName: user.nickname, isLogoff: user.isLogoff }} />
      </RecordLink>
      <span className="user-mark" title={user.mark}>
        {[registerType.label(user.registerType), user.mark].filter(Boolean).join(' · ')}
      </span>
    </span>
  </span>
)

import { RecordPart, RecordWords } from '#ui/show/record-part.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { RevealButton } from '#widgets/buyer/reveal-button.tsx'
import { useRevealed } from '#widgets/buyer/use-revealed.ts'
import { userApi, type UserDetail } from '@zhanggui/contract/user/user'
import { registerType, userSex } from '@zhanggui/domain/order/shopper-codes'
import { Descriptions, type DescriptionsProps } from 'antd'

const COLUMNS = { xs: 1, sm: 2 }

/** Who it is, and how they came here. */
export function UserInfo({ user }: { readonly user: UserDetail }) {
  const revealed = useRevealed(userApi.reveal, { id: user.id })
  const { realName, userPhone: phone } = revealed.data ?? { ...user, userPhone: user.phone }
  const isMasked = user.realName !== '' || user.phone !== ''
  const items: DescriptionsProps['items'] = [
    { key: 'phone', label: '手机号', children: phone || '-' },
    { key: 'name', label: '真实姓名', children: realName || '-' },
    { key: 'id', label: '用户ID', children: user.id },
    { key: 'sex', label: '性别', children: userSex.label(user.sex) },
    { key: 'level', label: '用户等级', children: user.level },
    { key: 'member', label: '付费会员', children: user.isPaidMember ? '是' : '否' },
    { key: 'register', label: '注册类型', children: registerType.label(user.registerType) },
    {
      key: 'follow',
      label: '关注店铺',
      children: user.followTime ? <ShopTime at={user.followTime} exact /> : '未关注',
    },
    { key: 'first', label: '首次访问', children: <ShopTime at={user.createTime} exact /> },
    { key: 'last', label: '近次访问', children: <ShopTime at={user.lastLoginTime} exact /> },
  ]
  return (
    <div className="record-parts">
      <RecordPart title="基本信息" extra={isMasked && <RevealButton of={revealed} />}>
        <Descriptions size="small" colon={false} column={COLUMNS} items={items} />
      </RecordPart>
      <RecordWords title="备注" text={user.mark} />
    </div>
  )
}

import { SmallPictures } from '#widgets/small-pictures/small-pictures.tsx'
import type { SettlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { Descriptions } from 'antd'

/** Where money is sent, as the shop may see it. */
export interface PayoutAccount {
  readonly name: string
  readonly bank: string
  readonly card: string
  readonly address: string
  readonly wechat: string
  readonly alipay: string
  readonly code: string
}

const accountItems = (type: SettlementType, account: PayoutAccount) => {
  if (type === 'bank') {
    return [
      { key: 'name', label: '开户户名', children: account.name },
      { key: 'bank', label: '开户银行', children: account.bank },
      { key: 'card', label: '银行账号', children: account.card },
      { key: 'address', label: '开户地址', children: account.address },
    ]
  }
  const isWechat = type === 'wechat'
  return [
    { key: 'name', label: '真实姓名', children: account.name },
    {
      key: 'account',
      label: isWechat ? '微信账号' : '支付宝账号',
      children: isWechat ? account.wechat : account.alipay,
    },
    {
      key: 'code',
      label: isWechat ? '微信二维码' : '支付宝二维码',
      children: account.code === '' ? '-' : <SmallPictures paths={[account.code]} most={1} />,
    },
  ]
}

export const PayoutAccountFields = ({
  type,
  account,
}: {
  readonly type: SettlementType
  readonly account: PayoutAccount
}) => <Descriptions size="small" colon={false} column={{ xs: 1, sm: 2 }} items={accountItems(type, account)} />

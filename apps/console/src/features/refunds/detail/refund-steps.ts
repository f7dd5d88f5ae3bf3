import type { RefundDetail } from '@zhanggui/contract/order/refund'
import { afterSales, refundStarter, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'

export interface RefundStep {
  readonly key: string
  readonly title: string
  readonly by: string
  readonly at?: Date
  readonly tone?: 'danger' | 'coming'
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** What the buyer shows for it. */
  readonly pictures: readonly string[]
}

const BUYER = '用户'
const SHOP = '商家'

type Told = Omit<RefundStep, 'key' | 'at'>

const told = (title: string, by: string, facts: RefundStep['facts'] = [], more: Partial<Told> = {}): Told => ({
  title,
  by,
  facts: facts.filter(([, value]) => value !== ''),
  pictures: [],
  ...more,
})

/** What the log of a refund says, in the words of the shop; what it does not know is told as it is. */
function tell(refund: RefundDetail, changeType: string, message: string, operator: string): Told {
  const isDirect = refund.promoterType === refundStarter.is.merchant
  const wasSentBack = refund.statusList.some((event) => event.changeType === 'rejectionGoods')
  switch (changeType) {
    case 'apply':
      return isDirect ? told('直接退款', operator || SHOP) : application(refund)
    case 'audit':
      return refund.refundStatus === refundStatus.is.refused && !wasSentBack
        ? told('商家审核：拒绝', operator || SHOP, [['拒绝原因', refund.refundReason]], { tone: 'danger' })
        : told('商家审核：同意', operator || SHOP, [['退货地址', returnAddress(refund)]])
    case 'returning':
      return told('商品退回', BUYER, [
        ['物流公司', refund.expressName],
        ['物流单号', refund.trackingNumber],
        ['联系电话', refund.telephone],
      ])
    case 'receiving':
      return told('确认收货', operator || SHOP)
    case 'rejectionGoods':
      return told('拒绝收货', operator || SHOP, [['拒绝原因', refund.refundReason]], { tone: 'danger' })
    case 'revoke':
      return told('已撤销', refund.isUserRevoke ? BUYER : '超时未退货')
    case 'compulsory':
      return told('平台强制退款', '平台', [['平台备注', refund.platformRemark]])
    case 'refund':
      return told(isDirect ? '退款成功（商家直接退款）' : '退款成功', '')
    default:
      return told(message, operator)
  }
}

const application = (refund: RefundDetail): Told =>
  told(
    '申请退款',
    BUYER,
    [
      ['退款原因', refund.refundReasonWap],
      ['售后类型', afterSales.label(refund.afterSalesType)],
      ['退货方式', returnWay.label(refund.returnGoodsType)],
      ['备注说明', refund.refundReasonWapExplain],
    ],
    { pictures: refund.refundReasonWapImg },
  )

const returnAddress = ({ receiver, receiverPhone, receiverAddressDetail }: RefundDetail) =>
  [receiver, receiverPhone, receiverAddressDetail].filter(Boolean).join(' ')

const { toAudit, returning, toReceive, refunding } = refundStatus.is

/** What still has to happen until the money is back. */
function comingSteps({ refundStatus: status, afterSalesType }: RefundDetail): readonly string[] {
  const withReturn = afterSalesType === afterSales.is.withReturn
  const way = withReturn ? ['商家审核', '商品退回', '商家确认收货', '退款成功'] : ['商家审核', '退款成功']
  const next = { [toAudit]: '商家审核', [returning]: '商品退回', [toReceive]: '商家确认收货', [refunding]: '退款成功' }
  const from = way.indexOf(next[status as keyof typeof next])
  return from === -1 ? [] : way.slice(from)
}

/** The way of a refund: what happened, the oldest first, then what is to come. */
export function refundSteps(refund: RefundDetail): readonly RefundStep[] {
  const past = refund.statusList
    .toSorted((a, b) => a.createTime.getTime() - b.createTime.getTime() || a.id - b.id)
    .map(({ id, changeType, changeMessage, operatorName, createTime }) => ({
      key: String(id),
      at: createTime,
      ...tell(refund, changeType, changeMessage, operatorName),
    }))
  const coming = comingSteps(refund).map((title) => ({ key: title, ...told(title, '', [], { tone: 'coming' }) }))
  return [...past, ...coming]
}

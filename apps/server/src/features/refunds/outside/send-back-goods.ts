import { refundApi } from '@zhanggui/contract/order/refund'
import { returnWay } from '@zhanggui/domain/order/refund-codes'
import { refundAfter } from '@zhanggui/domain/order/refund-state'
import { findCompany } from '#features/express/public'
import { recordEvent } from '#features/orders/public'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { checkRefund } from '../core/lock-refund-for.ts'
import { flagsOf, lockRefund, type StoredRefund, updateRefund } from '../core/refund-row.sql.ts'
import { setRespondDeadline } from '../core/respond-deadline.ts'

interface Parcel {
  readonly refundOrderNo: string
  readonly expressCode: string
  readonly trackingNumber: string
  readonly telephone: string
}

/** The buyer has sent the goods, or brings them to the shop, and says so, maybe twice. */
export async function sendBackGoods(context: WriteContext, parcel: Parcel): Promise<null> {
  const { order, refund } = await lockRefund(context.db, parcel.refundOrderNo)
  const isParcel = refund.return_way === returnWay.is.express
  if (isToldAlready(refund, parcel, isParcel)) return null
  checkRefund(refund, 'sendBack')
  const sent = isParcel ? await checkParcel(context, parcel) : checkVisit(parcel)
  await updateRefund(context, refund, {
    ...sent.set,
    status: refundAfter(flagsOf(refund), 'sendBack'),
    return_contact: parcel.telephone,
    due_at: await setRespondDeadline(context, refund.refund_no),
  })
  const { id: orderId, uid } = order
  const actor = { kind: 'buyer', id: uid } as const
  await recordEvent(context, { orderId, refundId: refund.id, kind: 'returning', message: sent.message, actor })
  context.announceArea(refundApi)
  return null
}

/** Only this call writes what it is compared with; blank says nothing. */
function isToldAlready(refund: StoredRefund, { expressCode, trackingNumber, telephone }: Parcel, isParcel: boolean) {
  if (refund.return_contact !== telephone) return false
  if (!isParcel) return telephone !== ''
  if (trackingNumber === '' || refund.return_tracking_number !== trackingNumber) return false
  return refund.return_express_code === expressCode
}

async function checkParcel({ db }: WriteContext, { expressCode, trackingNumber }: Parcel) {
  if (expressCode === '') refuse('请选择快递公司', { field: 'expressCode' })
  if (trackingNumber === '') refuse('请填写快递单号', { field: 'trackingNumber' })
  const { name } = (await findCompany(db, expressCode)) ?? refuse('未找到快递公司', { field: 'expressCode' })
  const set = { return_express_code: expressCode, return_express_name: name, return_tracking_number: trackingNumber }
  return { set, message: `用户已寄回商品，${name}：${trackingNumber}` }
}

function checkVisit({ telephone }: Parcel) {
  if (telephone === '') refuse('请填写联系电话', { field: 'telephone' })
  return { set: {}, message: '用户将到店退货' }
}

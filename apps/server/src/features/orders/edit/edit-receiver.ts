import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { orderApi } from '@zhanggui/contract/order/order'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { maskAddress, maskName, maskPhone } from '@zhanggui/domain/order/mask-buyer'
import { findShopper } from '#features/shoppers/public'
import type { StaffContext } from '#platform/http/route'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { listLines } from '../core/order-line.sql.ts'
import { lockOrderFor, updateOrder } from '../core/order-row.sql.ts'
import { storedTokens } from '../core/stored-tokens.ts'

/** The goods go elsewhere than the buyer wrote, as long as none are on their way. */
export async function editReceiver(context: StaffContext, input: InputOf<typeof orderApi.editReceiver>) {
  const { db, staff, recordChanges } = context
  const { orderNo, realName, userPhone, userAddress } = input
  const order = await lockOrderFor(db, orderNo, 'editAddress')
  const [buyer, lines] = await Promise.all([findShopper(db, order.uid), listLines(db, order.id)])
  const tokens = storedTokens(db.merId, {
    orderNo,
    phones: [userPhone, buyer?.phone ?? ''],
    names: [buyer?.nickname ?? '', realName, ...lines.map((line) => line.product_name)],
    verifyCode: order.verifyCode,
  })
  await updateOrder(context, order.id, {
    receiver_name: realName,
    receiver_phone: userPhone,
    receiver_address: userAddress,
    tokens,
  })
  await recordEvent(context, {
    orderId: order.id,
    kind: 'address_edit',
    message: '修改收货信息',
    actor: staffActor(staff),
  })
  recordChanges(
    changesBetween({
      收货人: [maskName(order.receiverName), maskName(realName)],
      收货电话: [maskPhone(order.receiverPhone), maskPhone(userPhone)],
      收货地址: [maskAddress(order.receiverAddress), maskAddress(userAddress)],
    }),
    orderNo,
  )
  return null
}

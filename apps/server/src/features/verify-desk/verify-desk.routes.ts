import { verifyDeskApi } from '@zhanggui/contract/order/verify-desk'
import { whyNotUnverify } from '@zhanggui/domain/order/parcel/take-back'
import { undoVerification } from '#features/orders/public'
import { bind } from '#platform/http/route'
import { listHandedOver } from './handed-over.sql.ts'

const LAST = 10

export const verifyDeskRoutes = bind(verifyDeskApi, {
  last: async ({ db, now }) => {
    const list = await listHandedOver(db, LAST)
    return list.map((order) => ({ ...order, whyNotUndo: whyNotUnverify(order.verifyTime, now) ?? '' }))
  },
  undo: undoVerification,
})

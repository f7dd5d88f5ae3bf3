import { productApi } from '@zhanggui/contract/goods/product'
import { homeApi } from '@zhanggui/contract/home'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { merchantApi } from '@zhanggui/contract/merchant'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotOpenShop } from '@zhanggui/domain/store/setup-rules'
import { takeAllOffSale } from '#features/products/public'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockShopFront, updateOpen } from './shop-switch.sql.ts'

const label = (isOpen: boolean) => (isOpen ? '开启' : '关闭')

/** Closing takes every product off sale; opening puts none back (sheet 1 §3.4). */
export async function switchShop(context: StaffContext, { isSwitch }: InputOf<typeof merchantApi.switch>) {
  const { db, now, recordChanges, announceArea } = context
  const shop = await lockShopFront(db)
  const isOpen = isSwitch ?? !shop.isOpen
  if (isOpen === shop.isOpen) return null
  if (isOpen) refuseIf(whyNotOpenShop(shop))
  await updateOpen(db, isOpen)
  const takenOff = isOpen ? 0 : await takeAllOffSale(db, now)
  announceArea(homeApi)
  announceArea(productApi)
  recordChanges(
    changesBetween({
      商户开关: [label(shop.isOpen), label(isOpen)],
      下架商品: ['', takenOff === 0 ? '' : `${takenOff} 件`],
    }),
  )
  return null
}

import { type SetupStep, setupSteps, whyNotOpenShop } from '@zhanggui/domain/store/setup-rules'
import { countOnSale } from '#features/products/public'
import type { StaffContext } from '#platform/http/route'
import { findSetup } from './shop-switch.sql.ts'

/** What the shop has done of its checklist, and what stands against opening it. */
export async function readSetup({ db }: StaffContext) {
  const [shop, onSaleNum] = await Promise.all([findSetup(db), countOnSale(db)])
  const whyNotOpen = whyNotOpenShop(shop)
  const done: Readonly<Record<SetupStep, boolean>> = {
    info: whyNotOpen === undefined,
    address: shop.hasAddress,
    returnAddress: shop.hasReturnAddress,
    freight: shop.hasFreight,
    product: shop.hasProduct,
    settlement: shop.hasSettlement,
  }
  return {
    isSwitch: shop.isOpen,
    steps: setupSteps.map((step) => ({ step, isDone: done[step] })),
    whyNotOpen: whyNotOpen ?? null,
    onSaleNum,
  }
}

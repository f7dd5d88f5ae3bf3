import { settleIncome } from '#features/orders/core/settle-income'
import { lockOrder } from '#features/orders/public'
import { inShop } from '#test/make/order'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

/** Lets the income of an order be due, as its completion does. */
export const settle = (app: TestApp, shop: Shop, orderNo: string) =>
  inShop(app, shop, async (context) => settleIncome(context, await lockOrder(context.db, orderNo), 'complete'))

import { expect, test } from 'vitest'
import { goodsKind, orderType } from '../order-codes.ts'
import { paysCommission } from './split-income.ts'

const { plain, seckill, groupBuy } = orderType.is
const kind = goodsKind.is

test.each([
  [plain, kind.plain, true],
  [plain, kind.virtual, true],
  [plain, kind.points, false],
  [seckill, kind.plain, false],
  [groupBuy, kind.plain, false],
])('an order of type %s with goods of kind %s: distributors have a part of it: %s', (type, of, isPaid) => {
  expect(paysCommission({ type, goodsKind: of })).toBe(isPaid)
})

import { describe, expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { liveReview } from './live-goods-codes.ts'
import {
  type LiveGoodsAction,
  livePriceText,
  whyNotLiveGoods,
  whyNotLiveName,
  whyNotLivePrice,
} from './live-goods-rules.ts'

const fen = (value: number | undefined) => (value === undefined ? undefined : toFen(value))

describe('a price', () => {
  test.each([
    [1, 1, undefined, undefined],
    [1, 9_999_900, undefined, undefined],
    [1, undefined, undefined, '请填写直播价'],
    [1, 0, undefined, '价格范围为0.01~99999'],
    [1, 9_999_901, undefined, '价格范围为0.01~99999'],
    [2, 100, 100, undefined],
    [2, 100, undefined, '两个价格不能为空'],
    [2, 101, 100, '左边价格不能大于右边价格'],
    [3, 101, 100, undefined],
    [3, 100, 100, '现价必须小于原价'],
  ] as const)('of type %i with %s and %s: %s', (priceType, price, price2, message) => {
    expect(whyNotLivePrice({ priceType, price: fen(price), price2: fen(price2) })?.message).toBe(message)
  })

  test('is shown as one or two', () => {
    expect(livePriceText(toFen(6900), null)).toBe('69.00')
    expect(livePriceText(toFen(6900), toFen(9900))).toBe('69.00~99.00')
  })
})

test('a name is as long as fourteen Chinese characters at most', () => {
  expect(whyNotLiveName('明'.repeat(14))).toBeUndefined()
  expect(whyNotLiveName('a'.repeat(28))).toBeUndefined()
  expect(whyNotLiveName(`${'明'.repeat(14)}a`)).toBe('商品名称不能超过14个汉字')
  expect(whyNotLiveName('')).toBe('商品名称不能为空')
})

/** Sheet of marketing, 3.5. */
test.each<[LiveGoodsAction, number[]]>([
  ['edit', [0, 1, 3, 4, 5]],
  ['delete', [0, 1, 3, 4, 5]],
  ['withdraw', [2]],
  ['replacePicture', [0, 1, 3, 5]],
  ['resubmit', [0, 3, 5]],
  ['import', [4]],
  ['pass', [1]],
  ['refuse', [1]],
])('%s is possible in %j', (action, states) => {
  expect(liveReview.codes.filter((status) => whyNotLiveGoods(status, action) === undefined)).toEqual(states)
})

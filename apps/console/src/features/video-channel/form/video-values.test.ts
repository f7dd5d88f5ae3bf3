import type { ProductDetail } from '@zhanggui/contract/goods/product'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import { expect, test } from 'vitest'
import { modeFrom, tabTitleOf } from './form-mode.ts'
import { valuesFrom } from './video-values.ts'

const product = {
  id: 7,
  name: '明前龙井',
  unitName: '盒',
  image: '/media/a/cover.png',
  attrValue: [{ id: 71, price: 990 }],
} as unknown as PickerRow

test('a chosen product fills in what is known of it, with pictures of the library only', () => {
  expect(valuesFrom(product, undefined)).toEqual({
    primaryProductId: 7,
    title: '明前龙井',
    unitName: '盒',
    headImg: ['/media/a/cover.png'],
    attrValue: [{ id: 71, price: 990 }],
  })
  const sliderImage = [
    '/media/a/film.mp4',
    'https://img.example.com/x.png',
    ...[1, 2, 3, 4, 5, 6].map((each) => `/media/a/${each}.png`),
  ]
  const detail = { sliderImage, content: '<p>好茶</p>', tempId: null } as unknown as ProductDetail
  expect(valuesFrom(product, detail)).toMatchObject({
    headImg: ['1', '2', '3', '4', '5'].map((each) => `/media/a/${each}.png`),
    descInfo: '<p>好茶</p>',
    tempId: undefined,
  })
})

test('the address says whether it is new, edited or looked at', () => {
  expect(modeFrom({})).toEqual({ kind: 'new' })
  expect(modeFrom({ id: 'x' })).toEqual({ kind: 'new' })
  expect(modeFrom({ id: '5' })).toEqual({ kind: 'edit', id: 5 })
  expect(modeFrom({ id: '5', isDisabled: '1' })).toEqual({ kind: 'view', id: 5 })
  expect(tabTitleOf({ kind: 'view', id: 5 })).toBe('视频号商品详情-5')
})

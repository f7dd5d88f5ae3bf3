import { expect, test } from 'vitest'
import { closingWarning, whyNotOpenShop } from './setup-rules.ts'

const front = { avatar: 'a', backImage: 'b', streetBackImage: 'c', serviceLink: '', servicePhone: '13800138000' }

test.each([
  [{ avatar: '' }, '请先进行商户头像、背景图配置'],
  [{ backImage: '' }, '请先进行商户头像、背景图配置'],
  [{ streetBackImage: '' }, '请先进行商户头像、背景图配置'],
  [{ servicePhone: '' }, '请先进行客服信息配置'],
  [{ servicePhone: '', serviceLink: 'https://shop.example' }, undefined],
  [{}, undefined],
])('with %j a shop may open: %s', (missing, reason) => {
  expect(whyNotOpenShop({ ...front, ...missing })).toBe(reason)
})

test('closing says how many products it takes off sale', () => {
  expect(closingWarning(12)).toContain('出售中的 12 件商品会全部下架')
  expect(closingWarning(0)).not.toContain('下架')
})

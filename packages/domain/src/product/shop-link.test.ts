import { expect, test } from 'vitest'
import { shopOfLink } from './shop-link.ts'

test.each([
  ['https://item.taobao.com/item.htm?id=1', 1],
  ['https://detail.tmall.com/item.htm?id=1', 5],
  ['https://detail.tmall.hk/hk/item.htm?id=1', 5],
  ['http://ITEM.JD.COM/100.html', 2],
  ['https://product.suning.com/0/1.html', 3],
  ['https://mobile.yangkeduo.com/goods.html?goods_id=1', 4],
  ['https://jd.com', 2],
])('%s leads to shop %d', (link, shop) => {
  expect(shopOfLink(link)).toBe(shop)
})

test.each([
  'https://taobao.com.example.org/1',
  'https://nottaobao.com/1',
  'https://item.jd.com:8443/1',
  'https://item.jd.com@127.0.0.1/1',
  'https://127.0.0.1/item.jd.com',
  'ftp://item.jd.com/1',
  '//item.jd.com/1',
  'https://item.jd.com\\@example.org/',
  'javascript:alert(1)//item.jd.com',
  'https://item.jd.com/a b',
  '',
])('%j leads to none', (link) => {
  expect(shopOfLink(link)).toBeUndefined()
})

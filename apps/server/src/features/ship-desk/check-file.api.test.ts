import { orderApi } from '@zhanggui/contract/order/order'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { formWith, upload } from '#test/files/upload'
import { makeOrder } from '#test/make/order'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
let shop: Shop
let token: string

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const many = (count: number) => Promise.all(Array.from({ length: count }, () => makeOrder(app, shop)))

describe('a file of tracking numbers', () => {
  const check = (content: string) =>
    upload(app, shipDeskApi.checkFile, formWith({ content, name: '单号.csv', type: 'text/csv' }), { token })

  test('tells row by row what it would do, and does nothing', async () => {
    const [a, b, c] = (await many(3)).map(({ orderNo }) => orderNo)
    const lines = [
      '订单号,快递公司,快递单号',
      `${a},中通快递,FILE0001`,
      `${b},飞天快递,FILE0002`,
      `${c},,坏号码`,
      `${a},中通快递,FILE0003`,
      'SH404,中通快递,FILE0004',
      ',中通快递,FILE0005',
    ]
    const { data } = await check(lines.join('\n'))
    expect(data.rows.map(({ line, reason }) => [line, reason])).toEqual([
      [2, ''],
      [3, '未找到快递公司「飞天快递」'],
      [4, '快递单号只能包含字母、数字和横线，最多50个字符'],
      [5, '订单在文件中重复'],
      [6, '订单不存在'],
      [7, '订单号不能为空'],
    ])
    expect(data.rows[0]).toMatchObject({ orderNo: a, expressCode: 'zhongtong', trackingNumber: 'FILE0001' })
    expect((await app.call(orderApi.info, { orderNo: a ?? '' }, { token })).data.status).toBe(orderStatus.is.toShip)
  })

  test('puts orders with one number and one receiver in one box', async () => {
    const [a, b, c] = await many(3)
    const other = await makeOrder(app, shop, {
      receiver: { realName: '王五', userPhone: '13712345678', userAddress: '上海' },
    })
    const lines = [
      `${a?.orderNo},FILE1001`,
      `${b?.orderNo},file1001`,
      `${c?.orderNo},FILE1002`,
      `${other.orderNo},FILE1003`,
    ]
    const { data } = await check(['订单号,快递单号', ...lines].join('\n'))
    expect(data.rows.map(({ parcel, reason }) => [parcel, reason])).toEqual([
      [1, ''],
      [1, ''],
      [0, ''],
      [0, ''],
    ])
  })

  test.each([
    ['a,b\n1,2', '文件第一行应为列名：订单号、快递公司、快递单号'],
    ['订单号,快递单号', '文件中没有快递单号'],
    [`订单号,快递单号\n${'SH1,A1\n'.repeat(502)}`, '一次最多导入500行，请分成多个文件'],
  ])('a file is refused: %#', async (content, message) => {
    expect(await check(content)).toMatchObject({ message })
  })
})

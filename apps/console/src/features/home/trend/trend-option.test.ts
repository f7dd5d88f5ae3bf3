import { trendRange } from '@zhanggui/domain/home/trend-period'
import { toFen } from '@zhanggui/domain/kernel/money'
import { expect, test } from 'vitest'
import { trendOption } from './trend-option.ts'

const colours = { accent: 'red', count: 'green', line: 'grey', text: 'black', muted: 'silver', surface: 'white' }
const points = {
  dates: ['2026-11-17', '2026-11-18'],
  orderNum: [3, null],
  payAmount: [toFen(1234), null],
  preOrderNum: [1, 2],
  prePayAmount: [toFen(100), toFen(200)],
}
const drawn = { points, range: trendRange.is.days30, colours, isStill: false }

test('money is bars, orders a line of their own scale, and the money of the period before a dashed line', () => {
  const { series, xAxis } = trendOption(drawn)
  expect(series).toMatchObject([
    { type: 'bar', name: '支付金额', data: [12.34, null], itemStyle: { color: 'red' } },
    { type: 'line', name: '前30天支付金额', data: [1, 2], lineStyle: { color: 'silver', type: 'dashed' } },
    { type: 'line', name: '支付订单', yAxisIndex: 1, data: [3, null], lineStyle: { color: 'green' } },
  ])
  expect(xAxis).toMatchObject({ data: ['11-17', '11-18'] })
})

test('months are named as months, and who wants no motion gets none', () => {
  const option = trendOption({ ...drawn, points: { ...points, dates: ['2026-09', '2026-10'] }, isStill: true })
  expect(option).toMatchObject({ animation: false, xAxis: { data: ['9月', '10月'] } })
})

import type { homeApi } from '@zhanggui/contract/home'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { previousLabel, trendRange, type TrendRange } from '@zhanggui/domain/home/trend-period'
import { type Fen, formatYuan } from '@zhanggui/domain/kernel/money'
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'

export type TrendOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption
>

/** Colours of the look that the console has at the moment. */
export interface ChartColours {
  readonly accent: string
  readonly count: string
  readonly line: string
  readonly text: string
  readonly muted: string
  readonly surface: string
}

interface Drawn {
  readonly points: ReplyOf<typeof homeApi.chart>
  readonly range: TrendRange
  readonly colours: ChartColours
  readonly isStill: boolean
}

const yuanOf = (fen: Fen | null) => (fen === null ? null : fen / 100)

/** `11-18` of a day, `11月` of a month. */
const shortDate = (date: string) => (date.length > 7 ? date.slice(5) : `${Number(date.slice(5))}月`)

const TEN_THOUSAND = 10_000
const shortAmount = (value: number) =>
  value >= TEN_THOUSAND
    ? `${(value / TEN_THOUSAND).toLocaleString('zh-CN', { maximumFractionDigits: 1 })}万`
    : String(value)

/** Bars for money, a line for orders, and a dashed line for the money of the period before. */
export function trendOption(drawn: Drawn): TrendOption {
  const { points, range, colours, isStill } = drawn
  const { line, text, surface, muted } = colours
  return {
    animation: !isStill,
    animationDuration: 400,
    grid: { left: 4, right: 4, top: 36, bottom: 0, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: surface,
      borderColor: line,
      textStyle: { color: text, fontSize: 13 },
      axisPointer: { type: 'shadow', shadowStyle: { color: line, opacity: 0.35 } },
      formatter: (shown) => describe(points, range, (Array.isArray(shown) ? shown[0] : shown)?.dataIndex ?? 0),
    },
    xAxis: {
      type: 'category',
      data: points.dates.map(shortDate),
      axisLabel: { color: muted, fontSize: 12, hideOverlap: true },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: line } },
    },
    yAxis: axesOf(colours),
    series: seriesOf(drawn),
  }
}

const axesOf = ({ line, muted, count }: ChartColours): NonNullable<TrendOption['yAxis']> => [
  {
    type: 'value',
    name: '支付金额（元）',
    nameTextStyle: { color: muted, fontSize: 12, align: 'left' },
    axisLabel: { color: muted, fontSize: 12, formatter: shortAmount },
    splitLine: { lineStyle: { color: line, type: 'dashed' } },
  },
  {
    type: 'value',
    name: '支付订单（单）',
    minInterval: 1,
    nameTextStyle: { color: count, fontSize: 12, align: 'right' },
    axisLabel: { color: count, fontSize: 12 },
    splitLine: { show: false },
  },
]

function seriesOf({ points, range, colours: { accent, muted, count } }: Drawn): NonNullable<TrendOption['series']> {
  const curve = {
    type: 'line',
    smooth: 0.3,
    smoothMonotone: 'x',
    symbol: 'circle',
    symbolSize: 6,
    showSymbol: false,
  } as const
  return [
    {
      type: 'bar',
      name: '支付金额',
      data: points.payAmount.map(yuanOf),
      barMaxWidth: 22,
      itemStyle: { color: accent, opacity: 0.85, borderRadius: [3, 3, 0, 0] },
    },
    {
      ...curve,
      name: `${previousLabel[range]}支付金额`,
      data: points.prePayAmount.map(yuanOf),
      lineStyle: { color: muted, width: 1.5, type: 'dashed' },
      itemStyle: { color: muted },
    },
    {
      ...curve,
      name: '支付订单',
      yAxisIndex: 1,
      data: [...points.orderNum],
      lineStyle: { color: count, width: 2 },
      itemStyle: { color: count },
    },
  ]
}

/** What is under the pointer: words and numbers of ours only, nothing that somebody has typed. */
function describe(
  { dates, payAmount, orderNum, prePayAmount, preOrderNum }: Drawn['points'],
  range: TrendRange,
  at: number,
) {
  const line = (name: string, paid: Fen | null | undefined, orders: number | null | undefined) =>
    paid === null || paid === undefined ? '' : `<br>${name} <b>¥${formatYuan(paid)}</b>，${orders ?? 0} 单`
  const current = line(trendRange.label(range), payAmount[at], orderNum[at])
  return `${dates[at] ?? ''}${current}${line(previousLabel[range], prePayAmount[at], preOrderNum[at])}`
}

import type { SeckillAudit } from '@zhanggui/domain/seckill/seckill-codes'

interface DemoActivity {
  readonly key: 'over' | 'today' | 'evening' | 'weekend' | 'planned'
  readonly name: string
  /** Days from today. */
  readonly from: number
  readonly until: number
  readonly sessions: readonly (readonly [start: number, end: number])[]
  readonly oneQuota?: number
  readonly allQuota?: number
  readonly merStars?: number
  readonly isOpen?: boolean
}

/** One of each kind: over, running all day, running in the evening, to come, and not opened yet. Hours of the day. */
export const demoActivities: readonly DemoActivity[] = [
  { key: 'over', name: '秋茶尝鲜季', from: -24, until: -18, sessions: [[10, 12]], allQuota: 3 },
  {
    key: 'today',
    name: '今日限时秒杀',
    from: -1,
    until: 5,
    sessions: [
      [0, 12],
      [12, 24],
    ],
    oneQuota: 2,
    allQuota: 5,
  },
  { key: 'evening', name: '晚间茶会', from: -2, until: 9, sessions: [[20, 22]], oneQuota: 3 },
  {
    key: 'weekend',
    name: '周末品牌日',
    from: 2,
    until: 4,
    sessions: [
      [10, 12],
      [20, 22],
    ],
    allQuota: 2,
    merStars: 4,
  },
  { key: 'planned', name: '年货节预热', from: 20, until: 26, sessions: [[8, 22]], isOpen: false },
]

interface DemoOffer {
  readonly activity: DemoActivity['key']
  /** Which of the shop's products on sale. */
  readonly product: number
  readonly audit: SeckillAudit
  readonly percent: number
  /** Of what is offered. */
  readonly soldPercent?: number
  readonly isShown?: boolean
  readonly refusal?: string
}

/** What each shop offers in them, in every state. */
export const demoOffers: readonly DemoOffer[] = [
  { activity: 'over', product: 0, audit: 2, percent: 70, soldPercent: 100 },
  { activity: 'over', product: 1, audit: 2, percent: 80, soldPercent: 65 },
  { activity: 'today', product: 0, audit: 2, percent: 75, soldPercent: 40 },
  { activity: 'today', product: 2, audit: 2, percent: 85, soldPercent: 10 },
  { activity: 'today', product: 3, audit: 2, percent: 90, isShown: false },
  { activity: 'today', product: 4, audit: 1, percent: 80 },
  { activity: 'today', product: 5, audit: 3, percent: 95, refusal: '活动价需低于近30天最低成交价' },
  { activity: 'evening', product: 1, audit: 2, percent: 80 },
  { activity: 'evening', product: 6, audit: 1, percent: 88 },
  { activity: 'weekend', product: 2, audit: 2, percent: 69 },
  { activity: 'weekend', product: 7, audit: 3, percent: 99, refusal: '主图含有水印，请更换后重新提交' },
]

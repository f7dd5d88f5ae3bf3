import { type Fen, formatYuan } from '../kernel/money.ts'
import { formatShopTime } from '../kernel/shop-time.ts'

/** A line of a slip, before anybody says how a printer writes it. */
export type SlipLine =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pair'; readonly left: string; readonly right: string }
  | { readonly kind: 'row'; readonly cells: readonly [name: string, price: string, count: string, amount: string] }
  | { readonly kind: 'rule' }

export interface SlipOrder {
  readonly shopName: string
  readonly orderNo: string
  readonly placedAt: Date
  readonly receiver: { readonly name: string; readonly phone: string; readonly address?: string | undefined }
  readonly remark: string
  readonly items: readonly { readonly name: string; readonly priceFen: Fen; readonly count: number }[]
  readonly points: number
  readonly totalFen: Fen
  readonly discountFen: Fen
  readonly postageFen: Fen
  readonly deductionFen: Fen
  readonly paidFen: Fen
}

const text = (line: string): SlipLine => ({ kind: 'text', text: line })
const RULE: SlipLine = { kind: 'rule' }
const NAME = { longest: 10, kept: 8 }

const shortName = (name: string) => ([...name].length > NAME.longest ? [...name].slice(0, NAME.kept).join('') : name)
const amount = (priceFen: Fen, count: number) => formatYuan((priceFen * count) as Fen)

/**
 * The slip of an order (sheet 3 §3.7). The address is left out where nothing is delivered. Colons are narrow: with a wide
 * one the number of an order is one character too long for paper of 58 mm.
 */
export const orderSlip = (order: SlipOrder): SlipLine[] => [
  { kind: 'title', text: order.shopName },
  RULE,
  text(`订单编号:${order.orderNo}`),
  text(`日期:${formatShopTime(order.placedAt)}`),
  text(`电话:${order.receiver.phone}`),
  text(`姓名:${order.receiver.name}`),
  ...(order.receiver.address === undefined ? [] : [text(`地址:${order.receiver.address}`)]),
  ...(order.remark === '' ? [] : [text(`订单备注:${order.remark}`)]),
  RULE,
  { kind: 'row', cells: ['商品名称', '单价', '数量', '金额'] },
  ...order.items.map(({ name, priceFen, count }): SlipLine => ({
    kind: 'row',
    cells: [shortName(name), formatYuan(priceFen), String(count), amount(priceFen, count)],
  })),
  RULE,
  text(`赠送积分:${order.points}`),
  { kind: 'pair', left: `合计:${formatYuan(order.totalFen)}元`, right: `优惠:${formatYuan(order.discountFen)}元` },
  {
    kind: 'pair',
    left: `邮费:${formatYuan(order.postageFen)}元`,
    right: `抵扣:${formatYuan(order.deductionFen)}元`,
  },
  RULE,
  text(`实际支付:${formatYuan(order.paidFen)}元`),
  { kind: 'title', text: '完' },
]

const fen = (amountFen: number) => amountFen as Fen

/** An order that nobody placed, so that a printer can be tried. */
export const testSlip = (shopName: string, now: Date): SlipLine[] => [
  text('测试打印，请勿发货'),
  ...orderSlip({
    shopName,
    orderNo: 'TEST0000000001',
    placedAt: now,
    receiver: { name: '测试', phone: '138****0000', address: '浙江省杭州市西湖区文三路1号' },
    remark: '能看清这一行就可以了',
    items: [
      { name: '明前龙井 50克', priceFen: fen(12_800), count: 1 },
      { name: '手工紫砂壶一壶四杯礼盒装', priceFen: fen(26_800), count: 2 },
    ],
    points: 66,
    totalFen: fen(66_400),
    discountFen: fen(2000),
    postageFen: fen(0),
    deductionFen: fen(400),
    paidFen: fen(64_000),
  }),
]

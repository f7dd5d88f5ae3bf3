import { trendRange } from '@zhanggui/domain/home/trend-period'
import { z } from 'zod'
import { shopTime, yuan } from './kernel/codecs.ts'
import { area, get, post } from './kernel/endpoint.ts'

/** The platform settings that every client may ask for by name here; any other name is unknown. */
const homeValueKeys = [
  'mer_site_logo_lefttop',
  'mer_site_logo_square',
  'auto_take_delivery_day',
  'auto_complete_day',
  'guaranteed_amount',
  'transfer_min_amount',
  'transfer_max_amount',
] as const

const count = z.int()
const figures = z.object({ sales: yuan, orderNum: count, visitorsNum: count })

const ranked = { productId: z.int(), proName: z.string(), image: z.string() }

/** One value for each point of a chart; null where the period has no such point, or not yet. */
const counts = z.array(count.nullable())
const amounts = z.array(yuan.nullable())

const BASE = '/admin/merchant/statistics/home'

export const homeApi = area(
  'home',
  {
    /** What opens the page for everybody: counts of work, and the shop itself. No money. */
    operating: get(`${BASE}/operating/data`, {
      title: '经营数据',
      permission: 'merchant:statistics:home:operating:data',
      reply: z.object({
        onSaleProductNum: count,
        awaitAuditProductNum: count,
        notShippingOrderNum: count,
        awaitVerificationOrderNum: count,
        refundingOrderNum: count,
        refusedProductNum: count,
        lowStockProductNum: count,
        awaitReceivingRefundNum: count,
        problemParcelNum: count,
        awaitReplyNum: count,
        checkedImportNum: count,
        /** Those of the above whose deadline ends today. */
        due: z.object({ notShippingOrderNum: count, refundingOrderNum: count, awaitReceivingRefundNum: count }),
        shop: z.object({
          merName: z.string(),
          /** 商户开关: whether the shop is open to shoppers. */
          isSwitch: z.boolean(),
          isSelf: z.boolean(),
          merStarLevel: z.int(),
          createTime: shopTime,
        }),
        /** What the shop keeps in files, and how much that may be. */
        storage: z.object({ usedBytes: z.int(), quotaBytes: z.int() }),
        /** A shop of the demo, where one may let a customer order something. */
        isDemo: z.boolean(),
      }),
    }),
    /** Today until now; yesterday as a whole, which older clients show; and other days until the same time. */
    index: get(`${BASE}/index`, {
      title: '首页数据',
      permission: 'merchant:statistics:home:index',
      reply: figures.extend({
        yesterdaySales: yuan,
        yesterdayOrderNum: count,
        yesterdayVisitorsNum: count,
        followNum: count,
        /** Followers won today less those who left. */
        followGrowth: count,
        yesterdayUntilNow: figures,
        lastWeekUntilNow: figures,
        time: shopTime,
      }),
    }),
    chart: get(`${BASE}/chart/order`, {
      title: '订单量趋势',
      permission: 'merchant:statistics:home:index',
      query: z.object({ type: z.enum(trendRange.codes, { error: '未知的时间范围' }).default(trendRange.is.days30) }),
      reply: z.object({
        dates: z.array(z.string()),
        orderNum: counts,
        payAmount: amounts,
        preOrderNum: counts,
        prePayAmount: amounts,
      }),
    }),
    payRanking: get(`${BASE}/product/pay/ranking`, {
      title: '商品支付排行榜',
      permission: 'merchant:statistics:home:product:pay:ranking',
      reply: z.array(z.object({ ...ranked, salesAmount: yuan })),
    }),
    viewRanking: get(`${BASE}/product/pageview/ranking`, {
      title: '商品浏览量排行榜',
      permission: 'merchant:statistics:home:product:pageview:ranking',
      reply: z.array(z.object({ ...ranked, pageView: count })),
    }),
    value: get(`${BASE}/getValueByKey`, {
      title: '按键读取首页配置',
      permission: 'session',
      query: z.object({ key: z.enum(homeValueKeys, { error: '未知的配置项' }) }),
      reply: z.string(),
    }),
    simulateOrder: post(`${BASE}/simulate/order`, {
      title: '模拟顾客下单',
      permission: 'merchant:order:page:list',
      page: '/order/list',
      reply: z.object({ orderNo: z.string() }),
      operation: 'add',
    }),
  },
  '/dashboard',
)

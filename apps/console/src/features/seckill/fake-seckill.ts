import type { ActivityRow, SeckillDetail } from '@zhanggui/contract/marketing/seckill-fields'
import { toFen } from '@zhanggui/domain/kernel/money'

const times = {
  startDate: 20_200_101,
  endDate: 20_991_231,
  timeList: [{ start: 0, end: 1440 }],
  isOpen: true,
}

/** An activity that runs all day, for tests. */
export const fakeActivity: ActivityRow = {
  id: 31,
  name: '早春茶会',
  ...times,
  oneQuota: 0,
  allQuota: 5,
  merStars: 1,
  proCategory: [],
  productCategoryNames: '',
  status: 1,
  productNum: 1,
  createTime: new Date('2026-11-18T02:00:00Z'),
}

/** A product that waits for the platform. */
export const fakeSeckill: SeckillDetail = {
  id: 41,
  activityId: 31,
  activityName: '早春茶会',
  activityStatus: 1,
  ...times,
  productId: 7,
  merName: '青禾茶业',
  image: '',
  name: '明前龙井',
  type: 0,
  specType: false,
  categoryId: 261,
  categoryName: '绿茶',
  price: toFen(9900),
  seckillPrice: toFen(6900),
  sort: 0,
  isShow: true,
  auditStatus: 1,
  reason: '',
  quota: 8,
  quotaShow: 20,
  sales: 12,
  base: { isDeleted: false, isApproved: true, isOnSale: true },
  attrValue: [
    {
      id: 42,
      attrValueId: 71,
      sku: '罐装',
      image: '',
      otPrice: toFen(9900),
      price: toFen(6900),
      quota: 8,
      quotaShow: 20,
      sales: 12,
      stock: 50,
      cost: toFen(7000),
    },
  ],
  orderCount: 6,
  orderPrice: toFen(82_800),
  discountPrice: toFen(36_000),
  newBuyerCount: 2,
  createTime: new Date('2026-11-18T02:00:00Z'),
}

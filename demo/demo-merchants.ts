/** What the demo shops look like. Ids below 1000 are never handed out otherwise, so they are safe to fix. */
export const DEMO_PASSWORD = 'zhanggui123'
/** At or below it the demo shops call a product's stock low. */
export const LOW_STOCK = 10
/** How many products they may collect from other shops. */
export const COLLECTIONS = 20

interface DemoRole {
  readonly name: string
  readonly isOpen?: false
  /** Leading parts of the permissions it grants. */
  readonly grants: readonly string[]
}

export interface DemoMerchant {
  readonly id: number
  readonly name: string
  readonly owner: { readonly account: string; readonly realName: string; readonly phone: string }
  readonly isOpen: boolean
  readonly isSelfRun: boolean
  readonly starLevel: number
  /** Of the platform's lists, as 0006_master_data.sql fills them. */
  readonly categoryId: number
  readonly typeId: number
  readonly createdAt: string
  /** Its part of all orders of the demo. */
  readonly orderShare: number
  readonly roles: readonly DemoRole[]
  readonly staff: readonly {
    readonly account: string
    readonly realName: string
    readonly phone: string
    readonly roles: readonly string[]
    readonly isEnabled?: false
  }[]
}

const home = ['merchant:statistics:home']
/** Without what the shop earns. */
const work = ['merchant:statistics:home:operating:data', 'merchant:statistics:home:product:pageview:ranking']
const selling = [
  ...work,
  'merchant:order',
  'merchant:refund:order',
  'merchant:export:order',
  'merchant:user',
  'merchant:express',
]
const catalogue = [...work, 'merchant:product', 'merchant:attachment', 'merchant:category', 'merchant:export:product']

/** Works for both shops, and switches between them. */
export const inBothShops = { account: 'liangdian', realName: '方小舟', phone: '13800010007' }

export const demoMerchants: readonly DemoMerchant[] = [
  {
    id: 1,
    name: '山风茶铺',
    owner: { account: 'shanfeng', realName: '林知夏', phone: '13800010001' },
    isOpen: true,
    isSelfRun: true,
    starLevel: 5,
    categoryId: 2,
    typeId: 1,
    createdAt: '2024-03-18 09:30:00',
    orderShare: 0.7,
    roles: [
      { name: '店长', grants: ['merchant:', 'admin:'] },
      { name: '订单客服', grants: selling },
      { name: '商品编辑', grants: catalogue },
      { name: '仓库', grants: ['merchant:express', 'merchant:order:page:list', 'merchant:order:send'] },
      { name: '旧财务', grants: [...home, 'merchant:finance'], isOpen: false },
    ],
    staff: [
      { account: 'shanfeng-dianzhang', realName: '周予安', phone: '13800010002', roles: ['店长'] },
      { account: 'shanfeng-kefu', realName: '沈小满', phone: '13800010003', roles: ['订单客服'] },
      { account: 'shanfeng-bianji', realName: '许青禾', phone: '13800010004', roles: ['商品编辑', '订单客服'] },
      { account: 'shanfeng-cangku', realName: '陈大力', phone: '13800010005', roles: ['仓库'] },
      { account: 'shanfeng-lizhi', realName: '赵离', phone: '13800010006', roles: ['订单客服'], isEnabled: false },
      { ...inBothShops, roles: ['订单客服'] },
    ],
  },
  {
    id: 2,
    name: '北岸家居',
    owner: { account: 'beian', realName: '顾北辰', phone: '13900020001' },
    isOpen: false,
    isSelfRun: false,
    starLevel: 3,
    categoryId: 6,
    typeId: 4,
    createdAt: '2025-07-02 14:05:00',
    orderShare: 0.3,
    roles: [
      { name: '运营', grants: ['merchant:'] },
      { name: '客服', grants: selling },
    ],
    staff: [
      { account: 'beian-yunying', realName: '宋词', phone: '13900020002', roles: ['运营'] },
      { account: 'beian-kefu', realName: '叶听雨', phone: '13900020003', roles: ['客服'] },
      { ...inBothShops, roles: ['客服'] },
    ],
  },
]

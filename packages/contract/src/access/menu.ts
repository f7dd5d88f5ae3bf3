import { fnv1a } from '@zhanggui/domain/kernel/fnv1a'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { allEndpoints } from '../all.ts'

/** A directory or a page of the menu, as the platform ships it; merchants never edit it. */
interface MenuSeed {
  readonly name: string
  readonly url: string
  readonly icon?: string
  /** The permission of the call that fills the page; a directory has none. */
  readonly permission?: string
  /**
   * Only for the role `admin` (spec §2, §6), whatever permissions a role was granted. Of a directory it holds for everything
   * below that does not say otherwise.
   */
  readonly adminOnly?: boolean
  readonly children?: readonly MenuSeed[]
}

export interface MenuEntry {
  readonly id: number
  readonly pid: number
  readonly name: string
  readonly url: string
  readonly icon: string
  readonly permission: string | undefined
  readonly adminOnly: boolean
  readonly sort: number
  readonly children: readonly MenuEntry[]
}

const seed: readonly MenuSeed[] = [
  { name: '首页', url: '/dashboard', icon: 'home', permission: 'merchant:statistics:home:operating:data' },
  {
    name: '商品',
    url: '/product',
    icon: 'product',
    children: [
      { name: '商品列表', url: '/product/list', permission: 'merchant:product:page:list' },
      { name: '定时变更', url: '/product/timed', permission: 'merchant:product:timed:list' },
      { name: '商品分类', url: '/product/classify', permission: 'merchant:product:category:list' },
      { name: '规格模板', url: '/product/attr', permission: 'merchant:product:rule:page:list' },
      { name: '商品评论', url: '/product/comment', permission: 'merchant:product:reply:page:list' },
      { name: '保障服务组合', url: '/product/guarantee/group', permission: 'merchant:product:guarantee:group:list' },
    ],
  },
  {
    name: '订单',
    url: '/order',
    icon: 'order',
    children: [
      { name: '订单', url: '/order/list', permission: 'merchant:order:page:list' },
      { name: '批量发货', url: '/order/shipDesk', permission: 'merchant:order:ship:desk' },
      { name: '包裹看板', url: '/order/parcels', permission: 'merchant:order:parcel:list' },
      { name: '核销台', url: '/order/verifyDesk', permission: 'merchant:order:verification' },
      { name: '退款订单', url: '/order/refund', permission: 'merchant:refund:order:page:list' },
    ],
  },
  {
    name: '用户',
    url: '/user',
    icon: 'user',
    children: [{ name: '用户管理', url: '/user/index', permission: 'merchant:user:page:list' }],
  },
  {
    name: '财务',
    url: '/finance',
    icon: 'finance',
    children: [
      { name: '账单管理', url: '/finance/statement', permission: 'merchant:finance:daily:statement:page:list' },
      { name: '资金流水', url: '/finance/capitalFlow', permission: 'merchant:finance:funds:flow' },
      { name: '结算记录', url: '/finance/closingRecord', permission: 'merchant:finance:closing:page:list' },
      { name: '发票管理', url: '/finance/invoice', permission: 'merchant:finance:invoice:page:list' },
    ],
  },
  {
    name: '优惠券',
    url: '/coupon',
    icon: 'coupon',
    children: [
      { name: '优惠券列表', url: '/coupon/list', permission: 'merchant:coupon:page:list' },
      { name: '领取记录', url: '/coupon/record', permission: 'merchant:coupon:user:page:list' },
    ],
  },
  {
    name: '营销',
    url: '/marketing',
    icon: 'marketing',
    children: [
      {
        name: '秒杀',
        url: '/marketing/seckill',
        children: [
          { name: '秒杀商品', url: '/marketing/seckill/list', permission: 'merchant:seckill:product:list' },
          { name: '秒杀活动', url: '/marketing/seckill/seckillActivity', permission: 'merchant:seckill:activity:page' },
        ],
      },
      {
        name: '直播',
        url: '/marketing/broadcast',
        children: [
          { name: '直播间管理', url: '/marketing/broadcast/room', permission: 'merchant:mp:live:room:list' },
          { name: '直播商品列表', url: '/marketing/broadcast/product', permission: 'merchant:mp:live:goods:list' },
          { name: '直播助手', url: '/marketing/broadcast/assistant', permission: 'merchant:mp:live:assistant:list' },
        ],
      },
      { name: '满减活动', url: '/FullReduction/index', permission: 'merchant:full:reduction:list' },
      { name: '配送时间', url: '/DeliveryTimes/index', permission: 'merchant:delivery:times:list' },
    ],
  },
  {
    name: '视频号',
    url: '/videoChannel',
    icon: 'video',
    children: [
      { name: '过审商品', url: '/videoChannel/productList', permission: 'merchant:pay:component:product:list' },
      { name: '草稿列表', url: '/videoChannel/draftList', permission: 'merchant:pay:component:product:draft:list' },
      { name: '申请接入', url: '/videoChannel/apply', permission: 'merchant:pay:component:apply:info' },
    ],
  },
  {
    name: '设置',
    url: '/operation',
    icon: 'setting',
    adminOnly: true,
    children: [
      { name: '商户基本设置', url: '/operation/modifyStoreInfo', permission: 'merchant:base:info' },
      {
        name: '管理权限',
        url: '/operation/roleManager',
        children: [
          {
            name: '角色管理',
            url: '/operation/roleManager/identityManager',
            permission: 'merchant:admin:role:list',
          },
          { name: '管理员列表', url: '/operation/roleManager/adminList', permission: 'merchant:admin:list' },
        ],
      },
      // Whoever exports fetches the files here, not only the owner.
      { name: '数据导出', url: '/operation/export', permission: 'merchant:export:task:list', adminOnly: false },
      { name: '运费模板', url: '/operation/freightSet', permission: 'merchant:shipping:templates:list' },
      { name: '事件推送', url: '/operation/webhooks', permission: 'merchant:event:webhook:list' },
    ],
  },
  {
    name: '维护',
    url: '/maintain',
    icon: 'maintain',
    children: [
      { name: '素材管理', url: '/maintain/picture', permission: 'merchant:attachment:list' },
      {
        name: '物流管理',
        url: '/maintain/logistics',
        adminOnly: true,
        children: [{ name: '物流公司', url: '/maintain/logistics/companyList', permission: 'merchant:express:all' }],
      },
      { name: '敏感操作日志', url: '/maintain/sensitiveLog', permission: 'merchant:log:sensitive:list' },
    ],
  },
]

/** A stable id derived from the url: clients store it, so it must not change when the menu grows. */
export const stableId = (text: string): number => (fnv1a(text) >>> 1) + 1

function enter(seeds: readonly MenuSeed[], pid: number, belowAdmin: boolean): MenuEntry[] {
  return seeds.map(({ name, url, icon, permission, adminOnly = belowAdmin, children = [] }, index) => {
    const id = stableId(url)
    return {
      id,
      pid,
      name,
      url,
      icon: icon ?? '',
      permission,
      adminOnly,
      sort: seeds.length - index,
      children: enter(children, id, adminOnly),
    }
  })
}

/**
 * Every page that the product knows of, built or not.
 * @internal for the tests that look at those not built yet
 */
export const wholeMenu: readonly MenuEntry[] = enter(seed, 0, false)

/** The entries that `keeps`, with the directories that lead to them; a directory without pages disappears. */
function pruneMenu(entries: readonly MenuEntry[], keeps: (page: MenuEntry) => boolean): MenuEntry[] {
  return entries.flatMap((entry) => {
    if (entry.permission !== undefined) return keeps(entry) ? [entry] : []
    const children = pruneMenu(entry.children, keeps)
    return children.length > 0 ? [{ ...entry, children }] : []
  })
}

const served = new Set<string>(allEndpoints.map((endpoint) => endpoint.permission))

/** The menu of this version: pages whose call exists. There are no dead links. */
export const menu: readonly MenuEntry[] = pruneMenu(wholeMenu, (page) => served.has(page.permission ?? ''))

/** What every role holds, so that no role stores it. */
export const heldByAll: ReadonlySet<string> = new Set<string>(
  allEndpoints.filter(({ everyRole }) => everyRole).map(({ permission }) => permission),
)

/** The pages that a person may open, with the directories that lead to them. `isAdmin`: has the role `admin`. */
export const menuOf = (permissions: ReadonlySet<string>, isAdmin: boolean): MenuEntry[] =>
  pruneMenu(
    menu,
    ({ permission = '', adminOnly }) =>
      (isAdmin || !adminOnly) && (heldByAll.has(permission) || hasPermission(permissions, permission)),
  )

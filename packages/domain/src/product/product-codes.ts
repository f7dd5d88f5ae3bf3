import { codeTable } from '../kernel/code-table.ts'

export const productType = codeTable({
  ordinary: { code: 0, label: '普通商品' },
  virtual: { code: 2, label: '虚拟商品' },
})
export type ProductType = (typeof productType.codes)[number]

/** Nobody carries virtual goods: they have neither freight nor ways of delivery, and cannot be sent back. */
export const isVirtual = (type: ProductType): boolean => type === productType.is.virtual

export const productShelf = codeTable({
  on: { code: 1, label: '上架', tone: 'success' },
  off: { code: 0, label: '下架' },
})

/** Where the platform's review stands; whether a waiting product is submitted says `isAudit`. */
export const auditStatus = codeTable({
  exempt: { code: 0, label: '无需审核' },
  waiting: { code: 1, label: '待审核', tone: 'warning' },
  passed: { code: 2, label: '审核通过', tone: 'success' },
  refused: { code: 3, label: '审核失败', tone: 'danger' },
})
export type AuditStatus = (typeof auditStatus.codes)[number]

/** The tabs of the product list, in the order of the screen. 全部 leaves out what is in the bin. */
export const productTab = codeTable({
  all: { code: 0, label: '全部' },
  onSale: { code: 1, label: '出售中', tone: 'success' },
  warehouse: { code: 2, label: '仓库中' },
  soldOut: { code: 3, label: '已售罄' },
  lowStock: { code: 4, label: '警戒库存' },
  recycled: { code: 5, label: '回收站' },
  inReview: { code: 6, label: '待审核', tone: 'info' },
  refused: { code: 7, label: '审核失败', tone: 'danger' },
  draft: { code: 8, label: '待提审', tone: 'warning' },
})
export type ProductTab = (typeof productTab.codes)[number]

/** What each tab holds is counted; 全部 is the sum of some. */
export type CountedTab = Exclude<ProductTab, typeof productTab.is.all>
export const countedTabs = productTab.codes.filter((code): code is CountedTab => code !== productTab.is.all)

/** Whatever is not in the bin stands in exactly one of these; together they are 全部. */
export const keptTabs = [
  productTab.is.onSale,
  productTab.is.warehouse,
  productTab.is.inReview,
  productTab.is.refused,
  productTab.is.draft,
] as const

/** The counted tabs that one consists of: 全部 of several, every other of itself. */
export const tabsIn = (place: ProductTab): readonly CountedTab[] => (place === productTab.is.all ? keptTabs : [place])

export const deliveryMethod = codeTable({
  courier: { code: '1', label: '商家配送' },
  pickup: { code: '2', label: '到店自提' },
})
export type DeliveryMethod = (typeof deliveryMethod.codes)[number]

/** Why a line of the stock ledger was written. */
export const stockReason = codeTable({
  created: { code: 1, label: '添加商品' },
  edited: { code: 2, label: '编辑商品' },
  quickAdd: { code: 3, label: '快捷添加库存' },
  reviewFree: { code: 4, label: '免审编辑' },
  reserved: { code: 5, label: '下单占用' },
  released: { code: 6, label: '释放库存' },
  imported: { code: 7, label: '导入' },
  skuDropped: { code: 8, label: '删除规格' },
  timed: { code: 9, label: '定时变更' },
})
export type StockReason = (typeof stockReason.codes)[number]

/** What the row of a product offers. */
export const productRowAction = codeTable({
  detail: { code: 'detail', label: '详情' },
  edit: { code: 'edit', label: '编辑' },
  stock: { code: 'stock', label: '编辑库存' },
  reviewFree: { code: 'reviewFree', label: '免审编辑' },
  ledger: { code: 'ledger', label: '库存流水' },
  timed: { code: 'timed', label: '定时变更' },
  coupons: { code: 'coupons', label: '添加回馈券' },
  copy: { code: 'copy', label: '复制' },
  submit: { code: 'submit', label: '提交审核' },
  recycle: { code: 'recycle', label: '加入回收站' },
  restore: { code: 'restore', label: '恢复商品' },
  delete: { code: 'delete', label: '删除', tone: 'danger' },
})
export type ProductRowAction = (typeof productRowAction.codes)[number]

export const productBatchAction = codeTable({
  up: { code: 'up', label: '批量上架' },
  down: { code: 'down', label: '批量下架' },
  recycle: { code: 'recycle', label: '批量加入回收站' },
  restore: { code: 'restore', label: '批量恢复' },
  delete: { code: 'delete', label: '批量删除', tone: 'danger' },
  submit: { code: 'submit', label: '批量提审' },
})
export type ProductBatchAction = (typeof productBatchAction.codes)[number]

/** Shops of others that a product may be collected from. */
export const collectShop = codeTable({
  taobao: { code: 1, label: '淘宝' },
  jd: { code: 2, label: '京东' },
  suning: { code: 3, label: '苏宁' },
  pinduoduo: { code: 4, label: '拼多多' },
  tmall: { code: 5, label: '天猫' },
})
export type CollectShop = (typeof collectShop.codes)[number]

/** The tabs of the review list beside the one of all of them. */
export const reviewTab = codeTable({
  waiting: { code: 'waiting', label: '待回复' },
  poor: { code: 'poor', label: '差评' },
})
export type ReviewTab = (typeof reviewTab.codes)[number]

export const repliedFlag = codeTable({
  yes: { code: 1, label: '已回复', tone: 'success' },
  no: { code: 0, label: '未回复', tone: 'warning' },
})

/** What the user search of the reviews looks at. */
export const reviewSearchType = codeTable({
  all: { code: 'all', label: '全部' },
  uid: { code: 'uid', label: '用户ID' },
  phone: { code: 'phone', label: '手机号' },
  nickname: { code: 'nickname', label: '用户昵称' },
})
export type ReviewSearchType = (typeof reviewSearchType.codes)[number]

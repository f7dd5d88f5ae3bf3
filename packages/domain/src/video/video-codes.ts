import { codeTable } from '../kernel/code-table.ts'

/** One review of a draft; the platform's own and the social platform's have the same codes. */
export const draftReview = codeTable({
  none: { code: 1, label: '未审核', tone: 'neutral' },
  waiting: { code: 2, label: '审核中', tone: 'warning' },
  refused: { code: 3, label: '审核失败', tone: 'danger' },
  passed: { code: 4, label: '审核成功', tone: 'success' },
})
export type DraftReview = (typeof draftReview.codes)[number]

/** Where an approved product stands in the video channel (spec §4). */
export const videoShelf = codeTable({
  initial: { code: 0, label: '初始值', tone: 'neutral' },
  on: { code: 5, label: '上架', tone: 'success' },
  ownDown: { code: 11, label: '自主下架', tone: 'neutral' },
  violation: { code: 13, label: '违规下架', tone: 'danger' },
})
export type VideoShelf = (typeof videoShelf.codes)[number]

/** Who moved an approved product last, and where to. */
export const shelfCause = codeTable({
  initial: { code: 0, label: '初始值' },
  merchantOn: { code: 5, label: '商家上架' },
  platformOn: { code: 6, label: '平台上架' },
  merchantDown: { code: 11, label: '商家下架' },
  platformDown: { code: 12, label: '平台下架' },
})
export type ShelfCause = (typeof shelfCause.codes)[number]

/** The application of a shop for the video channel. */
export const accessStatus = codeTable({
  none: { code: 0, label: '未申请', tone: 'neutral' },
  waiting: { code: 1, label: '审核中', tone: 'warning' },
  open: { code: 2, label: '已开通', tone: 'success' },
  refused: { code: 3, label: '已驳回', tone: 'danger' },
})
export type AccessStatus = (typeof accessStatus.codes)[number]

/** What the social platform asks of a shop before its goods are sold there. */
export const accessTask = codeTable({
  spuAudit: { code: 'spu_audit', label: '完成一次商品审核' },
  order: { code: 'ec_order', label: '完成一次下单付款' },
  delivery: { code: 'send_delivery', label: '完成一次发货' },
  afterSale: { code: 'ec_after_sale', label: '完成一次售后' },
  testApi: { code: 'test_api', label: '完成接口联调' },
  release: { code: 'deploy_wxa', label: '发布小程序' },
})
export type AccessTask = (typeof accessTask.codes)[number]

/** Whether a third-level category wants pictures of a qualification, for itself or for each product. */
export const qualificationNeed = codeTable({
  none: { code: 0, label: '不需要' },
  required: { code: 1, label: '必填项！' },
  optional: { code: 2, label: '选填项！' },
})
export type QualificationNeed = (typeof qualificationNeed.codes)[number]

/** The social platform's review of the qualification of a category. */
export const categoryReview = codeTable({
  initial: { code: 0, label: '未提交' },
  waiting: { code: 1, label: '审核中' },
  refused: { code: 2, label: '审核失败' },
  passed: { code: 3, label: '审核通过' },
})
export type CategoryReview = (typeof categoryReview.codes)[number]

export const brandReview = codeTable({
  waiting: { code: 0, label: '审核中' },
  passed: { code: 1, label: '审核通过' },
  refused: { code: 9, label: '审核拒绝' },
})
export type BrandReview = (typeof brandReview.codes)[number]

/** The brand of goods that have none. */
export const NO_BRAND = 2_100_000_000

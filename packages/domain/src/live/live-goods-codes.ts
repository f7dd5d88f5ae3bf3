import { codeTable } from '../kernel/code-table.ts'

/** Where goods stand between the platform's review and the social platform's (spec §4 "Live review"). */
export const liveReview = codeTable({
  withdrawn: { code: 0, label: '已撤回', tone: 'neutral' },
  waiting: { code: 1, label: '平台待审核', tone: 'warning' },
  reviewing: { code: 2, label: '微信审核中', tone: 'info' },
  refused: { code: 3, label: '平台审核失败', tone: 'danger' },
  passed: { code: 4, label: '微信审核成功', tone: 'success' },
  failed: { code: 5, label: '微信审核失败', tone: 'danger' },
})
export type LiveReview = (typeof liveReview.codes)[number]

/** What the social platform says about its own copy. */
export const socialAudit = codeTable({
  none: { code: 0, label: '未审核' },
  reviewing: { code: 1, label: '审核中' },
  passed: { code: 2, label: '审核通过' },
  failed: { code: 3, label: '审核失败' },
})
export type SocialAudit = (typeof socialAudit.codes)[number]

/** How the price of goods is shown in a live room (spec §4 "Price type"). */
export const livePriceType = codeTable({
  fixed: { code: 1, label: '一口价' },
  range: { code: 2, label: '价格区间' },
  discount: { code: 3, label: '折扣价' },
})
export type LivePriceType = (typeof livePriceType.codes)[number]

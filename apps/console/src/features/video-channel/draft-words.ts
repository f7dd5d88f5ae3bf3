import type { listedStates } from '@zhanggui/contract/video/video'

/** The tabs of the list of drafts. */
export const stateWords: Readonly<Record<(typeof listedStates)[number], string>> = {
  draft: '待提审',
  submitted: '平台审核中',
  refused: '平台审核失败',
  sent: '微信审核中',
  sentBack: '微信审核失败',
}

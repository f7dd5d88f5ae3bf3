import type { teamApi } from '@zhanggui/contract/order/team'
import type { userApi } from '@zhanggui/contract/user/user'

/** Tags that a shop makes for itself: of its users, of its orders and refunds. All are kept the same way. */
export interface TagKind {
  readonly save: typeof userApi.saveTag | typeof teamApi.saveTag
  readonly delete: typeof userApi.deleteTag | typeof teamApi.deleteTag
  readonly longest: number
  /** Where there are as many. */
  readonly whyNotAdd: (count: number) => string | undefined
}

export interface KeptTag {
  readonly id: number
  readonly name: string
  /** What has it, in words; '' if nothing does. */
  readonly uses: string
  /** Who loses it if it is deleted, in words. */
  readonly losers: string
}

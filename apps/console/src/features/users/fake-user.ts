import type { UserDetail, UserRow } from '@zhanggui/contract/user/user'
import { toFen } from '@zhanggui/domain/kernel/money'

const DAY = new Date('2026-03-01T01:00:00Z')

/** A user for tests of pages. */
export const fakeUser = (id: number, more: Partial<UserRow> = {}): UserRow => ({
  id,
  nickname: `用户${id}`,
  avatar: '',
  realName: '林**',
  phone: '138****5678',
  sex: 2,
  registerType: 'routine',
  level: 1,
  isPaidMember: false,
  isLogoff: false,
  isFollow: true,
  mark: '',
  tagList: [],
  createTime: DAY,
  lastLoginTime: DAY,
  orderCount: 2,
  paidPrice: toFen(30_050),
  lastOrderTime: DAY,
  ...more,
})

export const fakeUserDetail = (user: UserRow): UserDetail => ({
  ...user,
  followTime: DAY,
  refundCount: 1,
  refundPrice: toFen(500),
  averagePrice: toFen(15_025),
})

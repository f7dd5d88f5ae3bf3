import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { userApi } from '@zhanggui/contract/user/user'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { tagChange } from '@zhanggui/domain/order/shopper-codes'
import { MAX_TAGS_OF_USER } from '@zhanggui/domain/user/user-rules'
import { MAX_COUNTED } from '#platform/db/page-window'
import { invalid, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkSeesUsers } from '../users/check-sees-users.ts'
import { findUser, lockUsers } from '../users/user.sql.ts'
import { findUsers } from '../users/user-filter.sql.ts'
import { deleteTags, hasTooManyTags, insertTags, lockTags } from './user-tag.sql.ts'

type Input = InputOf<typeof userApi.setTags>

/** Gives tags to users, takes them away, or replaces what they have. */
export async function setTags(context: StaffContext, input: Input) {
  const { db, recordChanges } = context
  const { tagIds, way } = input
  if (way !== tagChange.is.set && tagIds.length === 0) throw invalid([{ path: 'tagIds', message: '请选择标签' }])
  const names = await lockTags(db, tagIds)
  const uids = await chosenUsers(context, input)
  await lockUsers(db, uids)
  const subject = await subjectOf(context, uids)
  if (way === tagChange.is.set) await deleteTags(db, uids, { except: tagIds })
  if (way === tagChange.is.remove) await deleteTags(db, uids, { only: tagIds })
  else await insertTags(db, uids, tagIds)
  if (await hasTooManyTags(db, uids)) refuse(`每个用户最多${MAX_TAGS_OF_USER}个标签`, { field: 'tagIds' })
  recordChanges(changesBetween({ [tagChange.label(way)]: ['', names.join('、') || '无'] }), subject)
  return { users: uids.length }
}

/** The named ones, or everybody whom the list shows: nothing happens if that is another number than was seen. */
async function chosenUsers(context: StaffContext, { uids, filter, expected }: Input): Promise<readonly number[]> {
  const { db, now } = context
  if (uids) return uids.length > MAX_COUNTED ? refuse(`一次最多处理${MAX_COUNTED}个用户`) : uids
  if (!filter) throw invalid([{ path: 'uids', message: '请选择用户' }])
  await checkSeesUsers(context)
  const found = await findUsers(db, filter, now, MAX_COUNTED + 1)
  if (found.length > MAX_COUNTED) refuse(`一次最多处理${MAX_COUNTED}个用户，请缩小筛选范围`)
  if (found.length !== expected) refuse(`筛选结果已变化（现有 ${found.length} 个），请刷新后重试`)
  return found
}

async function subjectOf({ db }: StaffContext, uids: readonly number[]): Promise<string> {
  const [only] = uids
  return uids.length === 1 && only !== undefined ? (await findUser(db, only)).nickname : `${uids.length} 个用户`
}

import { lockOwnAccount, verifyPassword } from '#features/staff/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findFactor, type Factor } from './factor.sql.ts'
import { redeemCode } from './redeem-code.ts'

interface Proof {
  readonly pwd: string
  readonly factorCode?: string | undefined
}

/** Asks for the password again, and for a code where 两步验证 is on. Locks the account. */
export async function checkIdentity(context: StaffContext, { pwd, factorCode }: Proof): Promise<Factor | undefined> {
  const { db, staff } = context
  const { passwordHash } = await lockOwnAccount(db, staff.adminId)
  if (!(await verifyPassword(passwordHash, pwd))) refuse('登录密码不正确', { field: 'pwd' })
  const factor = await findFactor(db, staff.adminId)
  if (!factor) return undefined
  if (factorCode === undefined) refuse('请输入动态码', { field: 'factorCode' })
  const outcome = await redeemCode(context, factor, factorCode)
  if (!outcome.isRight) refuse(outcome.reason, { field: 'factorCode' })
  return factor
}

import type { Person } from '#features/people/public'
import { lockOwnPerson, verifyPassword } from '#features/staff/public'
import { asPlatform } from '#platform/db/step-outside'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findFactor, type Factor } from './factor.sql.ts'
import { redeemCode } from './redeem-code.ts'

interface Proof {
  readonly pwd: string
  readonly factorCode?: string | undefined
}

interface Identity {
  readonly person: Person
  /** Where 两步验证 is on. */
  readonly factor: Factor | undefined
}

/** Asks for the password again, and for a code where 两步验证 is on. Locks the person. */
export async function checkIdentity(context: StaffContext, { pwd, factorCode }: Proof): Promise<Identity> {
  const person = await lockOwnPerson(context)
  if (!(await verifyPassword(person.passwordHash, pwd))) refuse('登录密码不正确', { field: 'pwd' })
  return asPlatform(context.db, async (people) => {
    const factor = await findFactor(people, person.personId)
    if (!factor) return { person, factor }
    if (factorCode === undefined) refuse('请输入动态码', { field: 'factorCode' })
    const outcome = await redeemCode({ ...context, people, person }, factor, factorCode)
    if (!outcome.isRight) refuse(outcome.reason, { field: 'factorCode' })
    return { person, factor }
  })
}

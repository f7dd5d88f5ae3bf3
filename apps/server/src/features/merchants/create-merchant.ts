import { randomBytes } from 'node:crypto'
import { hashPassword, insertOwner } from '#features/staff/public'
import { refuse } from '#platform/http/refusals'
import type { PublicContext } from '#platform/http/route'
import { insertMerchant } from './merchant.sql.ts'

export interface MerchantDraft {
  readonly name: string
  readonly account: string
  readonly phone: string
  readonly realName: string
}

/** Creates a closed shop with its owner; returns the owner's password, which is not stored in plain text. */
export async function createMerchant(
  { inPlatform, newId, now }: Pick<PublicContext, 'inPlatform' | 'newId' | 'now'>,
  draft: MerchantDraft,
): Promise<string> {
  const password = randomBytes(9).toString('base64url')
  const passwordHash = await hashPassword(password)
  const [merId, adminId, personId] = [await newId(), await newId(), await newId()]
  await inPlatform(async (db) => {
    const { name, account, phone, realName } = draft
    await insertMerchant(db, { id: merId, name, realName, phone }, now)
    const isFree = await insertOwner(db, { merId, adminId, personId, account, passwordHash, realName, phone }, now)
    if (!isFree) refuse('账号已存在', { code: 3001, field: 'account' })
  })
  return password
}

import { stepAt } from '@zhanggui/domain/session/factor-rules'
import { findPersonIn, listShopsOf } from '#features/people/public'
import { inPlatform } from '#platform/db/platform-db'
import type { TestApp } from '#test/app/test-app'
import type { Person } from '#test/make/shop.sql'
import { codesAsText, newRecoveryCodes } from '../../../src/features/second-factor/recovery-codes.ts'
import { sealCodes, sealSecret } from '../../../src/features/second-factor/seal-factor.ts'
import { totpAt } from '../../../src/features/second-factor/totp-code.ts'
import { newTotpSecret } from '../../../src/features/second-factor/totp.ts'

/** What somebody with 两步验证 has in the hand. */
export interface Authenticator {
  /** The code of now, or of some steps earlier or later. */
  readonly code: (stepsLater?: number) => string
  readonly recoveryCodes: readonly string[]
}

/** 两步验证 as its owner would have set it up. */
export async function makeFactor(app: TestApp, owner: Person): Promise<Authenticator> {
  const [secret, recoveryCodes] = [newTotpSecret(), newRecoveryCodes()]
  const { secrets } = app.platform.services
  await inPlatform(app.platform.pool, async (db) => {
    const person = await findPersonIn(db, owner)
    if (!person) throw new Error('nobody has this account')
    const row = {
      person_id: person.personId,
      sealed_secret: await sealSecret(secrets, person, secret),
      sealed_codes: await sealCodes(secrets, person, codesAsText(recoveryCodes)),
      confirmed_at: app.now(),
    }
    await db.q.insertInto('second_factor').values(row).execute()
    for (const { merId, adminId } of await listShopsOf(db, person.personId)) {
      const account = db.q.updateTable('admin').where('mer_id', '=', merId).where('id', '=', adminId)
      await account.set({ has_factor: true }).execute()
    }
  })
  return { code: (stepsLater = 0) => totpAt(secret, stepAt(app.now()) + stepsLater), recoveryCodes }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What an authenticator makes of the secret that is shown. */
export function codeOfShown(app: TestApp, secret: string): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return totpAt(Buffer.from(bytes), stepAt(app.now()))
}

/** A code that is wrong for sure: none of those around now. */
export function wrongCode({ code }: Authenticator): string {
  const right = new Set([-2, -1, 0, 1, 2].map(code))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((each) => !right.has(each)) ?? ''
}

/** All roles of this person want 两步验证. */
export const requireFactor = (app: TestApp, { merId, adminId }: Person, isRequired = true) =>
  app.platform.pool.query(
    `update role set requires_factor = $3
     where mer_id = $1 and id in (select role_id from admin_role where mer_id = $1 and admin_id = $2)`,
    [merId, adminId, isRequired],
  )

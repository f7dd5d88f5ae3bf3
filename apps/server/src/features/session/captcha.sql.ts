import type { PlatformDb } from '#platform/db/platform-db'
import type { Sweep } from '#platform/jobs/sweep'

type CaptchaKind = 'image' | 'puzzle' | 'ticket'

interface NewCaptcha {
  readonly id: string
  readonly kind: CaptchaKind
  readonly answer: string
  readonly secret?: string
  readonly expiresAt: Date
}

export async function insertCaptcha(db: PlatformDb, { id, kind, answer, secret = '', expiresAt }: NewCaptcha) {
  await db.q.insertInto('captcha').values({ id, kind, answer, secret, expires_at: expiresAt }).execute()
}

/** Deletes the row: a captcha can be tried once, right or wrong. */
export async function consumeCaptcha(db: PlatformDb, kind: CaptchaKind, id: string, now: Date) {
  return db.q
    .deleteFrom('captcha')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['answer', 'secret'])
    .executeTakeFirst()
}

export const sweepCaptchas: Sweep = (db, now) => db.q.deleteFrom('captcha').where('expires_at', '<', now).execute()

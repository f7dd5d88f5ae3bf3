import { randomBytes } from 'node:crypto'
import type { GatewayScope } from '@zhanggui/domain/gateway/gateway-codes'
import { inPlatform, type PlatformDb } from '#platform/db/platform-db'
import type { Pool } from '#platform/db/connection/pool'
import { missing } from '#platform/http/refusals'
import { insertKey, insertSecret, lockLastSecret, retireSecrets, revokeKeyRow } from './gateway-key.sql.ts'
import type { SecretBox } from '#platform/secrets/secret-box'

export interface IssuedKey {
  readonly keyId: string
  /** Returned once; only the encrypted form is stored. */
  readonly secret: string
}

export const secretName = (keyId: string, no: number): string => `${keyId}#${no}`

async function addSecret(db: PlatformDb, box: SecretBox, keyId: string, no: number, now: Date): Promise<IssuedKey> {
  const secret = randomBytes(32).toString('base64url')
  await insertSecret(db, keyId, { no, sealed: await box.seal(secret, secretName(keyId, no)) }, now)
  return { keyId, secret }
}

export function createKey(
  pool: Pool,
  box: SecretBox,
  { name, scopes }: { name: string; scopes: readonly GatewayScope[] },
  now: Date,
): Promise<IssuedKey> {
  const keyId = `zg_${randomBytes(9).toString('base64url')}`
  return inPlatform(pool, async (db) => {
    await insertKey(db, { id: keyId, name, scopes: [...new Set(scopes)] }, now)
    return addSecret(db, box, keyId, 1, now)
  })
}

/** Adds a second secret; the current one stays valid until `oldUntil`, so that clients can switch over. */
export function rotateKey(pool: Pool, box: SecretBox, keyId: string, oldUntil: Date, now: Date): Promise<IssuedKey> {
  return inPlatform(pool, async (db) => {
    const last = (await lockLastSecret(db, keyId)) ?? missing('密钥不存在或已吊销')
    await retireSecrets(db, keyId, last, oldUntil)
    return addSecret(db, box, keyId, last + 1, now)
  })
}

export function revokeKey(pool: Pool, keyId: string, now: Date): Promise<void> {
  return inPlatform(pool, async (db) => {
    if (!(await revokeKeyRow(db, keyId, now))) missing('密钥不存在或已吊销')
  })
}

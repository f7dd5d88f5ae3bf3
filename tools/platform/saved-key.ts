import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IssuedKey } from '../../apps/server/src/gateway/access/issue-key.ts'

const fileIn = (dataDir: string) => join(dataDir, 'platform-key.json')

/** Readable by this account only. */
export function saveKey(dataDir: string, key: IssuedKey) {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(fileIn(dataDir), `${JSON.stringify(key)}\n`, { mode: 0o600 })
}

export function findSavedKey(dataDir: string): IssuedKey | undefined {
  return existsSync(fileIn(dataDir)) ? (JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as IssuedKey) : undefined
}

export function loadKey(dataDir: string, env: NodeJS.ProcessEnv): IssuedKey {
  const { GATEWAY_KEY_ID: keyId, GATEWAY_SECRET: secret } = env
  if (keyId && secret) return { keyId, secret }
  const saved = findSavedKey(dataDir)
  if (!saved) throw new Error('还没有密钥，请先运行：npm run platform -- key create --scopes all --save')
  return saved
}

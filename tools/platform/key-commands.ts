import { type GatewayScope, gatewayScope } from '@zhanggui/domain/gateway/gateway-codes'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { listKeys } from '../../apps/server/src/gateway/access/gateway-key.sql.ts'
import { createKey, type IssuedKey, revokeKey, rotateKey } from '../../apps/server/src/gateway/access/issue-key.ts'
import { SecretBox } from '../../apps/server/src/platform/secrets/secret-box.ts'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { migrate, readMigrations } from '../../apps/server/src/platform/db/migrate/migrate.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import type { Pool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { type CommandLine, need } from './read-line.ts'
import { findSavedKey, saveKey } from './saved-key.ts'

type Say = (text: string) => void

function scopesOf(list: string): GatewayScope[] {
  if (list === 'all') return gatewayScope.codes
  return list.split(/[,，]/).map((word) => {
    const scope = gatewayScope.codes.find((code) => code === word.trim())
    if (!scope) throw new Error(`没有这个权限范围：${word}（可用：${gatewayScope.codes.join('、')}）`)
    return scope
  })
}

const printKey = ({ keyId, secret }: IssuedKey, say: Say) =>
  say(`GATEWAY_KEY_ID=${keyId}\nGATEWAY_SECRET=${secret}\n密文只显示这一次，请妥善保存。`)

export async function keyCommand(pool: Pool, config: Config, { command, words, options, save }: CommandLine, say: Say) {
  await migrate(pool, await readMigrations(new URL('../../apps/server/migrations/', import.meta.url)))
  const now = new Date()
  const box = new SecretBox(config)
  if (command === 'key create') {
    const key = await createKey(
      pool,
      box,
      {
        name: options['name'] ?? '平台后台',
        scopes: scopesOf(need(options['scopes'], '权限范围（--scopes，可用 all）')),
      },
      now,
    )
    if (save) saveKey(config.dataDir, key)
    printKey(key, say)
  } else if (command === 'key rotate') {
    const keyId = need(words[0], '密钥编号')
    const hours = Number(options['hours'] ?? 24)
    if (!(hours >= 0 && hours <= 720)) throw new Error('旧密文的有效时间为 0 到 720 小时')
    const key = await rotateKey(pool, box, keyId, new Date(now.getTime() + hours * 3_600_000), now)
    if (findSavedKey(config.dataDir)?.keyId === keyId) saveKey(config.dataDir, key)
    printKey(key, say)
  } else if (command === 'key revoke') {
    await revokeKey(pool, need(words[0], '密钥编号'), now)
    say('密钥已吊销')
  } else if (command === 'key list') {
    for (const { id, name, scopes, createdAt, revokedAt } of await inPlatform(pool, listKeys)) {
      const state = revokedAt ? `已吊销（${formatShopTime(revokedAt)}）` : '有效'
      say([id, name, state, formatShopTime(createdAt), scopes.join(',')].join('\t'))
    }
  } else throw new Error('密钥命令：key create、key list、key rotate、key revoke')
}

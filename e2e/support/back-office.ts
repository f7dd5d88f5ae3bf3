import { gatewayScope } from '@zhanggui/domain/gateway/gateway-codes'
import { createKey } from '../../apps/server/src/gateway/access/issue-key.ts'
import { SecretBox } from '../../apps/server/src/platform/secrets/secret-box.ts'
import { createPool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { type CallGateway, gatewayCaller } from '../../tools/platform/gateway-caller.ts'
import { runningProduct } from './running-product.ts'

/** The platform's back office, with its own gateway key. */
export async function backOffice(): Promise<CallGateway> {
  const { url, databaseUrl, dataDir } = runningProduct()
  const pool = createPool(databaseUrl, 1)
  const box = new SecretBox({ dataDir, gatewaySecretKey: undefined })
  const key = await createKey(pool, box, { name: '旅程', scopes: gatewayScope.codes }, new Date())
  await pool.end()
  return gatewayCaller(url, key)
}

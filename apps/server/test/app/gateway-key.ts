import { type GatewayScope, gatewayScope } from '@zhanggui/domain/gateway/gateway-codes'
import { createKey, type IssuedKey } from '../../src/gateway/access/issue-key.ts'
import { SecretBox } from '#platform/secrets/secret-box'
import type { TestApp } from './test-app.ts'

/** Creates a gateway key; with all scopes by default. */
export const makeKey = (app: TestApp, scopes: readonly GatewayScope[] = gatewayScope.codes): Promise<IssuedKey> =>
  createKey(app.platform.pool, new SecretBox(app.platform.config), { name: '测试密钥', scopes }, app.now())

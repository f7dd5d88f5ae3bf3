import { type GatewayScope, gatewayScope } from '@zhanggui/domain/gateway/gateway-codes'
import { createKey, type IssuedKey } from '../../src/gateway/access/issue-key.ts'
import { SecretBox } from '#platform/secrets/secret-box'
import type { TestApp } from './test-app.ts'

/** A key of the platform's back office, as its command makes it; it may do everything unless told otherwise. */
export const makeKey = (app: TestApp, scopes: readonly GatewayScope[] = gatewayScope.codes): Promise<IssuedKey> =>
  createKey(app.platform.pool, new SecretBox(app.platform.config), { name: '测试密钥', scopes }, app.now())

import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { isWithinWindow } from '@zhanggui/domain/gateway/signature-rules'
import { Refusal } from '#platform/http/refusals'
import type { FindKey, GatewayKey } from './gateway-key.sql.ts'
import { secretName } from './issue-key.ts'
import type { SecretBox } from '#platform/secrets/secret-box'
import { sign } from './sign.ts'

interface SignedRequest {
  readonly method: string
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly bodyHash: string
}

export interface Caller {
  readonly key: Pick<GatewayKey, 'id' | 'name' | 'scopes'>
  /** Computed by the server, so that a replay cannot be disguised. */
  readonly signature: Buffer
}

const denied = (reason: string) => new Refusal(resultCode.signedOut, reason)

/** The same message for unknown and revoked keys and wrong signatures, so that keys cannot be enumerated. */
const WRONG = '签名验证失败'

/** Used for unknown keys, so that they take the same time. */
const NOBODY = 'nobody'

export async function verifyCaller(
  findKey: FindKey,
  box: SecretBox,
  request: SignedRequest,
  now: Date,
): Promise<Caller> {
  const { keyId, timestamp, nonce, signature } = readHeaders(request.headers)
  if (!isWithinWindow(timestamp, now)) throw denied('请求时间与服务器相差超过5分钟')
  const key = await findKey(keyId)
  const secrets = key
    ? await Promise.all(key.secrets.map(({ no, sealed }) => box.open(sealed, secretName(key.id, no))))
    : [NOBODY]
  const { method, target, bodyHash } = request
  const parts = { method, target, bodyHash, timestamp, nonce }
  const own = secrets.map((secret) => sign(secret, parts)).find((computed) => timingSafeEqual(computed, signature))
  if (!key || !own) throw denied(WRONG)
  return { key, signature: own }
}

function readHeaders(headers: IncomingHttpHeaders) {
  const read = (name: string, shape: RegExp) => {
    const value = headers[name]
    if (typeof value !== 'string' || !shape.test(value)) throw denied(`请求头 ${name} 缺失或格式不正确`)
    return value
  }
  return {
    keyId: read('x-key-id', /^[\w-]{1,64}$/),
    timestamp: read('x-timestamp', /^\d{1,12}$/),
    nonce: headers['x-nonce'] === undefined ? undefined : read('x-nonce', /^[\w-]{8,64}$/),
    signature: Buffer.from(read('x-signature', /^[0-9a-f]{64}$/i), 'hex'),
  }
}

import { createHash, createHmac } from 'node:crypto'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import type { FastifyRequest } from 'fastify'
import { invalid } from '#platform/http/refusals'
import type { Staff } from '#platform/session/staff'

interface Call {
  readonly endpoint: Endpoint
  readonly staff: Staff
  readonly request: FastifyRequest
  readonly input: Record<string, unknown>
}

/** `fingerprint`: identifies what the call carries beside its input, i.e. a file. */
export function claimOf({ endpoint, staff, request, input }: Call, fingerprint: string) {
  const key = idempotencyKey(request)
  if (endpoint.replyOnce) return undefined
  return (
    key && {
      adminId: staff.adminId,
      key: createHash('sha256').update(key).digest('base64'),
      endpoint: `${endpoint.area}.${endpoint.name}`,
      // Salted with a key that is stored only as a hash, so passwords in the input cannot be guessed from the row.
      requestHash: createHmac('sha256', key)
        .update(JSON.stringify(input) + fingerprint)
        .digest('base64'),
    }
  )
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return key
  throw invalid([{ path: 'Idempotency-Key', message: '请求标识格式不正确' }])
}

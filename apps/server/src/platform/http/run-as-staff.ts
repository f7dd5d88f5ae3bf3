import { createHash, createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { insertAuditLine } from '#platform/audit/audit.sql'
import { inMerchant, type MerchantDb, openMerchant } from '#platform/db/merchant-db'
import type { Platform } from '#platform/platform'
import { type Announcement, insertAnnouncements } from '#platform/push/announce.sql'
import type { Staff } from '#platform/session/staff'
import { encodeReply } from './encode-reply.ts'
import { claimKey, keepReply } from './idempotency.sql.ts'
import { parseInput } from './parse-input.ts'
import { invalid, Refusal } from './refusals.ts'
import type { PublicContext, Route } from './route.ts'

/** Parses, runs the handler in a transaction of the caller's merchant, and writes what must go with it. */
export async function runAsStaff(
  platform: Platform,
  route: Route,
  context: PublicContext,
  staff: Staff,
  request: FastifyRequest,
): Promise<unknown> {
  const { endpoint } = route
  const input = parseInput(endpoint, request)
  if (!endpoint.changes && !endpoint.sensitive) return read(platform, route, context, staff, input)
  const key = idempotencyKey(request)
  try {
    return await inMerchant(platform.pool, staff.merId, 'write', (db) => write(db, key))
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : '系统异常'
    // The refusal counts, not whether it could be written down.
    await inMerchant(platform.pool, staff.merId, 'write', (db) => audit(db, null, reason)).catch((failure: unknown) =>
      request.log.error({ err: failure }, 'audit line of a refused call not written'),
    )
    throw error
  }

  async function write(db: MerchantDb, idempotency: string | undefined): Promise<unknown> {
    const claim = idempotency && {
      adminId: staff.adminId,
      key: createHash('sha256').update(idempotency).digest('base64'),
      endpoint: `${endpoint.area}.${endpoint.name}`,
      // Salted with a key that is stored as its hash only: a password in the input cannot be guessed from the row.
      requestHash: createHmac('sha256', idempotency).update(JSON.stringify(input)).digest('base64'),
    }
    if (claim) {
      const earlier = await claimKey(db, claim, context.now)
      if (earlier === 'misused') throw invalid([{ path: '', message: '请求标识已用于另一个操作' }])
      if (earlier !== 'first') return earlier.reply
    }
    const announcements: Announcement[] = []
    const result = await route.handle({ ...context, staff, db, announce: (news) => announcements.push(news) }, input)
    const data = encodeReply(endpoint, result)
    if (claim) await keepReply(db, claim, data)
    await audit(db, data)
    await insertAnnouncements(db, announcements, context.now)
    return data
  }

  async function audit(db: MerchantDb, result: unknown, error?: string) {
    await insertAuditLine(db, {
      id: await platform.ids.next(),
      adminId: staff.adminId,
      account: staff.account,
      endpoint,
      url: request.url.split('?', 1)[0] ?? '',
      address: context.address,
      input,
      result,
      at: context.now,
      ...(error === undefined ? {} : { error }),
    })
  }
}

/** A read does not wait for its transaction to end: there is nothing that could still fail. */
async function read(
  platform: Platform,
  route: Route,
  context: PublicContext,
  staff: Staff,
  input: Record<string, unknown>,
): Promise<unknown> {
  const transaction = openMerchant(platform.pool, staff.merId, 'read')
  try {
    const announce = () => {
      throw new Error(`${route.endpoint.area}.${route.endpoint.name} announces, so it changes something`)
    }
    const result = await route.handle({ ...context, staff, db: transaction.db, announce }, input)
    return encodeReply(route.endpoint, result)
  } finally {
    void transaction.rollback()
  }
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return key
  throw invalid([{ path: 'Idempotency-Key', message: '请求标识格式不正确' }])
}

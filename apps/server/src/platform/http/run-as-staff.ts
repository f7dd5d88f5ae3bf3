import { createHash, createHmac } from 'node:crypto'
import type { Change } from '@zhanggui/domain/audit/change-rules'
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
import type { PublicContext, Route, StaffContext } from './route.ts'
import { runUpload } from './run-upload.ts'

/** One call of somebody who may make it. */
interface StaffCall {
  readonly platform: Platform
  readonly route: Route
  readonly context: PublicContext
  readonly staff: Staff
  readonly request: FastifyRequest
  readonly input: Record<string, unknown>
}

type Handle = (context: StaffContext) => unknown

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
  const call = { platform, route, context, staff, request, input }
  const key = endpoint.transport === 'download' ? undefined : idempotencyKey(request)
  const inTransaction = (handle: Handle, fingerprint: string) =>
    inMerchant(platform.pool, staff.merId, 'write', (db) => write(call, db, handle, claimOf(call, key, fingerprint)))
  try {
    if (endpoint.transport !== 'upload') return await inTransaction((all) => route.handle(all, input), '')
    return await runUpload(platform, route, { ...context, staff }, request, input, inTransaction)
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : '系统异常'
    // The refusal counts, not whether it could be written down.
    await inMerchant(platform.pool, staff.merId, 'write', (db) => audit(call, db, null, { error: reason })).catch(
      (failure: unknown) => request.log.error({ err: failure }, 'audit line of a refused call not written'),
    )
    throw error
  }
}

/** `fingerprint`: what the call carries beside its input, that is a file. */
function claimOf({ route, staff, input }: StaffCall, key: string | undefined, fingerprint: string) {
  return (
    key && {
      adminId: staff.adminId,
      key: createHash('sha256').update(key).digest('base64'),
      endpoint: `${route.endpoint.area}.${route.endpoint.name}`,
      // Salted with a key that is stored as its hash only: a password in the input cannot be guessed from the row.
      requestHash: createHmac('sha256', key)
        .update(JSON.stringify(input) + fingerprint)
        .digest('base64'),
    }
  )
}

async function write(
  call: StaffCall,
  db: MerchantDb,
  handle: Handle,
  claim: ReturnType<typeof claimOf>,
): Promise<unknown> {
  const { context, staff, route } = call
  if (claim) {
    const earlier = await claimKey(db, claim, context.now)
    if (earlier === 'misused') throw invalid([{ path: '', message: '请求标识已用于另一个操作' }])
    if (earlier !== 'first') return earlier.reply
  }
  const announcements: Announcement[] = []
  const changes: Change[] = []
  const result = await handle({
    ...context,
    staff,
    db,
    announce: (news) => announcements.push(news),
    recordChanges: (more) => changes.push(...more),
  })
  const data = encodeReply(route.endpoint, result)
  if (claim) await keepReply(db, claim, data)
  await audit(call, db, data, { changes })
  await insertAnnouncements(db, announcements, context.now)
  return route.endpoint.transport === 'download' ? result : data
}

async function audit(
  { platform, route, context, staff, request, input }: StaffCall,
  db: MerchantDb,
  result: unknown,
  outcome: { error: string } | { changes: Change[] },
) {
  await insertAuditLine(db, {
    id: await platform.ids.next(),
    adminId: staff.adminId,
    account: staff.account,
    endpoint: route.endpoint,
    url: request.url.split('?', 1)[0] ?? '',
    address: context.address,
    input,
    result,
    at: context.now,
    ...outcome,
  })
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
    const onlyRead = () => {
      throw new Error(`${route.endpoint.area}.${route.endpoint.name} tells of changes, so it is not a read`)
    }
    const only = { announce: onlyRead, recordChanges: onlyRead }
    const result = await route.handle({ ...context, staff, db: transaction.db, ...only }, input)
    return route.endpoint.transport === 'download' ? result : encodeReply(route.endpoint, result)
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

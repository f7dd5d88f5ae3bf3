import type { Area } from '@zhanggui/contract/kernel/area'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { TAB_HEADER } from '@zhanggui/contract/kernel/live-message'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { subjectOf } from '@zhanggui/domain/audit/subject-rules'
import type { FastifyRequest } from 'fastify'
import { insertAuditLine } from '#platform/audit/audit.sql'
import { createChangeRecorder } from '#platform/audit/change-recorder'
import { databaseState } from '#platform/db/connection/database-state'
import { inMerchant, type MerchantDb, openMerchant } from '#platform/db/merchant-db'
import { inPlatformOf } from '#platform/db/platform-db'
import type { Platform } from '#platform/platform'
import type { AreaAudience } from '#platform/push/announce.sql'
import { issueTicket } from '#platform/push/issue-ticket'
import type { Staff } from '#platform/session/staff'
import { type MerchantTransactions, runWrite, transactionsOf, type WriteContext } from '#platform/transactions'
import { encodeReply } from './encode-reply.ts'
import { claimKey, storeReply } from './guards/idempotency.sql.ts'
import { claimOf } from './guards/idempotency-claim.ts'
import { parseInput } from './parse-input.ts'
import { invalid, Refusal } from './refusals.ts'
import type { DownloadRoute, JsonRoute, OutsideRoute, RequestContext, StaffContext, UploadRoute } from './route.ts'
import { runUpload } from './files/run-upload.ts'
import type { FileReply } from './files/send-file.ts'

/** An authorised call. */
interface StaffCall {
  readonly platform: Platform
  readonly endpoint: Endpoint
  readonly area: Area
  readonly context: RequestContext
  readonly staff: Staff
  readonly request: FastifyRequest
  readonly input: Record<string, unknown>
  /** What the reply waits for once the transaction has committed. */
  readonly delays: (() => Promise<void>)[]
}

type Handle<R> = (context: StaffContext) => R | Promise<R>

/** Parses, runs the handler in a transaction of the caller's merchant, and writes log and announcements with it. */
export async function runAsStaff(
  platform: Platform,
  route: JsonRoute | OutsideRoute | UploadRoute,
  context: RequestContext,
  staff: Staff,
  request: FastifyRequest,
): Promise<unknown> {
  const { endpoint, area } = route
  const input = parseInput(endpoint, request)
  const call: StaffCall = { platform, endpoint, area, context, staff, request, input, delays: [] }
  if (route.kind === 'outside') return readOutside(call, route)
  if (route.kind === 'json' && isPlainRead(endpoint)) return readRoute(call, route)
  const inTransaction = (handle: Handle<unknown>, fingerprint: string) =>
    queued(call, (db) => writeOnce(call, db, handle, claimOf(call, fingerprint)))
  const reply = await notingRefusal(call, () =>
    route.kind === 'upload'
      ? runUpload(platform, route, { ...context, ...outsideCaller(call) }, request, input, inTransaction)
      : inTransaction((all) => route.handle(all, input), ''),
  )
  await Promise.all(call.delays.map((work) => work()))
  return reply
}

const readRoute = (call: StaffCall, { endpoint, handle }: JsonRoute) =>
  read(call, async (all) => encodeReply(endpoint, await handle(all, call.input)))

const readOutside = async (call: StaffCall, { endpoint, handle }: OutsideRoute) => {
  const { platform, context, staff, input } = call
  const wait = () => handle({ ...context, ...outsideCaller(call) }, input)
  const ask = async () => encodeReply(endpoint, await platform.outsideQueue.run(staff.merId, wait))
  return isPlainRead(endpoint) ? ask() : notingRefusal(call, ask)
}

/** The reply of a read without input, to be embedded in a page. */
export const readForPage = (
  platform: Platform,
  route: JsonRoute,
  context: RequestContext,
  staff: Staff,
  request: FastifyRequest,
): Promise<unknown> => {
  const { endpoint, area } = route
  return readRoute({ platform, endpoint, area, context, staff, request, input: {}, delays: [] }, route)
}

/** The same for downloads; they are repeatable, so there is no idempotency key. */
export async function runDownload(
  platform: Platform,
  { endpoint, area, handle }: DownloadRoute,
  context: RequestContext,
  staff: Staff,
  request: FastifyRequest,
): Promise<FileReply> {
  const input = parseInput(endpoint, request)
  const call: StaffCall = { platform, endpoint, area, context, staff, request, input, delays: [] }
  if (isPlainRead(endpoint)) return read(call, (all) => handle(all, input))
  return notingRefusal(call, () =>
    queued(call, async (db) => {
      const { result } = await write(call, db, (all) => handle(all, input))
      return result
    }),
  )
}

/** Runs a transaction once the merchant's queue has a free slot. */
const queued = <R>(
  { platform: { pool, callQueue }, staff: { merId } }: StaffCall,
  work: (db: MerchantDb) => Promise<R>,
) => callQueue.run(merId, () => inMerchant(pool, merId, 'write', work))

const isPlainRead = ({ changes, sensitive }: Endpoint) => !changes && !sensitive

const isUnavailable = (error: unknown) =>
  error instanceof Refusal ? error.code === resultCode.unavailable : databaseState(error) !== undefined

async function notingRefusal<R>(call: StaffCall, run: () => Promise<R>): Promise<R> {
  try {
    return await run()
  } catch (error) {
    // If the database is unavailable, the failure cannot be logged either.
    if (isUnavailable(error)) throw error
    const reason = error instanceof Refusal ? error.message : '服务器出错'
    // The refusal takes precedence over a failure to log it.
    await queued(call, (db) => audit(call, db, null, { error: reason })).catch((failure: unknown) =>
      call.request.log.error({ err: failure }, 'audit line of a refused call not written'),
    )
    throw error
  }
}

/** With an idempotency key, repeats return the first reply. */
async function writeOnce(
  call: StaffCall,
  db: MerchantDb,
  handle: Handle<unknown>,
  claim: ReturnType<typeof claimOf>,
): Promise<unknown> {
  if (!claim) return (await write(call, db, handle)).data
  const earlier = await claimKey(db, claim, call.context.now)
  if (earlier === 'misused') throw invalid([{ path: '', message: '请求标识已用于另一个操作' }])
  if (earlier !== 'first') return earlier.reply
  return (await write(call, db, handle, (data) => storeReply(db, claim, data))).data
}

async function write<R>(
  call: StaffCall,
  db: MerchantDb,
  handle: Handle<R>,
  keep?: (data: unknown) => Promise<void>,
): Promise<{ result: R; data: unknown }> {
  const { platform, context, endpoint, area } = call
  const run = async (writing: WriteContext) => {
    const { recorded, recordChanges } = createChangeRecorder()
    // The transaction may be tried twice.
    call.delays.length = 0
    const delayReply = (work: () => Promise<void>) => void call.delays.push(work)
    const result = await handle({ ...context, ...ofCaller(call), ...writing, recordChanges, delayReply })
    const data = encodeReply(endpoint, result)
    await keep?.(data)
    await audit(call, db, data, recorded)
    return { result, data }
  }
  return runWrite(platform, db, context.now, run, { ...audienceOf(call), changed: endpoint.changes ? area : undefined })
}

/** What a handler may use beside its transaction. */
const ofCaller = (call: StaffCall) => {
  const { platform, context, staff } = call
  return {
    ...transactionsOf(platform, staff.merId, () => context.now, audienceOf(call)),
    staff,
    issuePushTicket: () => issueTicket(platform.pool, staff, context.now),
  }
}

/** Without a surrounding transaction each transaction is queued on its own. */
const outsideCaller = (call: StaffCall) => {
  const { inRead, inWrite, ...others } = ofCaller(call)
  const { platform, staff } = call
  const enter = <R>(work: () => Promise<R>) => platform.callQueue.run(staff.merId, work)
  const queuedTransactions: MerchantTransactions = {
    inRead: (work) => enter(() => inRead(work)),
    inWrite: (work) => enter(() => inWrite(work)),
  }
  const recordCall = (db: MerchantDb, subject: string, changes: readonly Change[] = []) =>
    audit(call, db, null, { changes, subject })
  return { ...others, ...queuedTransactions, recordCall, inPlatform: inPlatformOf(platform.pool) }
}

/** Skips the tab that made the change. */
const audienceOf = ({ endpoint, staff, request }: StaffCall): AreaAudience => ({
  exceptTab: tabOf(request),
  onlyFor: endpoint.personal ? staff.adminId : undefined,
})

function tabOf({ headers }: FastifyRequest): string | undefined {
  const tab = headers[TAB_HEADER.toLowerCase()]
  return typeof tab === 'string' && /^[\w-]{1,64}$/.test(tab) ? tab : undefined
}

async function audit(
  { platform, endpoint, context, staff, request, input }: StaffCall,
  db: MerchantDb,
  result: unknown,
  outcome: { error: string } | { changes: readonly Change[]; subject: string | undefined },
) {
  await insertAuditLine(db, {
    id: await platform.newId(),
    adminId: staff.adminId,
    account: staff.account,
    endpoint,
    url: request.url.split('?', 1)[0] ?? '',
    address: context.address,
    input,
    result: endpoint.replyOnce ? null : result,
    at: context.now,
    ...outcome,
    subject: ('subject' in outcome ? outcome.subject : undefined) ?? subjectOf(input),
  })
}

/** A read replies before its transaction has ended: nothing can fail any more. */
const read = <R>(call: StaffCall, handle: Handle<R>): Promise<R> =>
  call.platform.callQueue.run(call.staff.merId, () => readNow(call, handle))

async function readNow<R>(call: StaffCall, handle: Handle<R>): Promise<R> {
  const { platform, endpoint, context, staff } = call
  const transaction = openMerchant(platform.pool, staff.merId, 'read')
  try {
    const onlyRead = () => {
      throw new Error(`${endpoint.area}.${endpoint.name} tells of changes, so it is not a read`)
    }
    return await handle({
      ...context,
      ...ofCaller(call),
      ...(endpoint.safe && { inWrite: onlyRead, issuePushTicket: onlyRead }),
      db: transaction.db,
      enqueue: onlyRead,
      announce: onlyRead,
      announceArea: onlyRead,
      recordChanges: onlyRead,
      delayReply: onlyRead,
    })
  } finally {
    void transaction.rollback()
  }
}

import { createHash, createHmac } from 'node:crypto'
import type { Area } from '@zhanggui/contract/kernel/area'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { TAB_HEADER } from '@zhanggui/contract/kernel/live-message'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import type { FastifyRequest } from 'fastify'
import { insertAuditLine } from '#platform/audit/audit.sql'
import { databaseTrouble } from '#platform/db/connection/database-trouble'
import { inMerchant, type MerchantDb, openMerchant } from '#platform/db/merchant-db'
import type { Platform } from '#platform/platform'
import type { ChangeTold } from '#platform/push/announce.sql'
import { issueTicket } from '#platform/push/issue-ticket'
import type { Staff } from '#platform/session/staff'
import { type MerchantTransactions, runWrite, transactionsOf, type WriteContext } from '#platform/transactions'
import { encodeReply } from './encode-reply.ts'
import { claimKey, keepReply } from './guards/idempotency.sql.ts'
import { parseInput } from './parse-input.ts'
import { invalid, Refusal } from './refusals.ts'
import type { DownloadRoute, JsonRoute, RequestContext, StaffContext, UploadRoute } from './route.ts'
import { runUpload } from './files/run-upload.ts'
import type { FileAnswer } from './files/send-file.ts'

/** One call of somebody who may make it. */
interface StaffCall {
  readonly platform: Platform
  readonly endpoint: Endpoint
  readonly area: Area
  readonly context: RequestContext
  readonly staff: Staff
  readonly request: FastifyRequest
  readonly input: Record<string, unknown>
}

type Handle<R> = (context: StaffContext) => R | Promise<R>

/** Parses, runs the handler in a transaction of the caller's merchant, and writes what must go with it. */
export async function runAsStaff(
  platform: Platform,
  route: JsonRoute | UploadRoute,
  context: RequestContext,
  staff: Staff,
  request: FastifyRequest,
): Promise<unknown> {
  const { endpoint, area } = route
  const input = parseInput(endpoint, request)
  const call = { platform, endpoint, area, context, staff, request, input }
  if (route.kind === 'json' && isPlainRead(endpoint)) return readRoute(call, route)
  const key = idempotencyKey(request)
  const inTransaction = (handle: Handle<unknown>, fingerprint: string) =>
    inTurn(call, (db) => writeOnce(call, db, handle, claimOf(call, key, fingerprint)))
  return notingRefusal(call, () =>
    route.kind === 'upload'
      ? runUpload(platform, route, { ...context, ...ofUploader(call) }, request, input, inTransaction)
      : inTransaction((all) => route.handle(all, input), ''),
  )
}

const readRoute = (call: StaffCall, { endpoint, handle }: JsonRoute) =>
  read(call, async (all) => encodeReply(endpoint, await handle(all, call.input)))

/** What a read without input would answer, for a page that goes out with it. */
export const readForPage = (
  platform: Platform,
  route: JsonRoute,
  context: RequestContext,
  staff: Staff,
  request: FastifyRequest,
): Promise<unknown> => {
  const { endpoint, area } = route
  return readRoute({ platform, endpoint, area, context, staff, request, input: {} }, route)
}

/** The same for a file that goes out; fetching it twice is no harm, so there is no key. */
export async function runDownload(
  platform: Platform,
  { endpoint, area, handle }: DownloadRoute,
  context: RequestContext,
  staff: Staff,
  request: FastifyRequest,
): Promise<FileAnswer> {
  const input = parseInput(endpoint, request)
  const call = { platform, endpoint, area, context, staff, request, input }
  if (isPlainRead(endpoint)) return read(call, (all) => handle(all, input))
  return notingRefusal(call, () =>
    inTurn(call, async (db) => {
      const { result } = await write(call, db, (all) => handle(all, input))
      return result
    }),
  )
}

/** A transaction of the call, as soon as its merchant has a place for one more. */
const inTurn = <R>({ platform: { pool, turns }, staff: { merId } }: StaffCall, work: (db: MerchantDb) => Promise<R>) =>
  turns.run(merId, () => inMerchant(pool, merId, 'write', work))

const isPlainRead = ({ changes, sensitive }: Endpoint) => !changes && !sensitive

const isUnavailable = (error: unknown) =>
  error instanceof Refusal ? error.code === resultCode.unavailable : databaseTrouble(error) !== undefined

async function notingRefusal<R>(call: StaffCall, run: () => Promise<R>): Promise<R> {
  try {
    return await run()
  } catch (error) {
    // Where the database cannot do what was asked, it cannot write that down either.
    if (isUnavailable(error)) throw error
    const reason = error instanceof Refusal ? error.message : '系统异常'
    // The refusal counts, not whether it could be written down.
    await inTurn(call, (db) => audit(call, db, null, { error: reason })).catch((failure: unknown) =>
      call.request.log.error({ err: failure }, 'audit line of a refused call not written'),
    )
    throw error
  }
}

/** `fingerprint`: what the call carries beside its input, that is a file. */
function claimOf({ endpoint, staff, input }: StaffCall, key: string | undefined, fingerprint: string) {
  return (
    key && {
      adminId: staff.adminId,
      key: createHash('sha256').update(key).digest('base64'),
      endpoint: `${endpoint.area}.${endpoint.name}`,
      // Salted with a key that is stored as its hash only: a password in the input cannot be guessed from the row.
      requestHash: createHmac('sha256', key)
        .update(JSON.stringify(input) + fingerprint)
        .digest('base64'),
    }
  )
}

/** With a key: the first answer, however often it is asked for. */
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
  return (await write(call, db, handle, (data) => keepReply(db, claim, data))).data
}

async function write<R>(
  call: StaffCall,
  db: MerchantDb,
  handle: Handle<R>,
  keep?: (data: unknown) => Promise<void>,
): Promise<{ result: R; data: unknown }> {
  const { platform, context, endpoint, area } = call
  const run = async (writing: WriteContext) => {
    const changes: Change[] = []
    const recordChanges = (more: readonly Change[]) => void changes.push(...more)
    const result = await handle({ ...context, ...ofCaller(call), ...writing, recordChanges })
    const data = encodeReply(endpoint, result)
    await keep?.(data)
    await audit(call, db, data, { changes })
    return { result, data }
  }
  return runWrite(platform, db, context.now, run, { ...toldOf(call), changed: endpoint.changes ? area : undefined })
}

/** What a caller may use beside the transaction of the call itself. */
const ofCaller = (call: StaffCall) => {
  const { platform, context, staff } = call
  return {
    ...transactionsOf(platform, staff.merId, () => context.now, toldOf(call)),
    staff,
    issuePushTicket: () => issueTicket(platform.pool, staff, context.now),
  }
}

/** An upload has no transaction of its own while its file is looked at, so each one waits for its turn. */
const ofUploader = (call: StaffCall) => {
  const { inRead, inWrite, ...others } = ofCaller(call)
  const { platform, staff } = call
  const turn = <R>(work: () => Promise<R>) => platform.turns.run(staff.merId, work)
  const inTurns: MerchantTransactions = {
    inRead: (work) => turn(() => inRead(work)),
    inWrite: (work) => turn(() => inWrite(work)),
  }
  return { ...others, ...inTurns }
}

/** The tab that changes something knows it already. */
const toldOf = ({ endpoint, staff, request }: StaffCall): ChangeTold => ({
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
  outcome: { error: string } | { changes: Change[] },
) {
  await insertAuditLine(db, {
    id: await platform.newId(),
    adminId: staff.adminId,
    account: staff.account,
    endpoint,
    url: request.url.split('?', 1)[0] ?? '',
    address: context.address,
    input,
    result,
    at: context.now,
    ...outcome,
  })
}

/** A read does not wait for its transaction to end: there is nothing that could still fail. */
const read = <R>(call: StaffCall, handle: Handle<R>): Promise<R> =>
  call.platform.turns.run(call.staff.merId, () => readNow(call, handle))

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
    })
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

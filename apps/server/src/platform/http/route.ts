import { type Area, areaOf } from '@zhanggui/contract/kernel/area'
import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { Change, RecordChanges } from '@zhanggui/domain/audit/change-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { InPlatform, PlatformDb } from '#platform/db/platform-db'
import type { Services } from '#platform/services'
import type { Staff } from '#platform/session/staff'
import type { MerchantTransactions, WriteContext } from '#platform/transactions'
import type { ReceivedFile } from './files/receive-file.ts'
import type { FileReply } from './files/send-file.ts'

/** Context of every handler. */
export interface RequestContext extends Services {
  readonly now: Date
  readonly address: string
  readonly userAgent: string
  /** The token that came with the request, if any. */
  readonly token: string | undefined
  /** Sets or clears the session cookie. */
  readonly setTokenCookie: (token: string | undefined) => void
}

/** Context of a public endpoint: without session and merchant. */
export interface PublicContext extends RequestContext {
  /** The token in the cookie; differs from `token` if another account has signed in since. */
  readonly cookieToken: string | undefined
  /** Whether the request comes from the server's own machine. */
  readonly isFromThisMachine: boolean
  readonly inPlatform: <T>(work: (db: PlatformDb) => Promise<T>) => Promise<T>
  /** How many migrations this program knows of. */
  readonly migrations: number
  /** Transactions of a merchant; the handler itself proves that the caller belongs to it. */
  readonly merchantTransactions: (merId: number) => MerchantTransactions
}

/** Context of all other endpoints: the caller and a transaction scoped to their merchant. */
export interface StaffContext extends RequestContext, WriteContext, MerchantTransactions {
  readonly staff: Staff
  /** Adds changes to the call's line in the sensitive-operation log, and the name of what it is about; never secrets. */
  readonly recordChanges: RecordChanges
  /** Answers only when `work` has ended too; it begins once the transaction has committed and its place is free again. */
  readonly delayReply: (work: () => Promise<void>) => void
  /** A one-time ticket with which this session may open the push socket. */
  readonly issuePushTicket: () => Promise<string>
}

/** Context of a write in somebody's name: their own call, or a row of a job that they have started. */
export interface ChangeContext extends WriteContext, Pick<StaffContext, 'recordChanges'> {
  readonly staff: Pick<Staff, 'adminId'>
}

/**
 * Context of a handler that waits for something else than the database. It has no transaction around it, and no place
 * among the merchant's calls but while one of its own transactions runs.
 */
export interface OutsideContext extends RequestContext, MerchantTransactions {
  readonly staff: Staff
  /** Writes the call's line in the sensitive-operation log, with the transaction that decides to make the call. */
  readonly recordCall: (db: MerchantDb, subject: string, changes?: readonly Change[]) => Promise<void>
  /** For what belongs to the platform, such as its access to another company's server. */
  readonly inPlatform: InPlatform
}

/** Context of the first half of an upload. */
export interface UploadContext extends OutsideContext {
  readonly file: ReceivedFile
}

/** Result of the first half: the file is stored but not recorded yet. */
export interface StoredUpload<R> {
  readonly save: (context: StaffContext) => R | Promise<R>
  readonly discard: () => Promise<void>
}

export type ContextOf<E extends Endpoint> = E['permission'] extends 'none' ? PublicContext : StaffContext
type JsonHandler<E extends Endpoint> = (context: ContextOf<E>, input: InputOf<E>) => ReplyOf<E> | Promise<ReplyOf<E>>
type UploadHandler<E extends Endpoint> = (
  context: UploadContext,
  input: InputOf<E>,
) => Promise<StoredUpload<ReplyOf<E>>>
type DownloadHandler<E extends Endpoint> = (context: StaffContext, input: InputOf<E>) => Promise<FileReply>
/** Waits for another company's server. What it changes there is decided and recorded in a transaction before. */
interface OutsideHandler<E extends Endpoint> {
  readonly outside: (context: OutsideContext, input: InputOf<E>) => Promise<ReplyOf<E>>
}
export type Handler<E extends Endpoint> = E['transport'] extends 'upload'
  ? UploadHandler<E>
  : E['transport'] extends 'download'
    ? DownloadHandler<E>
    : JsonHandler<E> | OutsideHandler<E>

type Input = Record<string, unknown>
interface Served<K extends string, C, R> {
  readonly kind: K
  readonly endpoint: Endpoint
  readonly area: Area
  readonly handle: (context: C, input: Input) => R
}
/** Public endpoints. */
export type OpenRoute = Served<'open', PublicContext, unknown>
export type JsonRoute = Served<'json', StaffContext, unknown>
export type OutsideRoute = Served<'outside', OutsideContext, Promise<unknown>>
export type UploadRoute = Served<'upload', UploadContext, Promise<StoredUpload<unknown>>>
export type DownloadRoute = Served<'download', StaffContext, Promise<FileReply>>
/** Endpoints with a session. */
export type StaffRoute = JsonRoute | OutsideRoute | UploadRoute | DownloadRoute
export type Route = OpenRoute | StaffRoute

const kindOf = ({ permission, transport }: Endpoint): Route['kind'] => (permission === 'none' ? 'open' : transport)

/** Binds an area of the contract to its handlers; with one missing it does not compile. */
export function bind<T extends Record<string, Endpoint>>(
  api: T,
  handlers: { readonly [K in keyof T]: Handler<T[K]> },
): Route[] {
  const area = areaOf(api)
  return Object.entries(api).map(
    // `Handler` has checked the types; from here on the kind discriminates.
    ([name, endpoint]) => {
      const handler = handlers[name as keyof T]
      const served =
        'outside' in handler
          ? { kind: 'outside', handle: handler.outside }
          : { kind: kindOf(endpoint), handle: handler }
      return { ...served, endpoint, area } as unknown as Route
    },
  )
}

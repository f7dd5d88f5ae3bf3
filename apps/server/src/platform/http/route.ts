import { type Area, areaOf } from '@zhanggui/contract/kernel/area'
import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { RecordChanges } from '@zhanggui/domain/audit/change-rules'
import type { PlatformDb } from '#platform/db/platform-db'
import type { Services } from '#platform/services'
import type { Staff } from '#platform/session/staff'
import type { MerchantTransactions, WriteContext } from '#platform/transactions'
import type { ReceivedFile } from './files/receive-file.ts'
import type { FileReply } from './files/send-file.ts'

/** What every handler knows of the request. */
export interface RequestContext extends Services {
  readonly now: Date
  readonly address: string
  readonly userAgent: string
  /** The token that came with the request, if any. */
  readonly token: string | undefined
}

/** What a handler of an open endpoint knows: nobody is signed in, there is no merchant. */
export interface PublicContext extends RequestContext {
  /** What the browser keeps; another one than `token` where a second account signed in meanwhile. */
  readonly cookieToken: string | undefined
  /** Somebody who sits at the server's own machine. */
  readonly isFromThisMachine: boolean
  /** Puts the session into the client's cookie, or takes it out. */
  readonly setTokenCookie: (token: string | undefined) => void
  readonly inPlatform: <T>(work: (db: PlatformDb) => Promise<T>) => Promise<T>
  /** How many migrations this program knows of. */
  readonly migrations: number
  /** Transactions of a merchant that the caller has proven to belong to, or will be refused by. */
  readonly runForMerchant: (merId: number) => MerchantTransactions
}

/** What every other handler knows: who calls, and a transaction that sees their merchant only. */
export interface StaffContext extends RequestContext, WriteContext, MerchantTransactions {
  readonly staff: Staff
  /**
   * Puts what is different afterwards beside the call's line in the sensitive-operation log, and what it is about by its
   * name; never a secret.
   */
  readonly recordChanges: RecordChanges
  /** Answers only when `work` has ended too; it begins once the transaction has committed and its place is free again. */
  readonly delayReply: (work: () => Promise<void>) => void
  /** A one-time ticket with which this session may open the push socket. */
  readonly issuePushTicket: () => Promise<string>
}

/** What the first half of an upload knows: who sends which file. There is no transaction while bytes are moved. */
export interface UploadContext extends RequestContext, MerchantTransactions {
  readonly staff: Staff
  readonly file: ReceivedFile
}

/** What the first half leaves to the second: the file lies in its store, and nobody knows of it yet. */
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
export type Handler<E extends Endpoint> = E['transport'] extends 'upload'
  ? UploadHandler<E>
  : E['transport'] extends 'download'
    ? DownloadHandler<E>
    : JsonHandler<E>

type Input = Record<string, unknown>
interface Served<K extends string, C, R> {
  readonly kind: K
  readonly endpoint: Endpoint
  readonly area: Area
  readonly handle: (context: C, input: Input) => R
}
/** Nobody is asked who they are. */
export type OpenRoute = Served<'open', PublicContext, unknown>
export type JsonRoute = Served<'json', StaffContext, unknown>
export type UploadRoute = Served<'upload', UploadContext, Promise<StoredUpload<unknown>>>
export type DownloadRoute = Served<'download', StaffContext, Promise<FileReply>>
/** For people who are signed in. */
export type StaffRoute = JsonRoute | UploadRoute | DownloadRoute
export type Route = OpenRoute | StaffRoute

const kindOf = ({ permission, transport }: Endpoint): Route['kind'] => (permission === 'none' ? 'open' : transport)

/** Binds an area of the contract to its handlers; with one missing it does not compile. */
export function bind<T extends Record<string, Endpoint>>(
  api: T,
  handlers: { readonly [K in keyof T]: Handler<T[K]> },
): Route[] {
  const area = areaOf(api)
  return Object.entries(api).map(
    // `Handler` has made sure that the two go together; from here on the kind says which handler it is.
    ([name, endpoint]) =>
      ({ kind: kindOf(endpoint), endpoint, area, handle: handlers[name as keyof T] }) as unknown as Route,
  )
}

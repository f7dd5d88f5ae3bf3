import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Announcement } from '#platform/push/announce.sql'
import type { Staff } from '#platform/session/staff'
import type { ReceivedFile } from './receive-file.ts'
import type { FileAnswer } from './send-file.ts'

interface RequestContext {
  readonly now: Date
  readonly address: string
  readonly userAgent: string
  /** The token that came with the request, if any. */
  readonly token: string | undefined
  /** What the browser keeps; another one than `token` where a second account signed in meanwhile. */
  readonly cookieToken: string | undefined
  /** Puts the session into the client's cookie, or takes it out. */
  readonly keepToken: (token: string | undefined) => void
}

/** What a handler of an open endpoint knows: nobody is signed in, there is no merchant. */
export type PublicContext = RequestContext

/** What every other handler knows: who calls, and a transaction that sees their merchant only. */
export interface StaffContext extends RequestContext {
  readonly staff: Staff
  readonly db: MerchantDb
  /** Tells the merchant's staff, if and when this transaction commits. */
  readonly announce: (announcement: Announcement) => void
  /** Puts what is different afterwards beside the call's line in the sensitive-operation log; never a secret. */
  readonly recordChanges: (changes: readonly Change[]) => void
}

/** What the first half of an upload knows: who sends which file. There is no transaction while bytes are moved. */
export interface UploadContext extends RequestContext {
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
type DownloadHandler<E extends Endpoint> = (context: StaffContext, input: InputOf<E>) => Promise<FileAnswer>
export type Handler<E extends Endpoint> = E['transport'] extends 'upload'
  ? UploadHandler<E>
  : E['transport'] extends 'download'
    ? DownloadHandler<E>
    : JsonHandler<E>

type Input = Record<string, unknown>
interface Served<K extends string, C, R> {
  readonly kind: K
  readonly endpoint: Endpoint
  readonly handle: (context: C, input: Input) => R
}
/** Nobody is asked who they are. */
export type OpenRoute = Served<'open', PublicContext, unknown>
export type JsonRoute = Served<'json', StaffContext, unknown>
export type UploadRoute = Served<'upload', UploadContext, Promise<StoredUpload<unknown>>>
export type DownloadRoute = Served<'download', StaffContext, Promise<FileAnswer>>
/** For people who are signed in. */
export type StaffRoute = JsonRoute | UploadRoute | DownloadRoute
export type Route = OpenRoute | StaffRoute

const kindOf = ({ permission, transport }: Endpoint): Route['kind'] => (permission === 'none' ? 'open' : transport)

/** Binds an area of the contract to its handlers; with one missing it does not compile. */
export function bind<T extends Record<string, Endpoint>>(
  api: T,
  handlers: { readonly [K in keyof T]: Handler<T[K]> },
): Route[] {
  return Object.entries(api).map(
    // `Handler` has made sure that the two go together; from here on the kind says which handler it is.
    ([name, endpoint]) => ({ kind: kindOf(endpoint), endpoint, handle: handlers[name as keyof T] }) as unknown as Route,
  )
}

import type { operationType } from '@zhanggui/domain/audit/operation-codes'
import type { z } from 'zod'

/** A permission code of the catalogue. */
export type Permission = `merchant:${string}` | `admin:${string}`
/** Who may call: holders of a permission, everyone signed in, or everyone. Must be stated explicitly. */
export type Access = Permission | 'session' | 'none'
export type OperationName = keyof typeof operationType.is

export type Shape = Record<string, z.ZodType>
export type Nothing = Record<never, never>

export type Rate = { readonly max: number; readonly seconds: number }

/** Larger requests are aborted; limits of single types are checked by the handler. */
export type FileLimits = { readonly maxBytes: number }

/** Options of an endpoint. */
export interface ReadSpec<A extends Access, P extends Shape, Q extends z.ZodObject, R extends z.ZodType> {
  /** What staff read in the role editor and in the sensitive-operation log. */
  readonly title: string
  readonly permission: A
  /** Types of path parameters that are not plain ids. */
  readonly params?: P
  readonly query?: Q
  readonly reply: R
  /** Held by every role: the shell and the lookups that all pages use. */
  readonly everyRole?: true
  /** Changes state. POST does unless it says false; GET does not unless the specification made it so. */
  readonly changes?: boolean
  /** The same for everyone: computed once a minute and revalidated by ETag, or shared by all who ask at the same time. */
  readonly cached?: 'minute' | 'whilePending'
  /** Changes only what the caller sees: other people's consoles are not refreshed. */
  readonly personal?: true
  /** Reads that belong into the sensitive-operation log too (exports); state changes always are. */
  readonly sensitive?: true
  readonly operation?: OperationName
  /** Open to who must set up 两步验证 first and has not done so. */
  readonly withoutFactor?: true
  /** Answers with a secret that is shown once: the reply is neither logged nor kept for a repeated call. */
  readonly replyOnce?: true
  /** Calls of one person within the time, of one client address where nobody is signed in; beyond it the answer is 429. */
  readonly rate?: Rate
  /** The menu page under which the role editor lists it, where it is not the area's own. */
  readonly page?: string
}

export interface Spec<
  A extends Access,
  P extends Shape,
  Q extends z.ZodObject,
  B extends z.ZodObject,
  R extends z.ZodType,
> extends ReadSpec<A, P, Q, R> {
  readonly body?: B
  /** Existing clients send it as GET too, with what the body would hold in the query. */
  readonly alsoGet?: true
  /** Bytes of the body, where the usual megabyte is not enough; callers without a session have 16 kB. */
  readonly maxBody?: number
}

export interface UploadSpec<
  A extends Permission | 'session',
  Q extends z.ZodObject,
  R extends z.ZodType,
> extends ReadSpec<A, Nothing, Q, R> {
  readonly file: FileLimits
}

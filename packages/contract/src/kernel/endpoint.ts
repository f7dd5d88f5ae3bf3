import { z } from 'zod'
import type {
  Access,
  FileLimits,
  Nothing,
  OperationName,
  Permission,
  Rate,
  ReadSpec,
  Shape,
  Spec,
  UploadSpec,
} from './endpoint-spec.ts'

/** Everything the contract declares is served below this path (spec §7). */
export const API_BASE = '/api'

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never
/** How it travels: JSON both ways, one file in (multipart), or one file out. */
export type Transport = 'json' | 'upload' | 'download'

export interface Endpoint<
  A extends Access = Access,
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodObject = z.ZodObject,
  R extends z.ZodType = z.ZodType,
  T extends Transport = Transport,
> {
  readonly area: string
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly title: string
  readonly permission: A
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly reply: R
  readonly everyRole: boolean
  readonly changes: boolean
  /** Safe as RFC 9110 says: nothing happens, so it does not matter whose page asks. Everything else is guarded. */
  readonly safe: boolean
  readonly personal: boolean
  readonly cached: 'minute' | 'whilePending' | undefined
  readonly sensitive: boolean
  readonly operation: OperationName
  readonly withoutFactor: boolean
  readonly replyOnce: boolean
  readonly rate: Rate | undefined
  readonly page: string | undefined
  readonly transport: T
  readonly alsoGet: boolean
  readonly maxBody: number | undefined
  readonly file: FileLimits | undefined
}

/**
 * One flat object holds everything a call takes; the contract knows which part travels in the path, the query or the
 * body. The server's handlers and the console's callers see the same type.
 */
export type InputOf<E extends Endpoint> = Flat<Fields<E['params']> & Fields<E['query']> & Fields<E['body']>>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
type Flat<T> = { [K in keyof T]: T[K] }
/** A part without fields adds nothing; zod's own output type for it would forbid every field of the other parts. */
type Fields<S extends z.ZodObject> = keyof S['shape'] extends never
  ? unknown
  : string extends keyof S['shape']
    ? unknown
    : z.output<S>

/** An id from outside: foreign until proven own. Path and query carry it as text. */
export const id = z.coerce.number<number | string>().int().min(1).max(Number.MAX_SAFE_INTEGER)

type ParamShape<Path extends string, P extends Shape> = {
  [N in ParamName<Path>]: N extends keyof P ? P[N] : typeof id
}
type Declared<
  Path extends string,
  A extends Access,
  P extends Shape,
  Q extends z.ZodObject,
  B extends z.ZodObject,
  R extends z.ZodType,
  T extends Transport = 'json',
> = Endpoint<A, z.ZodObject<ParamShape<Path, P>>, NoInfer<Q>, NoInfer<B>, R, T>

/** One for all parts without fields: making a schema takes time, and every page begins by making its own. */
const nothing = z.object({})
function declare<
  Path extends string,
  A extends Access,
  P extends Shape,
  Q extends z.ZodObject,
  B extends z.ZodObject,
  R extends z.ZodType,
>(method: 'GET' | 'POST', path: Path, spec: Spec<A, P, Q, B, R>): Declared<Path, A, P, Q, B, R> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as ParamName<Path>)
  const shape = Object.fromEntries(names.map((name) => [name, spec.params?.[name] ?? id])) as ParamShape<Path, P>
  const params = names.length > 0 ? z.object(shape) : (nothing as z.ZodObject<ParamShape<Path, P>>)
  const [query, body] = [spec.query ?? (nothing as Q), spec.body ?? (nothing as B)]
  const fields = [params, query, body].flatMap((schema) => Object.keys(schema.shape))
  if (new Set(fields).size !== fields.length) throw new Error(`${path}: one name in two places of the request`)
  if (spec.cached && fields.length > 0) throw new Error(`${path}: cached although it depends on its input`)
  const changes = spec.changes ?? method === 'POST'
  return {
    area: '',
    name: '',
    method,
    path,
    title: spec.title,
    permission: spec.permission,
    params,
    query,
    body,
    reply: spec.reply,
    everyRole: spec.everyRole ?? false,
    changes,
    safe: method === 'GET' && !changes && !spec.sensitive,
    personal: spec.personal ?? false,
    cached: spec.cached,
    sensitive: spec.sensitive ?? changes,
    operation: spec.operation ?? (changes ? 'edit' : 'query'),
    withoutFactor: spec.withoutFactor ?? false,
    replyOnce: spec.replyOnce ?? false,
    rate: spec.rate,
    page: spec.page,
    transport: 'json',
    alsoGet: spec.alsoGet ?? false,
    maxBody: spec.maxBody,
    file: undefined,
  }
}

type Empty = z.ZodObject<Nothing>

export const get = <
  const Path extends string,
  const A extends Access,
  R extends z.ZodType,
  P extends Shape = Nothing,
  Q extends z.ZodObject = Empty,
>(
  path: Path,
  spec: ReadSpec<A, P, Q, R>,
) => declare<Path, A, P, Q, Empty, R>('GET', path, spec)

export const post = <
  const Path extends string,
  const A extends Access,
  R extends z.ZodType,
  P extends Shape = Nothing,
  Q extends z.ZodObject = Empty,
  B extends z.ZodObject = Empty,
>(
  path: Path,
  spec: Spec<A, P, Q, B, R>,
) => declare<Path, A, P, Q, B, R>('POST', path, spec)

/** POST of one file as multipart/form-data; everything else that it takes travels in the query. */
export const upload = <
  const Path extends string,
  const A extends Permission | 'session',
  R extends z.ZodType,
  Q extends z.ZodObject = Empty,
>(
  path: Path,
  { file, ...spec }: UploadSpec<A, Q, R>,
): Declared<Path, A, Nothing, Q, Empty, R, 'upload'> => ({
  ...declare<Path, A, Nothing, Q, Empty, R>('POST', path, spec),
  transport: 'upload',
  file,
})

/** The reply of a download, recorded in the sensitive-operation log only. */
const wholeFile = z.object({ fileName: z.string(), size: z.int() })

/** GET that answers with a file instead of an envelope; its name is in the header `download-filename`, URL-encoded. */
export const download = <
  const Path extends string,
  const A extends Permission | 'session',
  P extends Shape = Nothing,
  Q extends z.ZodObject = Empty,
>(
  path: Path,
  spec: Omit<ReadSpec<A, P, Q, typeof wholeFile>, 'reply'>,
): Declared<Path, A, P, Q, Empty, typeof wholeFile, 'download'> => ({
  ...declare<Path, A, P, Q, Empty, typeof wholeFile>('GET', path, { ...spec, reply: wholeFile }),
  transport: 'download',
})

/** Names the endpoints of one area. `page` is the menu page under which the role editor lists their permissions. */
export function area<const T extends Record<string, Endpoint>>(name: string, endpoints: T, page?: string): T {
  return Object.fromEntries(
    Object.entries(endpoints).map(([key, endpoint]) => [
      key,
      { ...endpoint, area: name, name: key, page: endpoint.page ?? page },
    ]),
  ) as unknown as T
}

import type { GatewayScope } from '@zhanggui/domain/gateway/gateway-codes'
import type { z } from 'zod'
import { type Endpoint, get, post } from './endpoint.ts'

/** Where the platform's back office calls: signed, server to server, never from a browser. */
export const GATEWAY_ROOT = '/gateway'
export const GATEWAY_BASE = `${GATEWAY_ROOT}/v1`

/** An endpoint that a key with this scope may call. It has no permission, because nobody is signed in. */
export type GatewayEndpoint = Endpoint<'none'> & { readonly scope: GatewayScope; readonly example: Example }

/** A call as it stands on the wire: what is sent, in the query or the body, and `data` of the answer. */
interface Example<I = unknown, R = unknown> {
  readonly ask: I
  readonly answer: R
}

type Empty = z.ZodObject<Record<never, never>>

interface ReadSpec<Q extends z.ZodObject, R extends z.ZodType> {
  readonly title: string
  readonly scope: GatewayScope
  readonly query?: Q
  readonly reply: R
  readonly example: NoInfer<Example<z.input<Q>, z.input<R>>>
}

interface WriteSpec<B extends z.ZodObject, R extends z.ZodType> {
  readonly title: string
  readonly scope: GatewayScope
  readonly body: B
  readonly reply: R
  readonly operation?: 'add' | 'remove' | 'edit'
  /** Bytes, where lists make the body larger than usual; the caller signs before it is read. */
  readonly maxBody?: number
  /** A question whose answer needs a body. */
  readonly changes?: false
  readonly example: NoInfer<Example<z.input<B>, z.input<R>>>
}

export const gatewayGet = <const Path extends string, R extends z.ZodType, Q extends z.ZodObject = Empty>(
  path: Path,
  { scope, example, ...spec }: ReadSpec<Q, R>,
) => ({ ...get(path, { ...spec, permission: 'none' }), scope, example })

export const gatewayPost = <const Path extends string, R extends z.ZodType, B extends z.ZodObject>(
  path: Path,
  { scope, example, ...spec }: WriteSpec<B, R>,
) => ({ ...post(path, { ...spec, permission: 'none' }), scope, example })

import { API_BASE, type Endpoint, type InputOf, type ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { envelope, type Envelope, resultCode } from '@zhanggui/contract/kernel/result-codes'
import { fieldErrors } from '@zhanggui/contract/kernel/shapes'
import { z } from 'zod'
import { CallError } from './call-error.ts'
import { failures } from './failures.ts'
import { signInAgain } from './sign-in-again.ts'
import { token } from './token.ts'

// The content security policy forbids compiling code at run time, so zod must not try.
z.config({ jitless: true })

const TIMEOUT = 60_000

export interface CallOptions {
  /** The caller shows the failure itself, at the field or in the page; no toast. */
  readonly quiet?: boolean
  readonly signal?: AbortSignal
}

/** A call that takes nothing needs no input. */
export type CallArguments<E extends Endpoint> =
  object extends InputOf<E> ? [input?: InputOf<E>, options?: CallOptions] : [input: InputOf<E>, options?: CallOptions]

/**
 * Calls an endpoint of the contract. Writes carry an idempotency key that stays the same when the call is repeated
 * after signing in again, so nothing happens twice. Failures are toasted (spec §8) unless the caller is `quiet`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<ReplyOf<E>> {
  try {
    const request = prepare(endpoint, input ?? {})
    let answer = await send(request, options.signal)
    if (answer.code === resultCode.signedOut && (await signInAgain.ask())) answer = await send(request, options.signal)
    if (answer.code !== resultCode.ok) throw failureOf(answer)
    return readReply(endpoint, answer.data)
  } catch (error) {
    if (error instanceof CallError && error.kind !== 'signedOut' && !options.quiet) failures.report(error)
    throw error
  }
}

/** After a deployment an old page may meet a new server: it says so instead of showing the inside of a schema. */
function readReply<E extends Endpoint>(endpoint: E, data: unknown): ReplyOf<E> {
  const reply = z.safeDecode(endpoint.reply, data)
  if (reply.success) return reply.data as ReplyOf<E>
  throw new CallError('unreadable', '返回的数据无法识别，请刷新页面后重试')
}

/** What an address can carry. */
type Scalar = string | number | boolean | null | undefined

interface PreparedRequest {
  readonly url: string
  readonly init: RequestInit
}

function prepare(endpoint: Endpoint, input: Record<string, unknown>): PreparedRequest {
  const params = z.encode(endpoint.params, input)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(z.encode(endpoint.query, input) as Record<string, Scalar>)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  if (endpoint.method === 'GET') query.set('_t', String(Date.now()))
  const headers: Record<string, string> = {}
  if (endpoint.changes) headers['Idempotency-Key'] = newKey()
  if (endpoint.method === 'POST') headers['Content-Type'] = 'application/json'
  const search = query.size > 0 ? `?${query.toString()}` : ''
  return {
    url: `${API_BASE}${path}${search}`,
    init: {
      method: endpoint.method,
      headers,
      ...(endpoint.method === 'POST' ? { body: JSON.stringify(z.encode(endpoint.body, input)) } : {}),
    },
  }
}

async function send({ url, init }: PreparedRequest, signal?: AbortSignal): Promise<Envelope> {
  const limits = [AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]
  const known = token.get()
  try {
    const response = await fetch(url, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...(known ? { 'X-Token': known } : {}) },
      signal: AbortSignal.any(limits),
    })
    return envelope.parse(await response.json())
  } catch (error) {
    if (signal?.aborted) throw error
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    throw new CallError('network', timedOut ? '请求超时，请稍后重试' : '网络连接异常，请检查网络后重试')
  }
}

function failureOf({ code, message, data }: Envelope): CallError {
  const text = message || 'Error'
  if (code === resultCode.invalid) {
    return new CallError('invalid', text, code, fieldErrors.safeParse(data).data?.fields)
  }
  if (code === resultCode.signedOut) return new CallError('signedOut', text, code)
  if (code === resultCode.forbidden) return new CallError('forbidden', text, code)
  if (code === resultCode.conflict) return new CallError('conflict', text, code, [], data)
  if (code === resultCode.bug) return new CallError('bug', text, code)
  return new CallError('refused', text, code, fieldErrors.safeParse(data).data?.fields)
}

/** Not crypto.randomUUID: that one is missing on plain http addresses other than localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { CONSOLE_HEADER } from '@zhanggui/contract/kernel/wire-names'
import { TAB_HEADER } from '@zhanggui/contract/kernel/live-message'
import { type Envelope, resultCode } from '@zhanggui/contract/kernel/result-codes'
import { z } from 'zod'
import { accountChanged, shownAccount } from './network/shown-account.ts'
import { addressOf } from './address.ts'
import { CallError } from './call-error.ts'
import { drawnPage } from './network/drawn-page.ts'
import { failureOf } from './call-failure.ts'
import { failures } from './failures.ts'
import { keyFor, markAnswered, markChanged, markUnanswered } from './unanswered-calls.ts'
import { watchRequest } from './network/network.ts'
import { networkFailure, readEnvelope } from './network/read-envelope.ts'
import { readReply } from './answers/read-reply.ts'
import { factorMissing, signInAgain } from './sign-in-again.ts'
import { tabId } from './tab-id.ts'
import { token } from './token.ts'

// The content security policy forbids compiling code at run time, so zod must not try.
z.config({ jitless: true })

const TIMEOUT = 60_000

export interface CallOptions {
  /** The caller shows the failure itself, at the field or in the page; no toast. */
  readonly quiet?: boolean
  readonly signal?: AbortSignal
  /** Asks who is signed in, whoever the page shows. */
  readonly ofWhomever?: boolean
}

/**
 * Calls an endpoint of the contract. Writes carry an idempotency key that stays the same when the call is repeated after
 * signing in again, and when somebody soon tries again what nobody has answered, so nothing happens twice. Failures are
 * toasted (spec §8) unless the caller is `quiet`.
 */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> => request(endpoint, input, options)

/** As `call`, for input that the kit has put together: what the endpoint does not take is left out, what it lacks throws. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<ReplyOf<E>> {
  try {
    return await settled(endpoint.area, prepare(endpoint, input, options), (prepared) =>
      answerOf(endpoint, prepared, options),
    )
  } catch (error) {
    if (error instanceof CallError && error.kind !== 'signedOut' && !options.quiet) failures.report(error)
    throw error
  }
}

/** Kinds of failures after which nobody knows whether something was done. */
const unanswered: ReadonlySet<string> = new Set(['network', 'unreadable', 'bug'])

/** Remembers the key of a change that was not answered: it may have been done all the same. */
async function settled<T>(
  area: string,
  prepared: PreparedRequest,
  run: (prepared: PreparedRequest) => Promise<T>,
): Promise<T> {
  const { asked, key } = prepared
  if (key === undefined) return run(prepared)
  try {
    const reply = await run(prepared)
    markChanged(area)
    return reply
  } catch (error) {
    if (error instanceof CallError && !unanswered.has(error.kind)) markAnswered(asked)
    else markUnanswered(area, asked, key)
    throw error
  }
}

async function answerOf<E extends Endpoint>(endpoint: E, prepared: PreparedRequest, options: CallOptions) {
  let answer = await send(prepared, options.signal)
  if (answer.code === resultCode.signedOut && (await signInAgain.ask())) answer = await send(prepared, options.signal)
  if (answer.code === resultCode.factorMissing) factorMissing.tell()
  if (answer.code === resultCode.accountChanged) accountChanged.set(true)
  if (answer.code !== resultCode.ok) throw failureOf(answer)
  return readReply(endpoint, answer.data)
}

interface PreparedRequest {
  readonly url: string
  /** What is asked, in full. */
  readonly asked: string
  /** Of a change. */
  readonly key: string | undefined
  readonly init: RequestInit
}

function prepare(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  { ofWhomever = false }: CallOptions,
): PreparedRequest {
  const account = ofWhomever ? {} : shownAccount.headers()
  const headers: Record<string, string> = { [CONSOLE_HEADER]: '1', [TAB_HEADER]: tabId, ...account }
  const url = addressOf(endpoint, input)
  const { method } = endpoint
  const body = method === 'POST' ? JSON.stringify(z.encode(endpoint.body, input)) : undefined
  const asked = `${method} ${url} ${body ?? ''}`
  const key = endpoint.changes ? keyFor(asked) : undefined
  if (key !== undefined) headers['Idempotency-Key'] = key
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  return { url, asked, key, init: { method, headers, ...(body !== undefined && { body }) } }
}

async function send({ url, init }: PreparedRequest, signal?: AbortSignal): Promise<Envelope> {
  const sent = init.method === 'GET' ? drawnPage.takeReply(url) : undefined
  if (sent !== undefined) return readEnvelope({ status: 200, text: sent, requestId: null })
  const limits = [AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]
  const known = token.get()
  const headers = { ...(init.headers as Record<string, string>), ...(known ? { 'X-Token': known } : {}) }
  try {
    const answer = fetch(url, { ...init, headers, signal: AbortSignal.any(limits) }).then(async (response) => ({
      status: response.status,
      text: await response.text(),
      requestId: response.headers.get('x-request-id'),
    }))
    return readEnvelope(await watchRequest(answer, signal))
  } catch (error) {
    if (signal?.aborted || error instanceof CallError) throw error
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    throw timedOut ? new CallError('network', '请求超时，请稍后重试') : networkFailure()
  }
}

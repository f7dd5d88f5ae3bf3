import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { GATEWAY_BASE, type GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { envelope, resultCode } from '@zhanggui/contract/kernel/result-codes'
import { z } from 'zod'
import type { IssuedKey } from './issue-key.ts'
import { signedHeaders } from './sign.ts'

interface GatewayRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly body: string
  readonly headers: Record<string, string>
}

/** The client side: a signed request of the back office. */
function signedRequest<E extends GatewayEndpoint>(
  key: IssuedKey,
  { method, path, query, body: fields }: E,
  input: InputOf<E>,
  at: Date,
): GatewayRequest {
  const asked = Object.entries(onWire(query, input)).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)]))
  const target = GATEWAY_BASE + path + (search.size > 0 ? `?${search.toString()}` : '')
  const body = method === 'POST' ? JSON.stringify(onWire(fields, input)) : ''
  return { method, target, body, headers: signedHeaders({ ...key, method, target, body, at }) }
}

/** What the contract forbids is sent as it is: the gateway says why. */
function onWire(schema: z.ZodObject, input: object): Record<string, unknown> {
  const given: Record<string, unknown> = Object.fromEntries(Object.entries(input))
  const encoded = z.safeEncode(schema, given)
  return encoded.success
    ? encoded.data
    : Object.fromEntries(Object.keys(schema.shape).map((name) => [name, given[name]]))
}

/** Sends it and returns the envelope; `data` is not decoded. */
async function sendSigned(url: string, { method, target, body, headers }: GatewayRequest) {
  const response = await fetch(url + target, { method, headers, ...(method === 'POST' ? { body } : {}) })
  const text = await response.text()
  return { status: response.status, text, ...envelope.parse(JSON.parse(text)) }
}

/** Decodes `data` by the contract if the call succeeded. */
export async function callGateway<E extends GatewayEndpoint>(
  url: string,
  key: IssuedKey,
  endpoint: E,
  input: InputOf<E>,
  at: Date,
) {
  const { data, ...answer } = await sendSigned(url, signedRequest(key, endpoint, input, at))
  const isOk = answer.code === resultCode.ok
  return { ...answer, isOk, data: (isOk ? z.decode(endpoint.reply, data) : data) as ReplyOf<E> }
}

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
  // Queries hold plain values; only bodies nest.
  const given = input as Record<string, string | number | boolean | undefined>
  const pick = (schema: z.ZodObject) =>
    Object.keys(schema.shape).flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]))
  const search = new URLSearchParams(pick(query).map(([name, value]): [string, string] => [name, String(value)]))
  const target = GATEWAY_BASE + path + (search.size > 0 ? `?${search.toString()}` : '')
  const body = method === 'POST' ? JSON.stringify(Object.fromEntries(pick(fields))) : ''
  return { method, target, body, headers: signedHeaders({ ...key, method, target, body, at }) }
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

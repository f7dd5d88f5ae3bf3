import { envelope } from '@zhanggui/contract/kernel/result-codes'
import type { IssuedKey } from '../src/gateway/access/issue-key.ts'
import { signedHeaders } from '../src/gateway/access/sign.ts'

/** A request as it stands on the wire, to be tampered with. */
export interface GatewayRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly body: string
  readonly headers: Record<string, string>
}

export const signedRequest = (key: IssuedKey, request: Omit<GatewayRequest, 'headers'>, at: Date): GatewayRequest => ({
  ...request,
  headers: signedHeaders({ ...key, ...request, at }),
})

/** Sends it and returns the envelope; `data` is not decoded. */
export async function sendRequest(url: string, { method, target, body, headers }: GatewayRequest) {
  const response = await fetch(url + target, { method, headers, ...(method === 'POST' ? { body } : {}) })
  const text = await response.text()
  return { status: response.status, text, ...envelope.parse(JSON.parse(text)) }
}

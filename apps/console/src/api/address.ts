import { API_BASE, type Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { z } from 'zod'

/** What an address can carry. */
type Scalar = string | number | boolean | null | undefined

/** Most calls take nothing, which takes no encoding. */
const encode = (part: Endpoint['query'], input: Readonly<Record<string, unknown>>) =>
  (Object.keys(part.shape).length > 0 ? z.encode(part, input) : {}) as Record<string, Scalar>

/**
 * Path and query of a call. Every GET carries the time, so that no cache in between answers for the server; what is meant
 * to be cached has an address that stays the same, and the browser asks whether its copy is still good.
 */
export function addressOf(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): string {
  const params = encode(endpoint.params, input)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(encode(endpoint.query, input))) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  if (endpoint.method === 'GET' && endpoint.cached !== 'minute') query.set('_t', String(Date.now()))
  return `${API_BASE}${path}${query.size > 0 ? `?${query.toString()}` : ''}`
}

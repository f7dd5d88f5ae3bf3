import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { call } from './call.ts'

/**
 * Reads for what is no component and cannot use `useCall`: a search while typing, the sign-in page, the push connection.
 * Whoever asks shows the failure. Changes are made by `useAction` and `useForm`.
 */
export function load<E extends Endpoint>(endpoint: E, input: InputOf<E>, signal?: AbortSignal): Promise<ReplyOf<E>> {
  if (endpoint.changes) throw new Error(`${endpoint.area}.${endpoint.name} changes something: it is no read`)
  return call(endpoint, input, { quiet: true, ...(signal && { signal }) })
}

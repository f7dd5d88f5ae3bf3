import { envelope } from '@zhanggui/contract/kernel/result-codes'

interface RawCall {
  readonly method?: 'GET' | 'POST'
  readonly token?: string | undefined
  readonly headers?: Record<string, string>
  /** Sent as JSON; a string goes out as it is. */
  readonly body?: unknown
}

/** Sends a request that the typed client could not. The reply must still be an envelope. */
export async function send(url: string, { method = 'POST', token, headers = {}, body }: RawCall = {}) {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { 'x-token': token } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  // A file instead of an envelope is a success.
  const isFile = response.headers.has('download-filename')
  const answer = isFile ? { code: 200, message: '', data: null } : envelope.parse(JSON.parse(text))
  return { status: response.status, headers: response.headers, text, ...answer }
}

import type { TestApp } from '#test/app/test-app'

interface NotedCall {
  readonly keyId: string
  readonly endpoint: string
  readonly code: number | null
  readonly message: string
  readonly params: string
  readonly merchantId: number | null
}

/** The gateway's log of one key, oldest first. */
export async function loggedCalls(app: TestApp, keyId: string): Promise<NotedCall[]> {
  const { rows } = await app.platform.pool.query<NotedCall>(
    `select key_id as "keyId", endpoint, code, message, params, merchant_id as "merchantId"
     from gateway_call where key_id = $1 order by id`,
    [keyId],
  )
  return rows
}

import type { Change } from '@zhanggui/domain/audit/change-rules'
import type { TestApp } from '#test/app/test-app'

interface LogLine {
  readonly method: string
  readonly account: string
  readonly status: number
  readonly params: string
  readonly result: string
  readonly error: string
  readonly address: string
  readonly operation: string
  readonly subject: string
}

/** The sensitive-operation log of a merchant, oldest first. */
export async function logLines(app: TestApp, { merId }: { merId: number }): Promise<LogLine[]> {
  const { rows } = await app.platform.pool.query<LogLine>(
    `select method, account, status, params, result, error, address, operation, subject
     from sensitive_log where mer_id = $1 order by id`,
    [merId],
  )
  return rows
}

/** What the merchant's last call changed. */
export async function changesOf(app: TestApp, { merId }: { merId: number }): Promise<Change[]> {
  const { rows } = await app.platform.pool.query<{ changes: Change[] }>(
    'select changes from sensitive_log where mer_id = $1 order by id desc limit 1',
    [merId],
  )
  return rows[0]?.changes ?? []
}

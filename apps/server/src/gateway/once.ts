import { createHash } from 'node:crypto'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { claimNumber, keepReply } from './gateway-request.sql.ts'

/** What a caller asks for under a number of its own happens once: the same number gets the first answer again. */
export async function once<T extends object>(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  kind: string,
  number: string,
  input: object,
  work: () => Promise<T>,
): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64')
  const earlier = await claimNumber(db, { kind, number, hash }, now)
  if (earlier === undefined) {
    const reply = await work()
    await keepReply(db, { kind, number }, reply)
    return reply
  }
  if (earlier.hash !== hash) refuse('请求编号已用于其他内容', { code: 5030 })
  return earlier.reply as T
}

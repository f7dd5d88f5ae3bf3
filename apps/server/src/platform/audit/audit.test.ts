import { noticeApi } from '@zhanggui/contract/notice'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { makeShop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'
import { insertAuditLine } from './audit.sql.ts'

const app = setupTestApp()

/** About the maximum length, made of characters that break when truncated or stored. */
const longText = fc
  .tuple(fc.integer({ min: 1990, max: 2001 }), fc.array(fc.constantFrom('a', '🍵', '\uD83C', '\uDF75', '\0')))
  .map(([start, rest]) => 'x'.repeat(start) + rest.join(''))

test('whatever a call carries, its line in the log can be written', async () => {
  const { merId, owner } = await makeShop(app)
  await fc.assert(
    fc.asyncProperty(longText, async (text) => {
      const line = {
        id: await app.platform.newId(),
        adminId: owner.adminId,
        account: owner.account,
        endpoint: noticeApi.list,
        url: '/',
        address: '127.0.0.1',
        input: { text },
        result: [text],
        error: text,
        changes: [{ field: text, before: text, after: text }],
        at: app.now(),
      }
      await inMerchant(app.platform.pool, merId, 'write', (db) => insertAuditLine(db, line))
      const { rows } = await app.platform.pool.query<{ error: string; changes: { after: string }[] }>(
        'select error, changes from sensitive_log where mer_id = $1 and id = $2',
        [merId, line.id],
      )
      expect(rows[0]?.changes[0]?.after).toBe(rows[0]?.error)
      expect(rows[0]?.error).not.toMatch(/\p{Cs}/u)
    }),
    { numRuns: 50 },
  )
})

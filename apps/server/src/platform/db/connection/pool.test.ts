import { expect, test } from 'vitest'
import { useTestApp } from '#test/app/test-app'

const app = useTestApp({ STATEMENT_TIMEOUT: '1' })

test('a statement of a request that takes too long is broken off', async () => {
  await expect(app.platform.pool.query('select pg_sleep(20)')).rejects.toThrow('statement timeout')
})

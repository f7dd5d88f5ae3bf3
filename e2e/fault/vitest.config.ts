import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** `npm run test:fault`: processes are killed under load, and the properties of money tried many times. A few minutes. */
export default defineConfig({
  root,
  test: {
    maxWorkers: 1,
    fileParallelism: false,
    projects: [
      {
        root,
        test: { name: 'crashes', include: ['e2e/fault/*.spec.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
      },
      {
        root,
        test: {
          name: 'properties',
          include: [
            'apps/server/src/features/refunds/refund-steps.api.test.ts',
            'apps/server/src/features/social/sync/node-death.api.test.ts',
            'apps/server/src/gateway/order/oversell.api.test.ts',
            'apps/server/src/gateway/order/last-pieces.api.test.ts',
          ],
          globalSetup: ['apps/server/test/app/global-setup.ts'],
          env: { THOROUGH: '1' },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

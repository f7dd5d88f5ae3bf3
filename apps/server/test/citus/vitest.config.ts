import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** `npm run test:citus`: the tests through HTTP, on a cluster instead of a plain PostgreSQL (docs/scaling.md). */
export default defineConfig({
  test: {
    name: 'citus',
    root: fileURLToPath(new URL('../../../..', import.meta.url)),
    include: [
      'apps/server/src/**/*.api.test.ts',
      'apps/server/test/**/{every-*,foreign-*}.test.ts',
      'apps/server/test/{sweeps,citus/distribute}.test.ts',
    ],
    // It breaks the database on purpose, and here there is one for all.
    exclude: ['**/health.api.test.ts'],
    globalSetup: ['apps/server/test/citus/citus-setup.ts'],
    // One database for all of them.
    fileParallelism: false,
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

import { defineConfig } from 'vitest/config'

if (!process.env['CITUS_URL']) throw new Error('CITUS_URL: the address of an empty database of a Citus cluster')

/** `npm run test:citus`: the tests through HTTP, on a cluster instead of a plain PostgreSQL (docs/scaling.md). */
export default defineConfig({
  test: {
    name: 'citus',
    include: [
      'apps/server/src/**/*.api.test.ts',
      'apps/server/test/every-*.test.ts',
      'apps/server/test/{sweeps.test,distribute.citus.test}.ts',
    ],
    // It breaks the database on purpose, and here there is one for all.
    exclude: ['**/health.api.test.ts'],
    globalSetup: ['apps/server/test/app/citus-setup.ts'],
    // One database for all of them.
    fileParallelism: false,
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

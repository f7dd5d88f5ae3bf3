import { defineConfig } from 'vitest/config'

/** Nothing takes that long: who waits for a second only fails on a busy machine. */
const expect = { poll: { timeout: 120_000 } }

// No project isolates its files: loading every module anew for each would take longer than most tests.
export default defineConfig({
  test: {
    // Vitest would leave one core to the editor, which is half of a small computer.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'rules',
          root: '.',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect,
        },
      },
      {
        test: {
          name: 'server',
          root: '.',
          include: ['apps/server/{src,test}/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: ['apps/server/test/citus/**'],
          globalSetup: ['apps/server/test/app/global-setup.ts'],
          // Each file has a database of its own.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect,
        },
      },
      {
        test: {
          name: 'console-rules',
          root: 'apps/console',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.dom.test.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect,
        },
      },
      'apps/console/vite.config.ts',
    ],
  },
})

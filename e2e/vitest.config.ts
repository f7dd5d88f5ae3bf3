import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'journeys',
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/support/product.ts'],
    // Each worker has a product of its own; its journeys happen one after the other.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Generous: a busy machine must not look like a failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

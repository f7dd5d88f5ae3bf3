import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'journeys',
    include: ['e2e/*.spec.ts'],
    globalSetup: ['e2e/product.ts'],
    // One product, one database: journeys happen one after the other.
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})

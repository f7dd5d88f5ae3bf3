import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The specs that take longest, in that order. Started late, one of them would keep one worker busy alone at the end. */
const LONGEST = [
  'every-page',
  'ship-desk',
  'product-editor',
  'catalogue-small',
  'open-a-shop',
  'pictures',
  'video',
  'finance',
  'orders',
  'layout',
  'refunds',
  'dynamic-form',
  'staff',
]

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = LONGEST.indexOf(basename(moduleId, '.spec.ts'))
  return rank < 0 ? LONGEST.length : rank
}

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files.toSorted((one, other) => rankOf(one) - rankOf(other)))
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'journeys',
    include: ['e2e/**/*.spec.ts'],
    exclude: ['e2e/fault/**'],
    globalSetup: ['e2e/support/product.ts'],
    // Each worker has a product of its own; its journeys happen one after the other. They wait for half of their time, so
    // that three keep two cores busy.
    maxWorkers: 3,
    // The server's code that they share is loaded once for each worker.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Generous: a busy machine must not look like a failure.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
  },
})

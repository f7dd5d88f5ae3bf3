import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportTally, runSteps } from './run-steps.mjs'

let printed = ''

beforeEach(() => {
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})
afterEach(() => vi.restoreAllMocks())

const fine = { ok: true, output: 'not to be seen' }

test('counts tests where a step has them', async () => {
  const steps = [
    { name: 'types', run: async () => fine },
    { name: 'tests', run: async () => ({ ok: false, output: 'two are wrong', passed: 5, failed: 2 }) },
  ]
  expect(await runSteps(steps, 2)).toMatchObject({ passed: 5, failed: 2 })
  expect(printed).toContain('    two are wrong\n')
  expect(printed).not.toContain(fine.output)
})

test.for([
  ['says so', async () => ({ ok: false, output: 'wrong' })],
  ['breaks', () => Promise.reject(new Error('wrong'))],
  ['fails after its tests passed', async () => ({ ok: false, output: 'wrong', passed: 0, failed: 0 })],
] as const)('a step that %s counts as one failure and shows why', async ([, run]) => {
  expect(await runSteps([{ name: 'step', run }], 1)).toEqual({ passed: 0, failed: 1, failures: ['step'] })
  expect(printed).toContain('    wrong\n')
})

test('what failed is named once more before the last line', async () => {
  const broken = { ok: false, output: 'long', passed: 5, failed: 1, failures: ['a.test.ts：adds：expected 1 to be 2'] }
  reportTally([
    await runSteps([{ name: 'format', run: async () => ({ ok: false, output: 'wrong' }) }], 1),
    await runSteps([{ name: 'tests', run: async () => broken }], 1),
  ])
  process.exitCode = 0
  expect(printed).toMatch(/\n✗ format\n✗ a\.test\.ts：adds：expected 1 to be 2\n5 passed, 2 failed\n$/)
})

test('never runs more steps at a time than there are lanes', async () => {
  let running = 0
  let most = 0
  const run = async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return fine
  }
  await runSteps(
    Array.from({ length: 6 }, (_, index) => ({ name: `step ${index}`, run })),
    2,
  )
  expect(most).toBe(2)
})

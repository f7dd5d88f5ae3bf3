/** @typedef {{ ok: boolean, output: string, passed?: number, failed?: number, failures?: string[] }} StepResult */
/** @typedef {{ name: string, run: () => Promise<StepResult> }} Step */
/** @typedef {{ passed: number, failed: number, failures: string[] }} Tally */

/**
 * Runs the steps in order, `lanes` at a time, and prints one line for each, with its output if it failed.
 * @param {readonly Step[]} steps
 * @param {number} lanes
 * @returns {Promise<Tally>}
 */
export async function runSteps(steps, lanes) {
  const waiting = [...steps]
  /** @type {Tally} */
  const tally = { passed: 0, failed: 0, failures: [] }
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step)
      tally.passed += result.passed ?? 0
      // A step without tests of its own, or one that broke before its tests, counts as one failure.
      tally.failed += result.failed || (result.ok ? 0 : 1)
      if (!result.ok) tally.failures.push(...(result.failures?.length ? result.failures : [step.name]))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return tally
}

/** @param {Step} step */
async function runStep({ name, run }) {
  const start = performance.now()
  const result = await run().catch(whatBroke)
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
  const tests = result.passed === undefined ? '' : `（${result.passed} 通过，${result.failed} 失败）`
  process.stdout.write(`${result.ok ? '✓' : '✗'}${seconds} 秒  ${name}${tests}\n`)
  if (!result.ok) process.stdout.write(`${result.output.trimEnd().replaceAll(/^/gm, '    ')}\n`)
  return result
}

/**
 * @param {unknown} error
 * @returns {StepResult}
 */
const whatBroke = (error) => ({ ok: false, output: error instanceof Error ? error.message : String(error) })

/**
 * The last lines: what failed, once more by name, and how many.
 * @param {readonly Tally[]} tallies
 */
export function reportTally(tallies) {
  const failures = tallies.flatMap((tally) => tally.failures)
  for (const failure of failures) process.stdout.write(`✗ ${failure}\n`)
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

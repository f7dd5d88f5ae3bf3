import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './run-tool.mjs'

/** @typedef {import('./run-steps.mjs').StepResult} StepResult */

/**
 * Runs vitest with a configuration and counts what passed and failed.
 * @param {string} root
 * @param {string} config
 * @returns {Promise<StepResult>}
 */
export async function runTests(root, config) {
  const report = join(root, '.cache', `${config.replaceAll(/\W/g, '-')}.json`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--config', config, '--silent=passed-only', ...reporters]
  const result = await runTool(root, 'vitest', args)
  if (!existsSync(report)) return { ...result, ok: false }
  const counts = readCounts(readFileSync(report, 'utf8'))
  return { ...result, ...counts, ok: result.ok && counts.failed === 0 }
}

/**
 * @param {string} report
 * @returns {{ passed: number, failed: number }}
 */
function readCounts(report) {
  const { numPassedTests, numFailedTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests }
}

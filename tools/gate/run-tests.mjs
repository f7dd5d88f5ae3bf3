import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runTool } from './run-tool.mjs'

/** @typedef {import('./run-steps.mjs').StepResult} StepResult */

const SLOWEST = 15

/**
 * Runs vitest with a configuration and counts what passed and failed.
 * @param {string} root
 * @param {string} config
 * @param {readonly string[]} more
 * @returns {Promise<StepResult>}
 */
export async function runTests(root, config, more = []) {
  const report = reportOf(root, config)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--config', config, '--silent=passed-only', ...reporters, ...more]
  const result = await runTool(root, 'vitest', args)
  if (!existsSync(report)) return { ...result, ok: false }
  const counts = readCounts(readFileSync(report, 'utf8'))
  return { ...result, ...counts, ok: result.ok && counts.failed === 0 }
}

/**
 * @param {string} root
 * @param {string} config
 */
const reportOf = (root, config) => join(root, '.cache', `${config.replaceAll(/\W/g, '-')}.json`)

/**
 * Prints which test files took longest in the last runs of these configurations.
 * @param {string} root
 * @param {readonly string[]} configs
 */
export function printSlowest(root, configs) {
  const reports = configs.map((config) => reportOf(root, config)).filter(existsSync)
  /** @type {{ name: string, startTime: number, endTime: number }[]} */
  const files = reports.flatMap((report) => JSON.parse(readFileSync(report, 'utf8')).testResults)
  const slowest = files
    .map(({ name, startTime, endTime }) => ({ name: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
  if (slowest.length > 0) process.stdout.write('最慢的测试文件：\n')
  for (const { name, seconds } of slowest) process.stdout.write(`${seconds.toFixed(1).padStart(7)} 秒  ${name}\n`)
}

/**
 * @param {string} report
 * @returns {{ passed: number, failed: number }}
 */
function readCounts(report) {
  const { numPassedTests, numFailedTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests }
}

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
  const counts = readCounts(root, readFileSync(report, 'utf8'))
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

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} TestResult */
/** @typedef {{ name: string, message: string, status: string, assertionResults: TestResult[] }} FileResult */

/**
 * @param {string} root
 * @param {string} report
 * @returns {{ passed: number, failed: number, failures: string[] }}
 */
function readCounts(root, report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report)
  const failures = testResults.flatMap((/** @type {FileResult} */ file) => failuresOf(root, file))
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

/**
 * File, test and the first line of what it says; the file alone if it broke before its tests.
 * @param {string} root
 * @param {FileResult} file
 * @returns {string[]}
 */
function failuresOf(root, { name, message, status, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${file}：${firstLine(message)}`] : []
  return failed.map(({ fullName, failureMessages }) => `${file}：${fullName}：${firstLine(failureMessages[0] ?? '')}`)
}

/** @param {string} text */
const firstLine = (text) => text.trim().split('\n', 1)[0] ?? ''

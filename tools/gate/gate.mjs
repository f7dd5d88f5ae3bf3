import { execFileSync } from 'node:child_process'
import { buildGalleryIfNeeded, buildIfNeeded } from './build-if-needed.mjs'
import { findJourneyBrowser } from './find-browser.mjs'
import { runSteps } from './run-steps.mjs'
import { runTests } from './run-tests.mjs'
import { runTool } from './run-tool.mjs'

/** @typedef {import('./run-steps.mjs').Step} Step */

const lanes = 2
export const testConfig = 'vitest.config.ts'
export const journeyConfig = 'e2e/vitest.config.ts'

/**
 * The static checks and the build, longest first.
 * @param {string} root
 * @returns {Step[]}
 */
const staticSteps = (root) => [
  codeStep(root),
  formatStep(root),
  { name: '构建', run: () => build(root) },
  { name: '构建 · 组件陈列', run: () => buildGallery(root) },
  { name: '数据库类型', run: () => runTool(root, 'tsx', ['tools/db/db-types.ts', '--verify']) },
  { name: '无用代码', run: () => runTool(root, 'knip', ['--no-config-hints']) },
  { name: '只有测试用的导出', run: () => runTool(root, 'knip', ['--no-config-hints', '--production']) },
]

/**
 * The linter asks for types anyway and reports the compiler's errors too, which takes less than a compiler beside it.
 * @param {string} root
 * @returns {Step}
 */
const codeStep = (root) => ({
  name: '类型与代码检查',
  run: () => runTool(root, 'oxlint', ['--type-aware', '--type-check', '--format=unix']),
})

/**
 * Incremental, for the inner loop.
 * @param {string} root
 * @returns {Step[]}
 */
const typesSteps = (root) => [
  typesStep(root, '控制台', 'apps/console'),
  typesStep(root, '服务端', 'apps/server'),
  typesStep(root, '工具与旅程', '.'),
  typesStep(root, '契约', 'packages/contract'),
  typesStep(root, '规则', 'packages/domain'),
]

/**
 * @param {string} root
 * @param {string} title
 * @param {string} project
 * @returns {Step}
 */
function typesStep(root, title, project) {
  const record = `.cache/types-${project.replace('/', '-')}.tsbuildinfo`
  return {
    name: `类型 · ${title}`,
    run: () => runTool(root, '../typescript-7/bin/tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', record]),
  }
}

/**
 * @param {string} root
 * @returns {Step}
 */
const formatStep = (root) => ({ name: '格式', run: () => runTool(root, 'oxfmt', ['--check']) })

/** @param {string} root */
async function build(root) {
  await buildIfNeeded(root)
  return { ok: true, output: '' }
}

/** @param {string} root */
async function buildGallery(root) {
  await buildGalleryIfNeeded(root)
  return { ok: true, output: '' }
}

/**
 * Tests run after the static steps: they are the ones with timeouts.
 * @param {string} root
 */
export async function check(root) {
  const code = await runSteps(staticSteps(root), lanes)
  const tests = await runSteps([{ name: '测试', run: () => runTests(root, testConfig) }], 1)
  return [code, tests]
}

/**
 * Everything: the tests, and beside them the merchant's journeys in a real browser on the built product, which wait for half
 * of their time.
 * @param {string} root
 */
export async function checkAndTravel(root) {
  const code = await runSteps(staticSteps(root), lanes)
  const steps = [
    { name: '测试', run: () => runTests(root, testConfig, ['--maxWorkers=2']) },
    { name: '旅程', run: () => journeys(root) },
  ]
  return [code, await runSteps(steps, steps.length)]
}

/**
 * The inner loop: types, and checks and tests of the files that differ from the last commit.
 * @param {string} root
 */
export async function checkChanged(root) {
  const changed = changedFiles(root)
  const code = changed.filter((file) => /\.(tsx?|mjs)$/.test(file))
  const lint = { name: '代码检查', run: () => runTool(root, 'oxlint', ['--type-aware', '--format=unix', ...code]) }
  const steps = [...typesSteps(root), ...(code.length > 0 ? [lint] : []), formatStep(root)]
  const tally = await runSteps(steps, lanes)
  const related = () => runTests(root, testConfig, ['--changed', '--passWithNoTests'])
  return [tally, await runSteps([{ name: '相关的测试', run: related }], 1)]
}

/**
 * The merchant's journeys in a real browser, on the built product.
 * @param {string} root
 */
export function travel(root) {
  return runSteps([{ name: '旅程', run: () => journeys(root) }], 1)
}

/** @param {string} root */
async function journeys(root) {
  const browser = await findJourneyBrowser(root)
  if (browser.path === undefined) return { ok: false, output: browser.advice }
  process.env['CHROME_PATH'] = browser.path
  return runTests(root, journeyConfig)
}

/**
 * The files that differ from the last commit, new ones among them, deleted ones not.
 * @param {string} root
 */
function changedFiles(root) {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean)
}

import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const times = Number(process.argv[2] ?? 5)
if (!Number.isInteger(times) || times < 1) throw new Error('npm run gate:repeat -- <times>')
mkdirSync(join(root, '.cache'), { recursive: true })

/** @param {string} log */
async function runGate(log) {
  const child = spawn(process.execPath, ['tools/gate/test.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const file = createWriteStream(log)
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  const code = await new Promise((resolve) => child.once('close', resolve))
  await new Promise((resolve) => file.end(() => resolve(undefined)))
  return code === 0
}

/**
 * One round; what fails is in the log.
 * @param {string} name
 */
async function round(name) {
  const log = join(root, '.cache', `gate-${name}.log`)
  const start = performance.now()
  const ok = await runGate(log)
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  const tally = readFileSync(log, 'utf8').trimEnd().split('\n').at(-1)
  process.stdout.write(`${ok ? '✓' : '✗'} ${name}  ${minutes} 分钟  ${tally}${ok ? '' : `  ${log}`}\n`)
  return ok
}

/** The whole gate again and again, and once more while one core is busy with something else. */
let isGreen = true
for (let turn = 1; turn <= times; turn += 1) isGreen = (await round(String(turn))) && isGreen
const loop = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
try {
  isGreen = (await round('busy')) && isGreen
} finally {
  loop.kill()
}
process.exitCode = isGreen ? 0 : 1

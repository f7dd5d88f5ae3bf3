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
 * One round: how long it took, and what was red.
 * @param {string} name
 */
async function round(name) {
  const log = join(root, '.cache', `gate-${name}.log`)
  const start = performance.now()
  const ok = await runGate(log)
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
  process.stdout.write(`${ok ? '✓' : '✗'} ${name}  ${minutes} 分钟  ${lines.at(-1)}${ok ? '' : `  ${log}`}\n`)
  // The last lines of the gate name what failed; a gate that broke before has said why.
  const red = lines.slice(0, -1).filter((line) => line.startsWith('✗'))
  if (!ok) for (const line of red.length > 0 ? red : lines.slice(-10)) process.stdout.write(`    ${line}\n`)
  return ok
}

/** The whole gate again and again, and once more while one core is busy with something else. */
let isGreen = true
for (let turn = 1; turn <= times; turn += 1) isGreen = (await round(String(turn))) && isGreen
// It ends with this process, however that does.
const loop = spawn(process.execPath, ['-e', 'for (const parent = process.ppid; process.ppid === parent; );'], {
  stdio: 'ignore',
})
try {
  isGreen = (await round('busy')) && isGreen
} finally {
  loop.kill()
}
process.exitCode = isGreen ? 0 : 1

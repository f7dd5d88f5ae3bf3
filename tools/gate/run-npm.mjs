import { spawn } from 'node:child_process'

/**
 * Runs npm and keeps its output to itself unless it fails.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export function runNpm(root, args) {
  // A caller's mode (a test runner's, a developer's) would end up in the bundle: React's development build, say.
  const env = { ...process.env, NODE_ENV: 'production' }
  // Started by npm itself we know its program; otherwise the shell finds it (npm.cmd on Windows).
  const program = process.env['npm_execpath']
  const child = program?.endsWith('npm-cli.js')
    ? spawn(process.execPath, [program, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  /** @type {Buffer[]} */
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`npm ${args.join(' ')} 失败：\n${Buffer.concat(output).toString()}`))
    })
  })
}

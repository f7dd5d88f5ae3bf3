import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** @typedef {{ ok: boolean, output: string }} ToolResult */

/**
 * Runs a program of node_modules and keeps its output.
 * @param {string} root
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<ToolResult>}
 */
export function runTool(root, name, args) {
  const child = spawn(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  /** @type {Buffer[]} */
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code, signal) => {
      // The system may have been short of memory; the program itself says nothing then.
      if (signal) output.push(Buffer.from(`${name}: ${signal}\n`))
      resolve({ ok: code === 0, output: Buffer.concat(output).toString() })
    })
  })
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import type { Drawing, DrawRequest } from '@zhanggui/contract/kernel/drawn-page'

/** Libraries and the contract: see the console's vite-draw.ts. */
const SHARED = /^(?:shared|rolldown-runtime)\b/

/** Of the browser, for the console's own code. */
const GLOBALS = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'matchMedia', 'fetch']

type Globals = Readonly<Record<string, unknown>>
interface Module {
  exports: Record<string, unknown>
}
type Draw = (request: DrawRequest) => Promise<Drawing | undefined>

/**
 * The console as the build has made it for the server. Its own code is run anew for every page, with the visitor's browser as
 * its globals: nothing that it keeps of one person is there for the next. Only libraries are kept.
 */
export function readProgram(folder: URL): (globals: Globals) => Draw {
  const builtIn = createRequire(import.meta.url)
  const compiled = new Map<string, ReturnType<typeof compile>>()
  const shared = new Map<string, Module>()

  const compile = (name: string) =>
    compileFunction(
      readFileSync(new URL(name, folder), 'utf8'),
      ['require', 'module', 'exports', ...(SHARED.test(name) ? [] : GLOBALS)],
      { filename: name },
    ) as (...parameters: unknown[]) => void

  function load(name: string, globals: Globals, own: Map<string, Module>): Module {
    const kept = SHARED.test(name) ? shared : own
    const known = kept.get(name)
    if (known) return known
    const module: Module = { exports: {} }
    kept.set(name, module)
    const run = compiled.get(name) ?? compile(name)
    compiled.set(name, run)
    const find = (wanted: string) =>
      wanted.startsWith('./') ? load(wanted.slice(2), globals, own).exports : (builtIn(wanted) as unknown)
    run(find, module, module.exports, ...(kept === own ? GLOBALS.map((each) => globals[each]) : []))
    return module
  }

  return (globals) => load('draw.cjs', globals, new Map()).exports['draw'] as Draw
}

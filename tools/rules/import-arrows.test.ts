import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.mjs'
import { forbiddenImports } from './forbidden-imports.ts'
import { validTree } from './valid-tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const workspaces = ['packages/domain', 'packages/contract', 'apps/server', 'apps/console']
const registryPackages = ['zod', 'react', 'pg', 'kysely', 'vitest']

/** `file` → names of the rules that it breaks. */
async function brokenRules(baseDir: string): Promise<Map<string, string[]>> {
  const { summary } = await look(baseDir, ['apps', 'packages', 'demo', 'tools'])
  const broken = new Map<string, string[]>()
  for (const { from, rule } of summary.violations) broken.set(from, [...(broken.get(from) ?? []), rule.name])
  return broken
}

async function look(baseDir: string, paths: string[]): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = config.options ?? {}
  const { output } = await cruise(
    paths,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: config.forbidden ?? [] } },
    { ...enhancedResolveOptions },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

function write(baseDir: string, files: Readonly<Record<string, string>>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(baseDir, path)), { recursive: true })
    writeFileSync(join(baseDir, path), content)
  }
}

/** A tree with the real package.json files, so that `imports` and `exports` are the real ones too. */
function makeTree(): string {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'import-arrows-')))
  cpSync(join(root, 'package.json'), join(tree, 'package.json'))
  mkdirSync(join(tree, 'node_modules/@zhanggui'), { recursive: true })
  for (const workspace of workspaces) {
    mkdirSync(join(tree, workspace), { recursive: true })
    cpSync(join(root, workspace, 'package.json'), join(tree, workspace, 'package.json'))
    symlinkSync(join(tree, workspace), join(tree, 'node_modules/@zhanggui', workspace.split('/')[1] ?? ''), 'junction')
  }
  for (const name of registryPackages) {
    const folder = `node_modules/${name}`
    write(tree, {
      [`${folder}/package.json`]: `{ "name": "${name}" }`,
      [`${folder}/index.js`]: 'export const thing = 1\n',
    })
  }
  write(tree, validTree)
  return tree
}

describe('import arrows', () => {
  let sound: Map<string, string[]>
  let broken: Map<string, string[]>

  beforeAll(async () => {
    const tree = makeTree()
    sound = await brokenRules(tree)
    for (const [, file, text, furtherFiles] of forbiddenImports) write(tree, { [file]: text, ...furtherFiles })
    broken = await brokenRules(tree)
    rmSync(tree, { recursive: true })
  })

  test('let a sound tree pass', () => {
    expect([...sound]).toEqual([])
  })

  test.for(forbiddenImports)('%s stops %s', ([rule, file]) => {
    expect(broken.get(file)).toEqual([rule])
  })

  test('have a planted violation for every rule', () => {
    const planted = new Set(forbiddenImports.map(([rule]) => rule))
    expect(planted).toEqual(new Set((config.forbidden ?? []).map(({ name }) => name)))
  })

  test('are kept by the real tree', async () => {
    const { modules, summary } = await look(root, ['apps', 'packages', 'demo', 'bench', 'e2e', 'tools'])
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
    // A configuration that follows no import would find nothing wrong either.
    const main = modules.find(({ source }) => source === 'demo/main.ts')
    expect(main?.dependencies.map(({ resolved }) => resolved)).toEqual(
      expect.arrayContaining(['demo/seed.ts', 'apps/server/src/run-server.ts']),
    )
  })
})

import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult, type IDependency, type IModule } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.mjs'
import { forbiddenImports } from './forbidden-imports.ts'
import { validTree } from './valid-tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const workspaces = ['packages/domain', 'packages/contract', 'apps/server', 'apps/console']
const registryPackages = ['zod', 'react', 'pg', 'kysely', 'vitest']

/** `file` → names of the rules that it breaks; and the files that stand in cycles. */
async function brokenRules(baseDir: string) {
  const found = await look(baseDir, ['apps', 'packages', 'demo', 'tools'])
  const rules = new Map<string, string[]>()
  for (const { from, rule } of found.summary.violations) rules.set(from, [...(rules.get(from) ?? []), rule.name])
  return { rules, cycles: cyclesOf(found) }
}

async function look(baseDir: string, paths: string[], rules = config.forbidden ?? []): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = config.options ?? {}
  const { output } = await cruise(
    paths,
    { ...options, baseDir, validate: true, skipAnalysisNotInRules: true, ruleSet: { forbidden: rules } },
    { ...enhancedResolveOptions },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** What the rules of cycles say, in a hundredth of the time that they take for a large tree. */
function cyclesOf({ modules }: ICruiseResult): string[] {
  const isPages = (path: string) => path.endsWith('.pages.ts')
  const withoutPages = unfinished(modules, ({ resolved }, from) => !isPages(resolved) && !isPages(from))
  const withoutLazy = unfinished(modules, ({ dynamic }) => !dynamic)
  return [...withoutPages, ...withoutLazy]
}

/** The modules that import one another in a circle, and those that import them. */
function unfinished(modules: readonly IModule[], counts: (import_: IDependency, from: string) => boolean): string[] {
  const left = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.filter((each) => counts(each, source))]),
  )
  for (let before = 0; before !== left.size;) {
    before = left.size
    for (const [source, imports] of left) if (!imports.some(({ resolved }) => left.has(resolved))) left.delete(source)
  }
  return [...left.keys()]
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
  let sound: Awaited<ReturnType<typeof brokenRules>>
  let broken: Awaited<ReturnType<typeof brokenRules>>

  beforeAll(async () => {
    const tree = makeTree()
    sound = await brokenRules(tree)
    for (const [, file, text, furtherFiles] of forbiddenImports) write(tree, { [file]: text, ...furtherFiles })
    broken = await brokenRules(tree)
    rmSync(tree, { recursive: true })
  })

  test('let a sound tree pass', () => {
    expect(sound).toEqual({ rules: new Map(), cycles: [] })
  })

  test.for(forbiddenImports)('%s stops %s', ([rule, file]) => {
    expect(broken.rules.get(file)).toEqual([rule])
    expect(broken.cycles.includes(file)).toBe(rule.startsWith('no-cycle'))
  })

  test('have a planted violation for every rule', () => {
    const planted = new Set(forbiddenImports.map(([rule]) => rule))
    expect(planted).toEqual(new Set((config.forbidden ?? []).map(({ name }) => name)))
  })

  test('are kept by the real tree', async () => {
    const others = config.forbidden?.filter(({ name }) => !name?.startsWith('no-cycle'))
    const found = await look(root, ['apps', 'packages', 'demo', 'bench', 'e2e', 'tools'], others)
    const { modules, summary } = found
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
    expect(cyclesOf(found)).toEqual([])
    // A configuration that follows no import would find nothing wrong either.
    const main = modules.find(({ source }) => source === 'demo/main.ts')
    expect(main?.dependencies.map(({ resolved }) => resolved)).toEqual(
      expect.arrayContaining(['demo/seed.ts', 'apps/server/src/run-server.ts']),
    )
  })
})

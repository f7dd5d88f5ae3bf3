import type { Plugin, Rolldown } from 'vite'

const declarations = /\.pages\.ts$/
const source = /[\\/]src[\\/]/

/** Pages that are opened all day, and how many files each may need: what they show first is in the layers of vite-chunks.ts. */
const lean: Readonly<Record<string, number>> = { '/product/list': 12, '/dashboard': 12 }

/** The code of each page, and of what comes before any page: the server hands it out with the page's address. */
export function pageFiles(): Plugin {
  /** Modules by the path of their page. */
  const pages = new Map<string, string[]>()
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    buildStart: () => pages.clear(),
    async transform(code, id) {
      if (!declarations.test(id) || !source.test(id)) return
      for (const { path, imports } of pagesIn(this.parse(code))) {
        const found = await Promise.all(imports.map((each) => this.resolve(each, id)))
        const modules = found.flatMap((each) => (each ? [each.id] : []))
        if (modules.length === 0) this.error(`${path}: nobody can tell which code the page has`)
        pages.set(path, modules)
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunkWith = (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(module))
      const named = (end: string) =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(end)))
      const entry = named('/src/main.tsx')
      const filesOf = (...roots: (Rolldown.OutputChunk | undefined)[]) => [...filesFrom(bundle, roots)]
      const before = new Set(filesOf(entry))
      const inside = named('/app/inside.tsx')
      if (!inside) this.error('the shell is in no chunk')
      const added = (files: readonly string[], known: ReadonlySet<string>) => files.filter((file) => !known.has(file))
      const shell = added(filesOf(inside), before)
      const known = new Set([...before, ...shell])
      const manifest = {
        start: [...before],
        shell,
        pages: [...pages].map(([path, modules]) => ({
          path,
          files: added(filesOf(...modules.map(chunkWith)), known),
        })),
      }
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(manifest) })
      for (const [path, most] of Object.entries(lean)) {
        const all = [...known, ...(manifest.pages.find((page) => page.path === path)?.files ?? [])]
        if (all.length > most) this.error(`${path} needs ${all.length} files instead of ${most}: ${all.join(', ')}`)
      }
    },
  }
}

function* filesFrom(bundle: Rolldown.OutputBundle, roots: readonly (Rolldown.OutputChunk | undefined)[]) {
  const seen = new Set<string>()
  const waiting = roots.flatMap((root) => (root ? [root.fileName] : []))
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const chunk = bundle[name]
    if (seen.has(name) || chunk?.type !== 'chunk') continue
    seen.add(name)
    yield name
    waiting.push(...chunk.imports)
    for (const style of chunk.viteMetadata?.importedCss ?? []) {
      if (!seen.has(style)) yield style
      seen.add(style)
    }
  }
}

interface Declared {
  readonly path: string
  readonly imports: readonly string[]
}

/** The objects of a module that say `path` and `load`, with the modules that their `load` imports. */
function pagesIn(program: unknown): Declared[] {
  const constants = new Map<string, unknown>()
  const declared: { path: string; load: unknown }[] = []
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id?.name) constants.set(node.id.name, node.init)
    if (node.type !== 'ObjectExpression') return
    const value = (name: string) => node.properties?.find(({ key }) => key?.name === name)?.value
    const [path, load] = [value('path')?.value, value('load')]
    if (typeof path === 'string' && load) declared.push({ path, load })
  })
  return declared.map(({ path, load }) => {
    const imports: string[] = []
    const name = (load as Node).type === 'Identifier' ? (load as Node).name : undefined
    walk(name === undefined ? load : constants.get(name), (node) => {
      if (node.type === 'ImportExpression' && typeof node.source?.value === 'string') imports.push(node.source.value)
    })
    return { path, imports }
  })
}

interface Node {
  readonly type?: string
  readonly name?: string
  readonly id?: Node
  readonly init?: Node
  readonly key?: Node
  readonly value?: Node & string
  readonly source?: { readonly value?: unknown }
  readonly properties?: readonly { readonly key?: Node; readonly value?: { readonly value?: unknown } }[]
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  visit(node)
  for (const each of Object.values(node)) walk(each, visit)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type Plugin } from 'vite'

const folder = join(import.meta.dirname, '../../packages/contract/src')
const isContract = (id: string) => id.startsWith(folder) && id.endsWith('.ts')
const EXPORTED = /^@zhanggui\/contract\/(.+)$/
const MADE = '?made='
/** Calls of endpoint.ts that look at these parts of what they are given only when somebody asks for them. */
const declaring = new Set(['get', 'post', 'upload', 'download'])
const lateParts = new Set(['params', 'query', 'body', 'reply'])

/**
 * A page names the calls of many areas, and makes few of them. The schemas behind them would be made as their modules are
 * loaded, which took longer than anything else before the first row. In the built console each is made when it is first
 * used: a constant of the contract that calls something becomes a function that remembers what it has made, and an area and
 * its endpoints read their parts when they are asked for them. What the console imports is the made value, as it is written.
 */
export function lateContract(): Plugin {
  const known = new Map<string, ReadonlySet<string>>()
  const lateIn = (file: string) => {
    const names = known.get(file) ?? lateNames(parseSync(file, readFileSync(file, 'utf8')).program)
    known.set(file, names)
    return names
  }
  return {
    name: 'late-contract',
    apply: 'build',
    buildStart: () => known.clear(),
    resolveId: (id) => (id.startsWith(folder) && id.includes(MADE) ? id : undefined),
    load(id) {
      const [file, name] = id.split(MADE)
      if (!file?.startsWith(folder) || name === undefined) return undefined
      return `import { ${name} as make } from ${JSON.stringify(file)}\nconst made = make()\nexport { made as ${name} }`
    },
    transform(code, id) {
      if (isContract(id)) return { code: writeLate(code, this.parse(code), id, lateIn), map: null }
      if (id.includes(MADE) || !code.includes('@zhanggui/contract/')) return undefined
      return { code: importMade(code, this.parse(code), lateIn), map: null }
    },
  }
}

/** What stands in the text from `start` to `end` becomes `text`. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Of edits at one place the last comes first in the text. */
const edited = (code: string, edits: readonly Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)

/** The console imports values: each from a module that makes it, which is loaded with whoever needs it. */
function importMade(code: string, program: Node, lateIn: (file: string) => ReadonlySet<string>): string {
  const edits = (program.body as readonly Node[]).flatMap((node): Edit[] => {
    const path = node.type === 'ImportDeclaration' ? EXPORTED.exec(String(node.source?.value))?.[1] : undefined
    if (path === undefined) return []
    const file = join(folder, `${path}.ts`)
    const late = lateIn(file)
    const lines = (node.specifiers ?? []).map(({ imported, local }) => {
      const [name, as] = [imported?.name ?? '', local?.name ?? '']
      const from = late.has(name) ? file + MADE + name : String(node.source?.value)
      return `import { ${name} as ${as} } from ${JSON.stringify(from)}`
    })
    return [{ start: node.start, end: node.end, text: lines.join(';') }]
  })
  return edited(code, edits)
}

function writeLate(code: string, program: Node, id: string, lateIn: (file: string) => ReadonlySet<string>): string {
  const edits: Edit[] = []
  const late = new Set(lateNames(program))
  for (const { type, source, specifiers } of program.body as readonly Node[]) {
    const from = String(source?.value)
    if (type !== 'ImportDeclaration' || !from.startsWith('.')) continue
    const theirs = lateIn(join(id, '..', from))
    for (const { imported, local } of specifiers ?? []) {
      if (local?.name !== undefined && theirs.has(imported?.name ?? '')) late.add(local.name)
    }
  }
  for (const { statement, name, init } of constantsIn(program)) {
    if (!isMade(init)) continue
    edits.push({
      start: statement.start,
      end: init.start,
      text: `function ${name}() { return ${name}.made ??= (`,
    })
    edits.push({ start: init.end, end: statement.end, text: ') }' })
  }
  visit(program, (node) => {
    if (node.type !== 'CallExpression') return
    const [, parts] = node.arguments ?? []
    const { name = '' } = node.callee ?? {}
    if (parts?.type !== 'ObjectExpression' || !(name === 'area' || declaring.has(name))) return
    for (const { key, value, shorthand } of parts.properties ?? []) {
      if (!key || !value || shorthand || !(name === 'area' || lateParts.has(key.name ?? ''))) continue
      edits.push({ start: key.start, end: key.start, text: 'get ' })
      edits.push({ start: key.end, end: value.start, text: '() { return ' })
      edits.push({ start: value.end, end: value.end, text: ' }' })
    }
  })
  eachReference(program, new Set(), (node, isShorthand) => {
    if (!late.has(node.name ?? '')) return
    edits.push({ start: node.end, end: node.end, text: isShorthand ? `: ${node.name}()` : '()' })
  })
  return edited(code, edits)
}

/** The names that a module exports, or keeps, as functions that make them. */
const lateNames = (program: Node): ReadonlySet<string> =>
  new Set(constantsIn(program).flatMap(({ name, init }) => (isMade(init) ? [name] : [])))

interface Constant {
  readonly statement: Node
  readonly name: string
  readonly init: Node
}

function constantsIn(program: Node): Constant[] {
  return (program.body as readonly Node[]).flatMap((each): Constant[] => {
    const statement = each.type === 'ExportNamedDeclaration' ? each.declaration : each
    const [only, ...others] = statement?.type === 'VariableDeclaration' ? (statement.declarations ?? []) : []
    const name = only?.id?.type === 'Identifier' ? only.id.name : undefined
    if (!statement || !only?.init || name === undefined || others.length > 0) return []
    return [{ statement, name, init: only.init }]
  })
}

/** Whether making it calls anything. Areas are made at once: their endpoints are late. */
function isMade(init: Node): boolean {
  if (init.type === 'CallExpression' && init.callee?.name === 'area') return false
  let calls = false
  visit(init, (node) => {
    if (isFunction(node)) return 'stop'
    if (node.type === 'CallExpression' || node.type === 'NewExpression') calls = true
    return undefined
  })
  return calls
}

const isFunction = ({ type }: Node) => /^(Arrow)?Function/.test(type)

/** Every use of a name that is not one of an inner scope's own. */
function eachReference(node: Node, hidden: ReadonlySet<string>, use: (node: Node, isShorthand: boolean) => void): void {
  if (node.type === 'Identifier') {
    if (!hidden.has(node.name ?? '')) use(node, false)
    return
  }
  if (/^(Import|ExportAll|ExportNamed)Declaration$/.test(node.type) && !node.declaration) return
  const inner = new Set(hidden)
  if (isFunction(node)) for (const each of node.params ?? []) declaredIn(each, inner)
  if (node.type === 'BlockStatement') {
    for (const { type, id, declarations } of node.body as readonly Node[]) {
      if (type === 'FunctionDeclaration' && id) declaredIn(id, inner)
      for (const each of declarations ?? []) if (each.id) declaredIn(each.id, inner)
    }
  }
  if (node.type.startsWith('For'))
    for (const each of (node.left ?? node.init)?.declarations ?? []) declaredIn(each.id, inner)
  for (const [key, child] of childrenOf(node)) {
    const isName =
      (node.type === 'MemberExpression' && key === 'property' && !node.computed) ||
      (node.type === 'Property' && key === 'key' && !node.computed) ||
      (key === 'id' && (node.type === 'VariableDeclarator' || isFunction(node)))
    if (isName) continue
    const isShorthand = node.type === 'Property' && key === 'value' && node.shorthand === true
    eachReference(child, inner, isShorthand ? (of) => use(of, of === child) : use)
  }
}

function declaredIn(pattern: Node | undefined, names: Set<string>): void {
  if (!pattern) return
  if (pattern.type === 'Identifier') names.add(pattern.name ?? '')
  else if (pattern.type === 'AssignmentPattern') declaredIn(pattern.left, names)
  else if (pattern.type === 'Property') declaredIn(pattern.value, names)
  else for (const [, child] of childrenOf(pattern)) declaredIn(child, names)
}

function visit(node: Node, look: (node: Node) => 'stop' | undefined | void): void {
  if (look(node) === 'stop') return
  for (const [, child] of childrenOf(node)) visit(child, look)
}

const childrenOf = (node: Node): (readonly [string, Node])[] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [key, child] as const),
  )

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly name?: string
  readonly body?: unknown
  readonly source?: { readonly value?: unknown } | null
  readonly specifiers?: readonly { readonly imported?: { readonly name?: string }; readonly local?: Node }[]
  readonly declaration?: Node | null
  readonly declarations?: readonly Node[]
  readonly id?: Node
  readonly init?: Node
  readonly left?: Node
  readonly params?: readonly Node[]
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Node[]
  readonly key?: Node
  readonly value?: Node
  readonly shorthand?: boolean
  readonly computed?: boolean
}

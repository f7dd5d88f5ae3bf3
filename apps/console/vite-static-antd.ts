import type { Plugin } from 'vite'

/** What makes a style hook in antd's modules; its first argument names the piece, its second makes the rules. */
const makers = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook'])
const styleModule = /node_modules[\\/]antd[\\/]es[\\/].*style[\\/].*\.js$/
/** Everything of antd imports it: the rules that belong to no piece come with it. */
const sharedModule = /node_modules[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/
const registerModule = /node_modules[\\/]@ant-design[\\/]cssinjs[\\/]es[\\/]hooks[\\/]useStyleRegister\.js$/
/** antd's older look, which the console does not have. */
const WIREFRAME = 'Pagination-bordered'
const sheetId = /^\/antd\/(.+)\.css$/

/** What most pages with pieces of antd show. Other pieces come each with its own sheet. */
const common =
  /^(Shared|Addon|Alert|App|Avatar|Button|Checkbox|Drawer|Dropdown|Empty|Flex|Form|Grid|Input-|Menu|Message|Modal|Pagination|Popover|Radio|Select|Skeleton|Space|Spin|Switch|Tag|Tooltip|Wave)/

/** The file in which a sheet travels. */
export function sheetGroup(id: string): string {
  const name = sheetId.exec(id)?.[1] ?? ''
  return common.test(name) ? 'antd-common' : `antd-${name.replace(/-.*/, '').toLowerCase()}`
}

/**
 * antd makes the rules of each piece in the browser as the piece first appears, a quarter of the time until a page is
 * shown. They are the same for every look (the colours are variables), so the build makes them, as style sheets beside the
 * code. The functions that made them fall out of the code.
 */
export function staticAntd(): Plugin {
  let sheets: ReadonlyMap<string, string> = new Map()
  const undrawn = new Map<string, string>()
  const left = new Set([sharedModule, registerModule])
  return {
    name: 'static-antd',
    apply: 'build',
    async buildStart() {
      const { makeAntdSheets } = await import('./antd-sheets.ts')
      sheets = makeAntdSheets()
    },
    resolveId: (id) => (sheetId.test(id) ? id : undefined),
    load(id) {
      const name = sheetId.exec(id)?.[1]
      if (name !== undefined) return sheets.get(name)
      if (!registerModule.test(id)) return undefined
      left.delete(registerModule)
      return registerNothing
    },
    transform(code, id) {
      const calls = styleModule.test(id) ? findMakers(this.parse(code)) : []
      const isShared = sharedModule.test(id)
      if (isShared) left.delete(sharedModule)
      const names = isShared ? ['Shared'] : calls.map(({ piece }) => piece)
      if (names.length === 0) return undefined
      const imports = names.map((name) => (sheets.has(name) ? `import '/antd/${name}.css'\n` : ''))
      for (const name of names) if (!sheets.has(name) && name !== WIREFRAME) undrawn.set(id, name)
      return { code: imports.join('') + without(code, calls), map: { mappings: '' } }
    },
    // A new version of antd may move them, and the console would lose its links, icons and animations.
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`antd no longer has ${[...left].join(', ')}`)
    },
    // All of antd is read, little of it is kept.
    generateBundle(_options, bundle) {
      const kept = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const missing = kept.flatMap((id) => undrawn.get(id) ?? [])
      if (missing.length > 0) this.error(`add to antd-sheets.ts: ${missing.join(', ')}`)
    },
  }
}

/** Keeps what the variables need; rules are no longer made. */
const registerNothing = `
  import hash from '@emotion/hash'
  export const STYLE_PREFIX = 'style'
  export const uniqueHash = (path, text) => hash(path.join('%') + text)
  export const extract = () => null
  export default function useStyleRegister() {}`

interface MakerCall {
  readonly piece: string
  /** Where the function stands that makes the rules. */
  readonly start: number
  readonly end: number
}

const without = (code: string, calls: readonly MakerCall[]) =>
  calls.toReversed().reduce((text, { start, end }) => `${text.slice(0, start)}null${text.slice(end)}`, code)

function findMakers(node: unknown): MakerCall[] {
  if (Array.isArray(node)) return node.flatMap(findMakers)
  if (typeof node !== 'object' || node === null) return []
  const call = node as CallNode
  const isMaker = call.type === 'CallExpression' && makers.has(call.callee.name ?? '')
  const [name, rules] = isMaker ? call.arguments : []
  if (!name || !rules) return Object.values(node).flatMap(findMakers)
  const parts = name.elements ? name.elements.map(({ value }) => value) : [name.value, name.value]
  return [{ piece: parts.join('-'), start: rules.start, end: rules.end }]
}

interface Place {
  readonly start: number
  readonly end: number
}

interface CallNode {
  readonly type: string
  readonly callee: { readonly name?: string }
  readonly arguments: readonly (Place & { readonly value?: string; readonly elements?: readonly { value: string }[] })[]
}

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const antd = join(dirname(resolve('antd/package.json')), 'es')

const kebab = (name: string) => name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase()

/** Where a library keeps the piece that its index hands on under this name; nothing where the name is another one there. */
const places: Readonly<Record<string, (name: string) => string | undefined>> = {
  antd: (name) => (existsSync(join(antd, kebab(name), 'index.js')) ? `antd/es/${kebab(name)}/index.js` : undefined),
  '@ant-design/icons': (name) => `@ant-design/icons/es/icons/${name}`,
}

/**
 * Imports pieces from where they are instead of from the index of their library. The code is the same in the end, but now the
 * build knows before it splits the code which piece needs which.
 */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]src[\\/].*\.tsx?$/.test(id) || !/from ['"](antd|@ant-design\/icons)['"]/.test(code)) return undefined
      const { body } = this.parse(code) as unknown as { body: readonly ImportNode[] }
      const imports = body.filter(
        ({ type, source, specifiers }) =>
          type === 'ImportDeclaration' &&
          (source?.value ?? '') in places &&
          specifiers.every(({ imported }) => imported),
      )
      let text = code
      for (const { start, end, source, specifiers } of imports.toReversed()) {
        const lines = specifiers.map(({ local, imported }) => {
          const name = imported?.name ?? ''
          const place = places[source?.value ?? '']?.(name)
          return place
            ? `import ${local.name} from '${place}'`
            : `import { ${name} as ${local.name} } from '${source?.value ?? ''}'`
        })
        text = text.slice(0, start) + lines.join(';') + text.slice(end)
      }
      return { code: text, map: null }
    },
  }
}

interface ImportNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly source?: { readonly value: string }
  readonly specifiers: readonly {
    readonly local: { readonly name: string }
    readonly imported?: { readonly name: string }
  }[]
}

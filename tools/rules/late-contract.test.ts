import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { allEndpoints } from '@zhanggui/contract/all'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { lateContract } from '../../apps/console/vite-late-contract.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ENTRY = '/console-module.ts'
type Endpoints = typeof allEndpoints

/** As a module of the console that imports from the contract: an area, and a schema. */
const entry = {
  name: 'entry',
  resolveId: (id: string) => (id === ENTRY ? id : undefined),
  load: (id: string) =>
    id === ENTRY
      ? `import { allEndpoints as every } from '@zhanggui/contract/all'
         import { productFilter } from '@zhanggui/contract/goods/product'
         export const endpoints = every
         export const filter = productFilter`
      : undefined,
}

async function builtContract() {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [entry, lateContract()],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { input: ENTRY, external: ['zod'], preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const chunk = built.output[0]
  const folder = `${root}/.cache/late-contract/`
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(`${folder}built.mjs`, chunk.code)
    const url = pathToFileURL(`${folder}built.mjs`).href
    return {
      code: chunk.code,
      ...((await import(/* @vite-ignore */ url)) as { endpoints: Endpoints; filter: z.ZodType }),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })

const described = ({ params, query, body, reply, ...said }: Endpoints[number]) => ({
  ...said,
  shapes: [params, query, body, reply].map(shapeOf),
})

test('the contract of the built console says what is written, and makes its schemas when they are used', async () => {
  const { code, endpoints, filter } = await builtContract()
  expect(endpoints.map(described)).toEqual(allEndpoints.map(described))
  expect(filter.safeParse({ type: 'x' }).success).toBe(false)
  expect(filter.safeParse({ type: '1' }).success).toBe(true)
  // Not one product's schema at once.
  expect(code).toContain('function productRow()')
  expect(code).not.toMatch(/^(?:const|var|let) productRow = /m)
})

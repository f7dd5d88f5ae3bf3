import { expect, test } from 'vitest'
import { whyBadPath } from './file-name-rules.ts'
import { codeFiles, repositoryFiles } from './source-files.ts'

test.for([
  ['apps/console/src/ui/DataTable.tsx', 'kebab-case'],
  ['apps/console/src/ui/data_table.tsx', 'kebab-case'],
  ['apps/server/src/features/orders/order.service.ts', 'no role'],
  ['apps/server/src/features/orders/order.page.ts', 'no role'],
  ['apps/server/migrations/orders.sql', 'kebab-case'],
  ['packages/domain/src/order/index.ts', 'barrel'],
  ['apps/console/src/ui/index.tsx', 'barrel'],
  ['packages/domain/src/utils/money.ts', 'says nothing'],
  ['apps/server/src/platform/session-manager.ts', 'says nothing'],
  ['packages/domain/src/order.sql.ts', 'wrong place'],
  ['apps/server/src/platform/http/order.routes.ts', 'wrong place'],
  ['apps/console/src/widgets/order.pages.ts', 'wrong place'],
  ['apps/console/src/ui/table.api.test.ts', 'wrong place'],
  ['tools/journey.spec.ts', 'wrong place'],
  ['demo/0001_orders.sql', 'wrong place'],
] as const)('%s is refused', ([path, reason]) => {
  expect(whyBadPath(path)).toContain(reason)
})

test('every code file has a name that tells its role', () => {
  const files = codeFiles()
  expect(files).toContain('tools/rules/file-names.test.ts')
  expect(files.map((path) => [path, whyBadPath(path)]).filter(([, reason]) => reason)).toEqual([])
})

test('no folder holds more than twenty files', () => {
  const sizes = new Map<string, number>()
  for (const path of repositoryFiles().filter((file) => /^(apps|packages|demo|bench|e2e|tools)\//.test(file))) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  // Migrations are one list in the order of their numbers.
  sizes.delete('apps/server/migrations')
  expect([...sizes].filter(([, files]) => files > 20)).toEqual([])
})

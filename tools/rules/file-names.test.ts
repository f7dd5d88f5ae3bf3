import { expect, test } from 'vitest'
import { whyBadPath } from './file-name-rules.ts'
import { codeFiles } from './source-files.ts'

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

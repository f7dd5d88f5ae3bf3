import { lazy, type, value } from './valid-tree.ts'

type Planted = readonly [rule: string, file: string, text: string, furtherFiles?: Readonly<Record<string, string>>]

const consoleApp = 'apps/console/src'
const server = 'apps/server/src'
const home = `${consoleApp}/features/home`
const serverHome = `${server}/features/home`

/** One file per way to break a rule. */
export const forbiddenImports: readonly Planted[] = [
  ['domain-imports-nothing', 'packages/domain/src/a.ts', value('zod')],
  ['domain-imports-nothing', 'packages/domain/src/b.ts', value('node:fs')],
  ['domain-imports-nothing', 'packages/domain/src/c.ts', type('@zhanggui/contract/order')],
  ['contract-imports-domain-and-zod', 'packages/contract/src/a.ts', value('react')],
  ['package-tests-stay-in-packages', 'packages/domain/src/a.test.ts', value('../../../demo/seed.ts')],
  ['console-api-is-the-bottom', `${consoleApp}/api/a.ts`, value('#ui/table.tsx')],
  ['console-ui-knows-no-business', `${consoleApp}/ui/a.tsx`, value('#widgets/picker.tsx')],
  ['console-ui-knows-no-business', `${consoleApp}/ui/b.tsx`, value('@zhanggui/contract/order')],
  ['console-calls-by-the-kit', `${home}/e.tsx`, value('#api/call.ts')],
  ['console-widgets-below-features', `${consoleApp}/widgets/a.tsx`, value('#features/orders/public.ts')],
  ['console-features-below-app', `${home}/a.tsx`, type('#app/shell.tsx')],
  ['console-feature-through-its-door', `${home}/b.tsx`, value('#features/refunds/refund-tag.tsx')],
  ['console-app-through-the-doors', `${consoleApp}/app/a.tsx`, lazy('#features/orders/order-list.page.tsx')],
  ['server-platform-is-the-bottom', `${server}/platform/a.ts`, value('#features/orders/public')],
  ['server-platform-is-the-bottom', `${server}/platform/d.ts`, value('@zhanggui/contract/order')],
  ['server-features-below-app', `${serverHome}/a.ts`, value('../../app.ts')],
  ['server-feature-through-its-door', `${serverHome}/b.ts`, value('#features/orders/order.sql')],
  ['server-feature-through-its-door', `${serverHome}/c.ts`, value('../../gateway/pay.ts')],
  ['server-gateway-through-the-doors', `${server}/gateway/a.ts`, value('#features/orders/order.sql')],
  ['server-gateway-knows-no-session', `${server}/gateway/b.ts`, value('#platform/session/token')],
  ['gateway-contract-for-the-gateway', `${serverHome}/i.ts`, value('@zhanggui/contract/gateway/review')],
  ['gateway-contract-for-the-gateway', `${home}/d.tsx`, type('@zhanggui/contract/gateway/review')],
  ['console-contract-without-gateway', 'packages/contract/src/b.ts', value('./gateway/review.ts')],
  ['server-app-lists-features', `${server}/a.ts`, value('#features/orders/order.sql')],
  ['driver-in-its-place', `${serverHome}/d.ts`, value('pg')],
  ['driver-in-its-place', 'tools/a.ts', type('pg')],
  ['sql-in-its-place', `${serverHome}/e.ts`, value('kysely')],
  ['apps-never-meet', `${consoleApp}/api/b.ts`, type('../../../server/src/platform/clock.ts')],
  ['apps-never-meet', `${server}/platform/b.ts`, value('../../../console/src/api/call.ts')],
  ['product-without-workshop', `${server}/platform/c.ts`, value('../../../../tools/measure.ts')],
  ['product-without-workshop', `${server}/b.ts`, lazy('../../../demo/seed.ts')],
  ['workshop-without-console', 'tools/b.ts', value('../apps/console/src/api/call.ts')],
  ['no-test-parts-in-the-product', `${home}/c.tsx`, value('#api/fake-server.ts')],
  ['no-test-parts-in-the-product', `${serverHome}/g.ts`, value('#test/make/shop')],
  ['no-test-parts-in-the-product', `${serverHome}/h.ts`, value('vitest')],
  [
    'no-barrel',
    'packages/domain/src/d.ts',
    value('./kernel/index.ts'),
    { 'packages/domain/src/kernel/index.ts': `export * from './money.ts'\n` },
  ],
  [
    'no-cycle',
    'packages/domain/src/e.ts',
    value('./f.ts'),
    { 'packages/domain/src/f.ts': type('./g.ts'), 'packages/domain/src/g.ts': value('./e.ts') },
  ],
  [
    'no-cycle-through-pages',
    `${home}/home.pages.ts`,
    value('./home.page.tsx'),
    { [`${home}/home.page.tsx`]: value('./home.pages.ts') },
  ],
  ['resolves', 'tools/c.ts', value('@zhanggui/domain/kernel/nowhere')],
]

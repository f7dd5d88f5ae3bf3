/** Files with one import each: of a value, of a type, lazily. */
export const value = (specifier: string) => `import { thing } from '${specifier}'\nexport const used = thing\n`
export const type = (specifier: string) => `import type { Thing } from '${specifier}'\nexport type Used = Thing\n`
export const lazy = (specifier: string) => `export const load = () => import('${specifier}')\n`

/** A small tree that keeps every rule: what the planted files reach for. */
export const validTree: Readonly<Record<string, string>> = {
  'packages/domain/src/kernel/money.ts': 'export const thing = 1\n',
  'packages/contract/src/kernel/shapes.ts': value('zod'),
  'packages/contract/src/gateway/review.ts': value('../kernel/shapes.ts'),
  'packages/contract/src/order.ts': value('@zhanggui/domain/kernel/money'),
  'apps/console/src/main.tsx': value('#app/shell.tsx'),
  'apps/console/src/app/shell.tsx': value('#features/orders/order.pages.ts'),
  'apps/console/src/api/call.ts': value('@zhanggui/contract/order'),
  'apps/console/src/api/fake-server.ts': value('vitest'),
  'apps/console/src/ui/table.tsx': value('@zhanggui/contract/kernel/shapes'),
  'apps/console/src/widgets/picker.tsx': value('#ui/table.tsx'),
  // The circle through the lazy import is allowed.
  'apps/console/src/features/orders/order.pages.ts': lazy('./order-list.page.tsx'),
  'apps/console/src/features/orders/order-list.page.tsx': value('./order.pages.ts'),
  'apps/console/src/features/orders/public.ts': value('#features/refunds/public.ts'),
  'apps/console/src/features/orders/order-list.test.tsx': value('#api/fake-server.ts'),
  'apps/console/src/features/refunds/public.ts': value('./refund-tag.tsx'),
  'apps/console/src/features/refunds/refund-tag.tsx': value('#widgets/picker.tsx'),
  'apps/server/src/main.ts': value('./app.ts'),
  'apps/server/src/app.ts': value('#features/orders/order.routes'),
  'apps/server/src/platform/db/pool.ts': value('pg'),
  'apps/server/src/platform/clock.ts': type('kysely'),
  'apps/server/src/features/orders/order.routes.ts': value('./order.sql.ts'),
  'apps/server/src/features/orders/order.sql.ts': value('kysely'),
  'apps/server/src/features/orders/public.ts': value('#platform/db/pool'),
  'apps/server/src/features/refunds/refund.ts': value('#features/orders/public'),
  'apps/server/src/platform/session/token.ts': value('../clock.ts'),
  'apps/server/src/gateway/pay.ts': value('#features/orders/public'),
  'apps/server/src/gateway/review.ts': value('@zhanggui/contract/gateway/review'),
  'apps/server/test/make/shop.ts': value('#platform/clock'),
  'demo/main.ts': `${value('../apps/server/src/app.ts')}export { thing } from './seed.ts'\n`,
  'demo/seed.ts': value('../apps/server/src/features/orders/public.ts'),
  'tools/measure.ts': value('@zhanggui/contract/order'),
}

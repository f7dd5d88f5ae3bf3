import { inPlatform } from '#platform/db/platform-db'
import type { TestApp } from '#test/app/test-app'

/** Settings of the platform. */
export async function setConfig(app: TestApp, values: Record<string, string>) {
  await inPlatform(app.platform.pool, (db) =>
    db.q
      .insertInto('platform_config')
      .values(Object.entries(values).map(([key, value]) => ({ key, value })))
      .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
      .execute(),
  )
}

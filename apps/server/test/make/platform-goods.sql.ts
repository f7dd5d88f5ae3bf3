import { inPlatform } from '#platform/db/platform-db'
import type { TestApp } from '#test/app/test-app'

interface Traits {
  readonly is_shown?: boolean
  readonly deleted_at?: Date
}

/** What the platform does to one of its own rows. */
export async function setPlatformRow(
  app: TestApp,
  table: 'platform_category' | 'brand' | 'guarantee',
  id: number,
  traits: Traits,
) {
  await inPlatform(app.platform.pool, (db) => db.q.updateTable(table).set(traits).where('id', '=', id).execute())
}

// Writes apps/server/src/platform/db/schema.ts from a freshly migrated database; with --verify it only compares.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts'
import { migrate, readMigrations } from '../../apps/server/src/platform/db/migrate/migrate.ts'
import { createPool } from '../../apps/server/src/platform/db/connection/pool.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'zhanggui-types-'))
// The database runs as another user when this one is root.
chmodSync(dataDir, 0o755)
const database = await startEmbedded({ dataDir, disposable: true })
try {
  const pool = createPool(database.url, 2)
  await migrate(pool, await readMigrations(new URL('../../apps/server/migrations/', import.meta.url)))
  await pool.end()
  execFileSync(
    'node_modules/.bin/kysely-codegen',
    [
      ['--dialect', 'postgres'],
      ['--url', database.url],
      ['--out-file', 'apps/server/src/platform/db/schema.ts'],
      ['--type-mapping', '{"int8":"number"}'],
      process.argv.includes('--verify') ? ['--verify'] : [],
    ].flat(),
    { cwd: new URL('../..', import.meta.url), stdio: 'inherit' },
  )
} finally {
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

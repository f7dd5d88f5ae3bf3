import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertMerchant, isUnused } from '../../../demo/demo.sql.ts'
import { demoMerchants } from '../../../demo/demo-merchants.ts'
import { removeDemoShops } from '../../../tools/db/remove-demo-shops.ts'
import { markDemoShops } from '#features/home/public'
import { readConfig } from '#platform/config'
import { createPool, type Pool } from '#platform/db/connection/pool'
import { inPlatform } from '#platform/db/platform-db'
import { createTestDatabase } from './app/test-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'zhanggui-demo-'))
let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url, 2)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const listFolders = () =>
  inPlatform(pool, (db) => db.q.selectFrom('merchant').select(['id', 'media_folder']).orderBy('id').execute())

function writePicture(folder: string): string {
  const file = join(dataDir, 'files', folder, 'content', 'tea.png')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'a picture')
  return file
}

test('the demo shops go with their files, nothing of others does, and the next start does not make them again', async () => {
  const [demo, own] = demoMerchants
  if (!demo || !own) throw new Error('the demo has two shops')
  expect(await inPlatform(pool, isUnused)).toBe(true)
  await inPlatform(pool, async (db) => {
    await insertMerchant(db, demo)
    await insertMerchant(db, own)
    await markDemoShops(db, [demo.id])
  })
  const [demoPicture, ownPicture] = (await listFolders()).map((shop) => writePicture(shop.media_folder))

  const said = await removeDemoShops(pool, readConfig({ DATA_DIR: dataDir }))
  const backup = /备份在 (\S+)/.exec(said)?.[1] ?? ''
  expect([backup, demoPicture ?? '', ownPicture ?? ''].map((path) => existsSync(path))).toEqual([true, false, true])
  expect((await listFolders()).map(({ id }) => id)).toEqual([own.id])

  await inPlatform(pool, (db) => db.q.deleteFrom('merchant').where('id', '=', own.id).execute())
  expect(await inPlatform(pool, isUnused)).toBe(false)
  await expect(removeDemoShops(pool, readConfig({ DATA_DIR: dataDir }))).rejects.toThrow('没有演示店铺')
})

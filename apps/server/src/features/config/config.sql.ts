import { CompiledQuery } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'

interface Question {
  readonly keys: Set<string>
  readonly values: Promise<ReadonlyMap<string, string>>
}

/** What is about to be asked for in a transaction. */
const questions = new WeakMap<object, Question>()

/** Asked by most transactions, of merchants and of the platform. */
const VALUES = 'select "key", "value" from "platform_config" where "key" = any($1)'

async function readValues({ q }: MerchantDb | PlatformDb, keys: ReadonlySet<string>) {
  const { rows } = await q.executeQuery<{ key: string; value: string }>(CompiledQuery.raw(VALUES, [[...keys]]))
  return new Map(rows.map(({ key, value }) => [key, value]))
}

function questionOf(db: MerchantDb | PlatformDb): Question {
  const known = questions.get(db)
  if (known) return known
  const keys = new Set<string>()
  const values = Promise.resolve().then(() => {
    questions.delete(db)
    return readValues(db, keys)
  })
  const question = { keys, values }
  questions.set(db, question)
  return question
}

/** Values of platform settings; a key that was never set is an empty text. What is asked for together is one statement. */
export async function findConfig<K extends string>(
  db: MerchantDb | PlatformDb,
  keys: readonly K[],
): Promise<Record<K, string>> {
  const question = questionOf(db)
  for (const key of keys) question.keys.add(key)
  const values = await question.values
  return Object.fromEntries(keys.map((key) => [key, values.get(key) ?? ''])) as Record<K, string>
}

/** Sets platform settings; the others stay as they are. */
export async function saveConfig(db: PlatformDb, values: Readonly<Record<string, string>>) {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }))
  if (rows.length === 0) return
  await db.q
    .insertInto('platform_config')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute()
}

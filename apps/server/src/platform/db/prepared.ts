import { type Compilable, type CompiledQuery, DummyDriver, Kysely, type RawBuilder } from 'kysely'
import type { MerchantDb } from './merchant-db.ts'
import { dialect } from './connection/scope.ts'
import type { DB } from './schema.ts'

/** Placeholder of a parameter. */
class Placeholder {
  constructor(readonly position: number) {}
}

/**
 * A query of fixed shape that is built and compiled once, on first use: building thirty columns costs
 * more than running it. `build` gets placeholders instead of values, which it may pass on but not inspect.
 */
export function prepared<V extends readonly unknown[], R>(
  build: (db: MerchantDb, ...values: V) => Compilable<R>,
): (db: MerchantDb, ...values: V) => Promise<R[]> {
  let compiled: CompiledQuery | undefined
  return async (db, ...values) => {
    compiled ??= build(
      placeholderDb,
      ...(values.map((_, index) => new Placeholder(index + 1)) as unknown as V),
    ).compile()
    const known: readonly unknown[] = [db.merId, ...values]
    const parameters = compiled.parameters.map((each) => (each instanceof Placeholder ? known[each.position] : each))
    return (await db.q.executeQuery<R>({ ...compiled, parameters })).rows
  }
}

/** The same for a statement that is written out. */
export const preparedSql = <V extends readonly unknown[], R>(
  build: (db: MerchantDb, ...values: V) => RawBuilder<R>,
): ((db: MerchantDb, ...values: V) => Promise<R[]>) =>
  prepared((db: MerchantDb, ...values: V) => ({ compile: () => build(db, ...values).compile(db.q) }))

const placeholderDb = {
  merId: new Placeholder(0),
  q: new Kysely<DB>({ dialect: { ...dialect, createDriver: () => new DummyDriver() } }),
} as unknown as MerchantDb

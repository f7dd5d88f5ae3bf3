import type { Pool, PoolClient } from '#platform/db/connection/pool'

export interface TableShape {
  /** Quoted, with its schema. */
  readonly name: string
  /** Name and type of every column, in the order of a row's text form. */
  readonly columns: string[]
  /** Quoted names of the columns that are stored, not generated. */
  readonly stored: string[]
}

/** The application's tables; the record of migrations is not content. */
export async function listTables(client: PoolClient): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns,
      array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as stored
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'schema_migration'
    group by n.nspname, c.relname
    order by n.nspname, c.relname`)
  return rows
}

export async function listAppliedMigrations(client: PoolClient): Promise<{ version: number; checksum: string }[]> {
  const { rows } = await client.query<{ version: number; checksum: string }>(
    'select version, checksum from schema_migration order by version',
  )
  return rows
}

export interface SequenceState {
  readonly sequence: string
  readonly value: string
  readonly isCalled: boolean
}

export async function listSequences(client: PoolClient): Promise<SequenceState[]> {
  const { rows: names } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'S' order by 1`)
  if (names.length === 0) return []
  const states = names.map(
    ({ name }) =>
      `select '${name.replaceAll("'", "''")}' as sequence, last_value::text as value, is_called as "isCalled" from ${name}`,
  )
  return (await client.query<SequenceState>(states.join(' union all '))).rows
}

export async function setSequence(client: PoolClient, { sequence, value, isCalled }: SequenceState): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [sequence, value, isCalled])
}

interface Switch {
  readonly off: string
  readonly on: string
}

/** Statements that drop foreign keys and triggers while rows are loaded in any order, and that restore them. */
export async function listSwitches(client: PoolClient): Promise<Switch[]> {
  const { rows } = await client.query<Switch>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
    union all
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
      format('alter table %s enable %s trigger %I', tgrelid::regclass,
        case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname)
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgparentid = 0 and tgenabled <> 'D' and relnamespace = 'public'::regnamespace`)
  return rows
}

export async function hasTables(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  )
  return rowCount !== 0
}

export async function countOtherSessions(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ others: number }>(`
    select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  return rows[0]?.others ?? 0
}

export async function dropEverything(client: PoolClient): Promise<void> {
  await client.query('drop schema public cascade; create schema public')
}

/** Quoted names of the tables whose rows belong to a merchant, each with the column that says to which. */
export async function listMerchantTables(client: PoolClient): Promise<{ name: string; column: string }[]> {
  const { rows } = await client.query<{ name: string; column: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, a.attname as column
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and a.attname = case c.relname when 'merchant' then 'id' else 'mer_id' end
    where n.nspname = 'public' and c.relkind = 'r' order by 1`)
  return rows
}

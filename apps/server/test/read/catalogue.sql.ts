import type { Pool } from '#platform/db/connection/pool'

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly parents: readonly string[]
  readonly isProtected: boolean
  /** How many policies bind both what is seen and what is written. */
  readonly policies: number
  readonly rights: readonly string[]
}

interface Column {
  readonly name: string
  readonly type: string
  readonly mustBeGiven: boolean
}

/** Every table of the product with what the merchant role may do to it. */
export async function findTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select c.relname as name, c.relrowsecurity as "isProtected",
       (select count(*) from pg_policy p where p.polrelid = c.oid and p.polqual is not null and p.polwithcheck is not null) as policies,
       array(select p.confrelid::regclass::text from pg_constraint p where p.conrelid = c.oid and p.contype = 'f') as parents,
       array(select r from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) r
             where has_table_privilege('zhanggui_merchant', c.oid, r)) as rights,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
                 'mustBeGiven', a.attnotnull and not a.atthasdef and a.attidentity = '') order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by c.relname`,
  )
  return rows
}

/** The values that a check of one column allows, by `table.column`, e.g. `admin.type` → ['2', '4']. */
export async function findCheckedValues(pool: Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ place: string; rule: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place, pg_get_constraintdef(c.oid) as rule
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'c' and cardinality(c.conkey) = 1`,
  )
  return new Map(
    rows.flatMap(({ place, rule }) => {
      const list = /(?:= ANY \(|<@ )ARRAY\[(.*)\]/.exec(rule)?.[1]
      if (list === undefined) return []
      return [[place, list.split(', ').map((value) => value.replace(/::\w+$/, '').replace(/^'(.*)'$/, '$1'))]]
    }),
  )
}

interface Index {
  readonly table: string
  readonly name: string
  readonly firstColumn: string
}

export async function findIndexes(pool: Pool): Promise<Index[]> {
  const { rows } = await pool.query<Index>(
    `select x.indrelid::regclass::text as table, x.indexrelid::regclass::text as name, a.attname as "firstColumn"
     from pg_index x join pg_class c on c.oid = x.indrelid and c.relnamespace = 'public'::regnamespace
     left join pg_attribute a on a.attrelid = x.indrelid and a.attnum = x.indkey[0]
     order by 1, 2`,
  )
  return rows
}

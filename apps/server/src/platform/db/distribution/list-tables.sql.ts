import type { Pool } from '#platform/db/connection/pool'
import { LOCAL_TABLES } from './table-kinds.ts'

export interface Table {
  readonly name: string
  /** Rows belong to one merchant each (row-level security), and the table is not a queue over all merchants. */
  readonly isMerchants: boolean
  /** Tables that its foreign keys point at. */
  readonly parents: readonly string[]
}

export async function listTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select c.relname as name, c.relrowsecurity and c.relname <> all($1) as "isMerchants",
       array(select distinct p.confrelid::regclass::text from pg_constraint p
         where p.conrelid = c.oid and p.contype = 'f' and p.confrelid <> c.oid) as parents
     from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not exists (
       select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by c.relname`,
    [LOCAL_TABLES],
  )
  return rows
}

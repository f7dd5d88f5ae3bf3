import type { TestApp } from '#test/app/test-app'

/** The tables that a parcel is written to. */
export type ParcelTable = 'shipment' | 'shipment_line' | 'order_line' | 'shop_order' | 'order_event'

/** Runs something while the database refuses every write to a table, as if it failed just there. */
export async function whileRefused<T>({ platform: { pool } }: TestApp, table: ParcelTable, run: () => Promise<T>) {
  await pool.query(`create or replace function refuse_write() returns trigger language plpgsql
    as $$ begin raise exception 'refused'; end $$`)
  await pool.query(`create trigger refuse_write before insert or update on ${table} execute function refuse_write()`)
  try {
    return await run()
  } finally {
    await pool.query(`drop trigger refuse_write on ${table}`)
  }
}

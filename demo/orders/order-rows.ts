/** Rows as the tables have them, without their merchant. */
type Row = Readonly<Record<string, unknown>>

export const demoTables = [
  'shop_order',
  'order_line',
  'shipment',
  'shipment_line',
  'tracked_shipment',
  'order_dispatch',
  'refund',
  'order_event',
  'order_income',
  'ledger_journal',
  'ledger_entry',
  'stock_ledger',
] as const
export type DemoTable = (typeof demoTables)[number]

/** Collects what orders are made of, to be written in bulk. */
export class OrderRows {
  readonly tables = new Map<DemoTable, Row[]>(demoTables.map((table) => [table, []]))
  readonly add = (table: DemoTable, row: Row): void => void this.tables.get(table)?.push(row)
}

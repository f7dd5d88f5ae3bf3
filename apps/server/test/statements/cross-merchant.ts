/** Statements outside every merchant's transaction that are about all merchants: which function sends them, and why. */
const overAllMerchants: readonly { readonly name: string; readonly begins: string; readonly because: string }[] = [
  {
    name: 'listMerchantIds',
    begins: 'select "id" from "merchant" order by',
    because: 'work for each merchant in turn',
  },
  {
    name: 'countChecks',
    begins: 'select count(*)::integer as checked,',
    because: 'one row of each merchant, for the operators',
  },
  {
    name: 'findLastNumbers',
    begins: 'select mer_id as "merId", last_no as "lastNo" from push_counter where mer_id = any($1)',
    because: 'every few seconds, for all merchants who listen at this node',
  },
  { name: 'listMerchants', begins: 'select "id", "name", "is_open" as "isOpen"', because: 'the platform’s list' },
  { name: 'listWaiting', begins: 'select "p"."mer_id" as "merId", "m"."name"', because: 'the platform’s list' },
  {
    name: 'isUsed',
    begins: 'select "id" from "product" where "platform_category_id" =',
    because: 'the platform deletes what no merchant needs',
  },
  {
    name: 'isUsed',
    begins: 'select "id" from "product" where "brand_id" =',
    because: 'the platform deletes what no merchant needs',
  },
  ...['product_tab_delta', 'order_day_delta', 'refund_delta'].map((table) => ({
    name: 'listMerchantsWithDeltas',
    begins: `select distinct mer_id as "merId" from "${table}"`,
    because: 'work for each merchant in turn',
  })),
  ...[
    ['sweepCollections', 'delete from "product_collection" where "created_at" <'],
    ['sweepIdempotencyKeys', 'delete from "idempotency" where "created_at" <'],
    ['sweepImports', 'delete from product_import_row r using product_import i where i.mer_id = r.mer_id'],
    ['sweepImports', 'delete from product_import i where i.created_at <'],
    ['sweepPendingFactors', 'delete from "second_factor" where "confirmed_at" is null and "pending_at" <'],
    ['sweepSessions', 'delete from "session" where "expires_at" <'],
    ['sweepSignInTickets', 'delete from "sign_in_ticket" where "expires_at" <'],
    ['sweepTasks', 'delete from task_row r using task t where t.mer_id = r.mer_id'],
    ['sweepTasks', 'delete from "task" where "finished_at" <'],
  ].map(([name = '', begins = '']) => ({ name, begins, because: 'a sweep by age' })),
]

export const isCrossMerchant = (statement: string): boolean =>
  overAllMerchants.some(({ begins }) => statement.replaceAll(/\s+/g, ' ').trim().startsWith(begins))

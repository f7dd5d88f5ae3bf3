import type { MerchantDb } from '#platform/db/merchant-db'

/** What nobody may do with the shop's books, tried with the rights that its calls have. */
export const changeEntries = ({ q, merId }: MerchantDb) =>
  q.updateTable('ledger_entry').set({ amount_fen: 1 }).where('mer_id', '=', merId).execute()

export const deleteEntries = ({ q, merId }: MerchantDb) =>
  q.deleteFrom('ledger_entry').where('mer_id', '=', merId).execute()

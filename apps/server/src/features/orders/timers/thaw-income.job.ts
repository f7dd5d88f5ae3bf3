import { toFen } from '@zhanggui/domain/kernel/money'
import { journalThaw } from '@zhanggui/domain/ledger/journal'
import { ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { writeJournal } from '#features/ledger/public'
import { findIncome, updateIncome } from '../core/income.sql.ts'
import { lockOrder } from '../core/order-row.sql.ts'
import { findThawing } from './due-orders.sql.ts'
import { merchantTimer } from './merchant-timer.ts'

/** Income that has been frozen for its days is the shop's to have. */
export const thawIncomeJob = merchantTimer({
  kind: 'thaw-incomes',
  everySeconds: 3600,
  findDue: (db, { now, ...page }) => findThawing(db, { ...page, before: now }),
  act: async (context, { id: orderId, orderNo }) => {
    const { db, now } = context
    await lockOrder(db, orderNo)
    const income = await findIncome(db, orderId)
    if (!income?.thaw_at || income.thaw_at > now || income.frozen_fen === 0) return
    const legs = journalThaw(toFen(income.frozen_fen))
    await writeJournal(context, { event: ledgerEvent.is.thaw, refNo: orderNo, orderId, legs })
    await updateIncome(db, orderId, { frozen_fen: 0, thaw_at: null })
  },
})

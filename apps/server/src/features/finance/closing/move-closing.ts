import { closingApi } from '@zhanggui/contract/finance/closing'
import { changesBetween, type RecordChanges } from '@zhanggui/domain/audit/change-rules'
import { closingStatus } from '@zhanggui/domain/finance/closing-codes'
import { type ClosingAction, statusAfterClosing, whyNotClosing } from '@zhanggui/domain/finance/closing-rules'
import { type Fen, formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { journalPayout, type Leg } from '@zhanggui/domain/ledger/journal'
import { ledgerEvent, type LedgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import type { Updateable } from 'kysely'
import { writeJournal } from '#features/ledger/public'
import type { ClosingRecord } from '#platform/db/schema'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { lockClosing, updateClosing } from './closing.sql.ts'

/** What a step does to the reserved money; approving leaves it where it is. */
const moves: Readonly<Partial<Record<ClosingAction, { event: LedgerEvent; legs: (amount: Fen) => Leg[] }>>> = {
  cancel: { event: ledgerEvent.is.payoutReturned, legs: journalPayout.returned },
  refuse: { event: ledgerEvent.is.payoutReturned, legs: journalPayout.returned },
  pay: { event: ledgerEvent.is.payoutPaid, legs: journalPayout.paid },
}

export type ClosingWork = WriteContext & { readonly recordChanges: RecordChanges }

/** Takes a settlement a step further under its lock: of two people who decide at the same time one is told. */
export async function moveClosing(
  context: ClosingWork,
  closingNo: string,
  action: ClosingAction,
  set: Updateable<ClosingRecord> = {},
) {
  const { db, recordChanges } = context
  const { id, status, amount_fen: amount } = await lockClosing(db, closingNo)
  const reason = whyNotClosing(status, action)
  if (reason) refuse(reason.message, { code: reason.code })
  const after = statusAfterClosing(status, action) ?? status
  const move = moves[action]
  const journal = move && { event: move.event, refNo: closingNo, legs: move.legs(toFen(amount)) }
  if (journal && !(await writeJournal(context, journal))) throw new Error(`${closingNo} is in the books already`)
  await updateClosing(db, id, { ...set, status: after })
  recordChanges(changesBetween({ 结算状态: [closingStatus.label(status), closingStatus.label(after)] }), closingNo)
  return { amount: toFen(amount) }
}

/** Tells those who look after the shop's money what became of a settlement. */
export function announceClosing(
  { announce, announceArea }: WriteContext,
  closing: { readonly closingNo: string; readonly amount: Fen },
  { title, text }: { readonly title: string; readonly text: string },
) {
  announce({
    kind: noticeKind.is.closing,
    title,
    content: `结算单 ${closing.closingNo}（${formatYuan(closing.amount)} 元）${text}`,
    url: `/finance/closingRecord?closingNo=${closing.closingNo}`,
    permission: closingApi.list.permission,
  })
  announceArea(closingApi)
}

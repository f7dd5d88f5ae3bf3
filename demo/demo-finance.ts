import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { type ClosingAction, statusAfterClosing } from '@zhanggui/domain/finance/closing-rules'
import { closingStatus } from '@zhanggui/domain/finance/closing-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { journalPayout } from '@zhanggui/domain/ledger/journal'
import { ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { insertClosing } from '../apps/server/src/features/finance/closing/closing.sql.ts'
import { findBalances, writeJournal } from '../apps/server/src/features/ledger/public.ts'
import { newNo } from '../apps/server/src/features/orders/public.ts'
import { findAccount } from '../apps/server/src/features/settlement/public.ts'
import { inMerchant, type MerchantDb } from '../apps/server/src/platform/db/merchant-db.ts'
import { mediaUrl } from '../apps/server/src/platform/files/media-key.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { seedInvoices } from './demo-invoices.sql.ts'
import { findMediaFolder } from './demo-pictures.sql.ts'

const [HOUR, DAY] = [3_600_000, 86_400_000]

interface Plan {
  readonly daysAgo: number
  /** Of what the shop has earned by now. */
  readonly share: number
  readonly steps: readonly ClosingAction[]
  readonly refusal?: string
  readonly remark?: string
}

/** Settlements in every state, newest last. */
const plans: readonly Plan[] = [
  { daysAgo: 148, share: 0.09, steps: ['approve', 'pay'], remark: '六月结算' },
  { daysAgo: 118, share: 0.1, steps: ['approve', 'pay'], remark: '七月结算' },
  { daysAgo: 87, share: 0.12, steps: ['refuse'], refusal: '开户名称与营业执照不一致，请更新收款账户后重新申请' },
  { daysAgo: 85, share: 0.12, steps: ['approve', 'pay'], remark: '八月结算' },
  { daysAgo: 56, share: 0.11, steps: ['approve', 'pay'], remark: '九月结算' },
  { daysAgo: 40, share: 0.05, steps: ['cancel'], remark: '金额填错' },
  { daysAgo: 26, share: 0.13, steps: ['approve', 'pay'], remark: '十月结算' },
  { daysAgo: 3, share: 0.06, steps: ['approve'] },
  { daysAgo: 0.2, share: 0.04, steps: [] },
]

/** Payouts of a shop that has an account, out of what its demo orders have earned, and invoices of some of them. */
export async function seedFinance(platform: Platform, merId: number): Promise<void> {
  const { pool, clock, newId } = platform
  await inMerchant(pool, merId, 'write', async (db) => {
    const account = await findAccount(db)
    const { balance: earned } = await findBalances(db)
    if (!account || earned < 100_000) return
    const fields = {
      type: account.settlementType,
      account_type: account.bankAccountType,
      account_name: account.bankUserName,
      bank_name: account.bankName,
      bank_card: account.bankCard,
      bank_address: account.bankAddress,
      applicant: '沈小满',
    }
    for (const plan of plans) {
      const createdAt = new Date(clock().getTime() - plan.daysAgo * DAY)
      const amount = toFen(Math.floor((earned * plan.share) / 10_000) * 10_000)
      if (amount > 0) await seedClosing({ db, newId }, fields, { ...plan, createdAt, amount })
    }
  })
  const fileUrl = await writeSample(platform, merId)
  await inMerchant(pool, merId, 'write', (db) => seedInvoices({ db, now: clock(), newId }, fileUrl))
}

/** A page that says what it is. */
async function writeSample({ pool, files, incoming }: Platform, merId: number): Promise<string> {
  const folder = await inMerchant(pool, merId, 'read', findMediaFolder)
  const key = `${folder}/invoice/2026/01/01/${createHash('md5').update(`invoice ${merId}`).digest('hex')}.pdf`
  const path = incoming.newPath()
  await writeFile(path, samplePdf('Sample invoice'))
  await files.put(key, path, 'application/pdf')
  return mediaUrl(key)
}

function samplePdf(text: string): string {
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`
}

const events = {
  cancel: { event: ledgerEvent.is.payoutReturned, legs: journalPayout.returned },
  refuse: { event: ledgerEvent.is.payoutReturned, legs: journalPayout.returned },
  pay: { event: ledgerEvent.is.payoutPaid, legs: journalPayout.paid },
  approve: undefined,
}

interface Planned extends Plan {
  readonly createdAt: Date
  readonly amount: ReturnType<typeof toFen>
}

async function seedClosing(
  writing: { readonly db: MerchantDb; readonly newId: () => Promise<number> },
  fields: Pick<
    Parameters<typeof insertClosing>[1],
    'type' | 'account_type' | 'account_name' | 'bank_name' | 'bank_card' | 'bank_address' | 'applicant'
  >,
  { createdAt, amount, steps, refusal = '', remark = '' }: Planned,
) {
  const closingNo = newNo('CM', createdAt)
  const at = (hours: number) => new Date(createdAt.getTime() + hours * HOUR)
  const legs = journalPayout.applied(amount)
  await writeJournal({ ...writing, now: createdAt }, { event: ledgerEvent.is.payoutApplied, refNo: closingNo, legs })
  let status: (typeof closingStatus.codes)[number] = closingStatus.is.applied
  for (const [index, step] of steps.entries()) {
    status = statusAfterClosing(status, step) ?? status
    const move = events[step]
    if (!move) continue
    const journal = { event: move.event, refNo: closingNo, legs: move.legs(amount) }
    await writeJournal({ ...writing, now: at((index + 1) * 5) }, journal)
  }
  const isAudited = steps.some((step) => step !== 'cancel')
  await insertClosing(writing.db, {
    ...fields,
    id: await writing.newId(),
    closing_no: closingNo,
    amount_fen: amount,
    status,
    remark,
    refusal,
    auditor: isAudited ? '周审核' : '',
    audited_at: isAudited ? at(5) : null,
    paid_at: status === closingStatus.is.paid ? at(10) : null,
    created_at: createdAt,
  })
}

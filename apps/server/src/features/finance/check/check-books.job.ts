import { statementApi } from '@zhanggui/contract/finance/statement'
import { type Difference, differencesIn } from '@zhanggui/domain/finance/check-books'
import { addDays } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { z } from 'zod'
import { findBalances, findFirstDay, sumDays, sumJournal } from '#features/ledger/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { defineJob } from '#platform/jobs/job'
import { listMerchantIds } from '#platform/jobs/job.sql'
import type { WriteContext } from '#platform/transactions'
import { sumHeld } from '../closing/closing.sql.ts'
import { readAsOfNow, readRecent, saveCheck } from './books.sql.ts'

/** Days that are added up again from the journal: more than the longest month. */
const RECENT_DAYS = 35

/** Compares everything that must agree about the money of each shop, once a day. */
export const checkBooksJob = defineJob({
  kind: 'check-books',
  payload: z.object({}),
  everySeconds: 86_400,
  run: async ({ inPlatform, forMerchant, clock, giveWay, log }) => {
    for (const merId of await inPlatform(listMerchantIds)) {
      const { inRead, inWrite } = forMerchant(merId)
      const started = performance.now()
      try {
        const differences = await inRead((db) => findDifferences(db, clock()))
        await inWrite((context) => report(context, differences))
        if (differences.length > 0) log.error({ merId, differences }, 'the books do not agree')
      } catch (error) {
        log.error({ err: error, merId }, 'checking the books failed')
      }
      await giveWay(performance.now() - started)
    }
  },
})

/**
 * Older days cannot have changed without the balances telling: their sums are part of them.
 * @internal for its test
 */
export async function findDifferences(db: MerchantDb, now: Date): Promise<Difference[]> {
  await readAsOfNow(db)
  const today = shopDay(now)
  const booked = await findFirstDay(db)
  const all = { first: booked ?? today, last: today }
  const recent = { first: Math.max(all.first, addDays(today, -RECENT_DAYS)), last: today }
  const [sums, journal, balances, others, held] = [
    await sumDays(db, all),
    await sumJournal(db, recent),
    await findBalances(db),
    await readRecent(db, recent),
    await sumHeld(db),
  ]
  return differencesIn({ sums, journal, recentFrom: recent.first, balances, ...others, held })
}

const textOf = ({ what, is, should }: Difference) => `${what}为 ${is}，应为 ${should}`

/** A difference that is known already is not told again. */
async function report({ db, now, announce }: WriteContext, differences: readonly Difference[]) {
  const known = new Set((await saveCheck(db, differences, now)).map(textOf))
  const fresh = differences.map(textOf).filter((text) => !known.has(text))
  if (fresh.length === 0) return
  announce({
    kind: noticeKind.is.books,
    title: '账目核对发现差异',
    content: `每日账目核对发现 ${fresh.length} 处差异：${fresh.slice(0, 3).join('；')}。请联系平台核实。`,
    url: '/finance/statement',
    permission: statementApi.days.permission,
  })
}

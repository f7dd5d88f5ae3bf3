import { refuse } from '#platform/http/refusals'
import type { MerchantTransactions, WriteContext } from '#platform/transactions'
import { findPollsPerDay, takePoll } from './poll-quota.sql.ts'

/** Takes one of the day's questions for somebody who wants to know now, or says that none is left. */
export async function takeQuestion({ db, now }: Pick<WriteContext, 'db' | 'now'>): Promise<void> {
  if (await takePoll(db, now, 'person')) return
  refuse(`今日物流查询次数已用完（共 ${await findPollsPerDay(db)} 次），明天 0 点后恢复`)
}

/** The same in a transaction of its own, before the carrier is asked outside any. */
export const payForQuestion = ({ inWrite }: Pick<MerchantTransactions, 'inWrite'>) => inWrite(takeQuestion)

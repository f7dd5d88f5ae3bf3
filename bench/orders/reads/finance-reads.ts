// What the owner reads of a shop with a million orders: bills of a year, the fund flow and a far page of it.
import { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import { statementApi } from '@zhanggui/contract/finance/statement'
import { addDays } from '@zhanggui/domain/kernel/shop-day'
import {
  closeDays,
  closeHours,
  findFirstDay,
  lastClosable,
  lastCountable,
} from '../../../apps/server/src/features/ledger/public.ts'
import { inMerchant } from '../../../apps/server/src/platform/db/merchant-db.ts'
import { median } from '../../fixtures/median.ts'
import type { OrderBench } from '../order-bench.ts'
import { timed } from '../../fixtures/served-routes.ts'
import { openOrderServer } from '../order-server.ts'

const ROUNDS = 60
const FAR = 5000
const MONTH = 31

/** As the job does that closes days. */
async function closeAll({ platform: { pool, clock }, large: { merId } }: OrderBench) {
  const yesterday = lastClosable(clock())
  const begin = (await inMerchant(pool, merId, 'read', findFirstDay)) ?? yesterday
  for (let first = begin; first <= yesterday; first = addDays(first, MONTH)) {
    const last = Math.min(yesterday, addDays(first, MONTH - 1))
    await inMerchant(pool, merId, 'write', (db) => closeDays(db, { first, last }))
  }
  const until = lastCountable(clock())
  if (until) await inMerchant(pool, merId, 'write', (db) => closeHours(db, until))
}

export async function measureFinanceReads(bench: OrderBench) {
  await closeAll(bench)
  const server = await openOrderServer(bench.platform)
  const { token } = bench.large
  const read = (path: string) => () => server.ask(path, token)
  const works = {
    bills: read(`${statementApi.days.path}?limit=365`),
    first: read(`${capitalFlowApi.list.path}?page=1&limit=20`),
    far: read(`${capitalFlowApi.list.path}?page=${FAR}&limit=20`),
  }
  const taken = { bills: [] as number[], first: [] as number[], far: [] as number[] }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of ['bills', 'first', 'far'] as const) taken[kind].push(await timed(works[kind]))
    }
  } finally {
    await server.close()
  }
  const [bills, first, far] = [median(taken.bills), median(taken.first), median(taken.far)]
  return { bills, first, jump: far / first }
}

// What the home page asks for, of a shop with a million orders.
import { homeApi } from '@zhanggui/contract/home'
import { trendRange } from '@zhanggui/domain/home/trend-period'
import { median } from '../../fixtures/median.ts'
import type { OrderBench } from '../order-bench.ts'
import { timed } from '../../fixtures/served-routes.ts'
import { openOrderServer } from '../order-server.ts'

const WARM_UP = 20
const ROUNDS = 100

const { operating, index, chart, payRanking, viewRanking, value } = homeApi
const paths: Readonly<Record<string, string>> = {
  figures: index.path,
  counts: operating.path,
  'sales ranking': payRanking.path,
  'view ranking': viewRanking.path,
  setting: `${value.path}?key=auto_complete_day`,
  ...Object.fromEntries(trendRange.codes.map((type) => [`trend ${type}`, `${chart.path}?type=${type}`])),
}

/** The median of each call, one after the other in turns. */
export async function measureHomeReads({ platform, large: { token } }: OrderBench): Promise<[string, number][]> {
  const server = await openOrderServer(platform)
  const taken = new Map(Object.keys(paths).map((name) => [name, [] as number[]]))
  try {
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      for (const [name, path] of Object.entries(paths)) {
        const milliseconds = await timed(() => server.ask(path, token))
        if (round >= WARM_UP) taken.get(name)?.push(milliseconds)
      }
    }
  } finally {
    await server.close()
  }
  return [...taken].map(([name, times]) => [name, median(times)])
}

import { healthApi } from '@zhanggui/contract/health'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { countChecks } from '#features/finance/public'
import { Refusal } from '#platform/http/refusals'
import { countApplied } from '#platform/db/migrate/migration.sql'
import { bind, type PublicContext } from '#platform/http/route'
import { countJobs } from '#platform/jobs/job.sql'

type Health = ReplyOf<typeof healthApi.check>

export const healthRoutes = bind(healthApi, {
  check: async (context) => {
    const health = await checkHealth(context)
    if (health.status === 'failing') throw new Refusal(resultCode.unavailable, resultText.away, health)
    return health
  },
})

async function checkHealth({ inPlatform, migrations, log, now }: PublicContext): Promise<Health> {
  try {
    const [applied, jobs, books] = await inPlatform(
      async (db) => [await countApplied(db), await countJobs(db, now), await countChecks(db)] as const,
    )
    const pending = Math.max(0, migrations - applied)
    return { status: pending > 0 ? 'failing' : 'ok', database: 'ok', migrations: { applied, pending }, jobs, books }
  } catch (error) {
    log.error({ err: error }, 'health check: database not reachable')
    const nothing = {
      migrations: { applied: 0, pending: migrations },
      jobs: { waiting: 0, failed: 0 },
      books: { checked: 0, differing: 0 },
    }
    return { status: 'failing', database: 'failing', ...nothing }
  }
}

import { healthApi } from '@zhanggui/contract/health'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { Refusal } from '#platform/http/refusals'
import { countApplied } from '#platform/db/migration.sql'
import { bind } from '#platform/http/route'
import { countJobs } from '#platform/jobs/job.sql'
import type { Platform } from '#platform/platform'

type Health = ReplyOf<typeof healthApi.check>

/** `migrations` is how many this program knows of. */
export const healthRoutes = (platform: Platform, migrations: number) =>
  bind(healthApi, {
    check: async ({ now }) => {
      const health = await checkHealth(platform, migrations, now)
      if (health.status === 'failing') throw new Refusal(resultCode.unavailable, resultText.unavailable, health)
      return health
    },
  })

async function checkHealth({ pool, log }: Platform, migrations: number, now: Date): Promise<Health> {
  try {
    const applied = await countApplied(pool)
    const jobs = await countJobs(pool, now)
    const pending = Math.max(0, migrations - applied)
    return { status: pending > 0 ? 'failing' : 'ok', database: 'ok', migrations: { applied, pending }, jobs }
  } catch (error) {
    log.error({ err: error }, 'health check: database not reachable')
    const nothing = { migrations: { applied: 0, pending: migrations }, jobs: { waiting: 0, failed: 0 } }
    return { status: 'failing', database: 'failing', ...nothing }
  }
}

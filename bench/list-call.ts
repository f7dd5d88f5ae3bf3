// The time of a list call over HTTP as a multiple of its bare SQL in the same process.
import { noticeRoutes } from '../apps/server/src/features/notices/notice.routes.ts'
import { median } from './fixtures/median.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'
import { serveRoutes } from './fixtures/served-routes.ts'

const ROUNDS = 7
const CALLS = 150

export async function measureListCall({ platform, token, merId }: BenchPlatform) {
  const server = await serveRoutes(platform, noticeRoutes)

  const overHttp = () => server.call('/admin/merchant/notice/list?page=1&limit=20', token)
  const bareSql = async () => {
    for (const text of statements) await platform.pool.query(text, [merId, 1])
  }

  const ratios: number[] = []
  let milliseconds = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    const sql = await average(bareSql)
    const http = await average(overHttp)
    if (round === 0) continue // warm-up
    ratios.push(http / sql)
    milliseconds = http
  }
  await server.close()
  return { multiple: median(ratios), milliseconds }
}

/** Milliseconds of one, of many. */
async function average(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let n = 0; n < CALLS; n += 1) await work()
  return (performance.now() - start) / CALLS
}

/** The bare SQL of the list: the page and the total. */
const audible = `from push_event e
  left join notice_cursor c on c.mer_id = $1 and c.admin_id = $2
  left join notice_read r on r.mer_id = $1 and r.admin_id = $2 and r.no = e.no
  where e.mer_id = $1 and (e.permission is null or e.permission in (
    select p.permission from admin_role a join role o on o.mer_id = a.mer_id and o.id = a.role_id
    join role_permission p on p.mer_id = o.mer_id and p.role_id = o.id
    where a.mer_id = $1 and a.admin_id = $2 and o.is_open))`
const statements = [
  `select e.no, e.title, e.content, e.url, e.created_at, e.type, (e.no <= coalesce(c.read_no, 0) or r.no is not null) as is_read
   ${audible} order by e.no desc limit 20`,
  `select count(*) from (select e.no ${audible} limit 10000) counted`,
]

// The list of users over HTTP as a multiple of its bare SQL, with 200 000 of them: first page, ordered, a segment; and a search.
import { userApi } from '@zhanggui/contract/user/user'
import { userRoutes } from '../apps/server/src/features/shoppers/user.routes.ts'
import { median } from './fixtures/median.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'
import { serveRoutes, timed } from './fixtures/served-routes.ts'

const USERS = 200_000
const WARM_UP = 20
const CALLS = 150

export async function measureUsers({ platform, ownerToken, merId }: BenchPlatform) {
  const { pool } = platform
  await pool.query(fill, [merId, USERS])
  await pool.query('vacuum analyze shopper')
  const server = await serveRoutes(platform, userRoutes)
  const call = (query: string) => server.call(`${userApi.list.path}?${query}`, ownerToken)

  const taken = { sql: [] as number[], http: [] as number[], search: [] as number[] }
  for (let n = 0; n < WARM_UP + CALLS; n += 1) {
    const { query, where, order } = lists[n % lists.length] ?? lists[0]
    const bareSql = async () => {
      await pool.query(`select ${columns} from shopper where ${where} order by ${order} limit 20`, [merId])
      await pool.query(`select count(*) from (select 1 from shopper where ${where} limit 10000) as counted`, [merId])
    }
    const [sql, http, search] = [
      await timed(bareSql),
      await timed(() => call(query)),
      await timed(() => call(`searchType=phone&content=${1000 + n}`)),
    ]
    if (n < WARM_UP) continue
    taken.sql.push(sql)
    taken.http.push(http)
    taken.search.push(search)
  }
  await server.close()
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
  return {
    multiple: sum(taken.http) / sum(taken.sql),
    milliseconds: median(taken.http),
    searchMilliseconds: median(taken.search),
  }
}

const fill = `insert into shopper (mer_id, uid, nickname, phone, register_type, followed_at, visited_at, created_at, updated_at,
    order_count, paid_fen, last_order_at)
  select $1, n, '用户' || n, '139' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'routine',
    case when n % 2 = 0 then now() end, now() - n % 90 * interval '1 day', now() - n % 700 * interval '1 day', now(),
    n % 5, n % 5 * (n % 977) * 100, case when n % 5 > 0 then now() - n % 200 * interval '1 day' end
  from generate_series(1, $2::int) n`

const columns = `uid, nickname, avatar, real_name, phone, sex, register_type, level, is_member, is_closed,
  followed_at is not null, remark, created_at, visited_at, order_count, paid_fen, last_order_at,
  (select jsonb_agg(t.name) from shopper_tag st join user_tag t on t.mer_id = $1 and t.id = st.tag_id
    where st.mer_id = $1 and st.uid = shopper.uid)`

const ownUsers = 'mer_id = $1 and is_user'
const lists = [
  { query: 'page=1', where: ownUsers, order: 'uid desc' },
  { query: 'sort=-paidPrice', where: ownUsers, order: 'paid_fen desc, uid desc' },
  {
    query: 'orderCountFrom=2&idleDays=60',
    where: `${ownUsers} and order_count >= 2 and last_order_at < now() - interval '60 days'`,
    order: 'uid desc',
  },
] as const

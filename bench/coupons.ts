// Claims of one coupon as a share of bare conditional updates of its row, the last pieces of one under 500 callers, and the list
// of 100 000 coupons with the pieces of them (BENCH_PIECES, five million by default) as a multiple of its bare SQL.
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { couponRoutes } from '../apps/server/src/features/coupons/coupon.routes.ts'
import { claimCoupon } from '../apps/server/src/features/coupons/public.ts'
import { transactionsOf } from '../apps/server/src/platform/transactions.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'
import { serveRoutes, timed } from './fixtures/served-routes.ts'

const COUPONS = 100_000
const PIECES = Number(process.env['BENCH_PIECES'] ?? 5_000_000)
const [WARM_UP, CALLS] = [20, 120]
const [AT_ONCE, CLAIMS, FIRST_BUYER] = [16, 3000, 50_000_000]
const [CALLERS, LAST_PIECES] = [500, 100]
const OPEN_COUPON = COUPONS + 1
const LAST_COUPON = COUPONS + 2

export async function measureCoupons(bench: BenchPlatform, say: (line: string) => void) {
  const { platform, merId } = bench
  const { pool } = platform
  await pool.query(fillCoupons, [merId, COUPONS + 2])
  await pool.query(fillPieces, [merId, PIECES, COUPONS])
  await pool.query(fillBuyers, [merId, FIRST_BUYER, CLAIMS + CALLERS])
  await pool.query(
    'update coupon set is_limited = true, receive_type = 1, total = 1000000000 where mer_id = $1 and id = $2',
    [merId, OPEN_COUPON],
  )
  await pool.query('update coupon set is_limited = true, receive_type = 1, total = $3 where mer_id = $1 and id = $2', [
    merId,
    LAST_COUPON,
    LAST_PIECES,
  ])
  for (const table of ['coupon', 'coupon_piece', 'shopper']) await pool.query(`vacuum analyze ${table}`)

  const { claims, bare } = await claimRates(bench)
  const share = (claims / bare) * 100
  say(
    `claims of one coupon as a share of bare conditional updates: ${share.toFixed(0)} % (goal >= 25 %; ${claims.toFixed(0)}/s)`,
  )
  say(
    `${CALLERS} callers for the last ${LAST_PIECES} pieces: ${await raceForTheLast(bench)} got one (goal ${LAST_PIECES})`,
  )
  const { multiple, milliseconds } = await listCost(bench)
  say(
    `list of ${COUPONS} coupons with ${PIECES} pieces as a multiple of its bare SQL: ${multiple.toFixed(2)}x (goal <= 3x; ${milliseconds.toFixed(1)} ms)`,
  )
}

const claimer = ({ platform, merId }: BenchPlatform, couponId: number) => {
  const { inWrite } = transactionsOf(platform, merId, platform.clock)
  return (uid: number) => inWrite((context) => claimCoupon(context, { couponId, uid }))
}

/** Per second, taken in turns. */
async function claimRates(bench: BenchPlatform) {
  const claim = claimer(bench, OPEN_COUPON)
  const update = () =>
    bench.platform.pool.query(
      `update coupon set issued = issued + 1 where mer_id = $1 and id = $2 and is_open and issued < total`,
      [bench.merId, OPEN_COUPON],
    )
  let next = 0
  const [claims, bare] = [[] as number[], [] as number[]]
  for (let round = 0; round < 3; round += 1) {
    claims.push(await rate(CLAIMS / 3, () => claim(FIRST_BUYER + (next += 1))))
    bare.push(await rate(CLAIMS / 3, update))
  }
  return { claims: Math.max(...claims), bare: Math.max(...bare) }
}

async function rate(times: number, work: () => Promise<unknown>): Promise<number> {
  let left = times
  const started = performance.now()
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (times * 1000) / (performance.now() - started)
}

async function raceForTheLast(bench: BenchPlatform): Promise<number> {
  const claim = claimer(bench, LAST_COUPON)
  const buyers = Array.from({ length: CALLERS }, (_, nth) => FIRST_BUYER + CLAIMS + nth + 1)
  const answers = await Promise.allSettled(buyers.map(claim))
  return answers.filter(({ status }) => status === 'fulfilled').length
}

async function listCost({ platform, ownerToken, merId }: BenchPlatform) {
  const server = await serveRoutes(platform, couponRoutes)
  const call = (query: string) => server.call(`${couponApi.list.path}?${query}`, ownerToken)
  const [sql, http] = [[] as number[], [] as number[]]
  for (let n = 0; n < WARM_UP + CALLS; n += 1) {
    const { query, where } = lists[n % lists.length] ?? lists[0]
    const bare = await timed(async () => {
      await platform.pool.query(`select ${columns} from coupon where ${where} order by sort desc, id desc limit 20`, [
        merId,
      ])
      await platform.pool.query(`select count(*) from coupon where ${where}`, [merId])
    })
    const whole = await timed(() => call(query))
    if (n < WARM_UP) continue
    sql.push(bare)
    http.push(whole)
  }
  await server.close()
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
  return { multiple: sum(http) / sum(sql), milliseconds: sum(http) / http.length }
}

const fillCoupons = `insert into coupon (mer_id, id, name, scope, receive_type, face_fen, threshold_fen, is_limited, total,
    valid_days, sort, is_open, created_at, updated_at, updated_by)
  select $1, n, '优惠券' || n, 1, 1 + n % 2, 1000, 0, false, 0, 7, n % 100, n % 3 > 0 or n > 100000, now(), now(), 0
  from generate_series(1, $2::int) n`

const fillPieces = `insert into coupon_piece (mer_id, id, coupon_id, uid, name, scope, receive_type, face_fen, threshold_fen,
    source, starts_at, ends_at, status, used_at, order_no, created_at)
  select $1, 1000000000000 + n, 1 + n % $3::int, n, '优惠券', 1, 1, 1000, 0, 'receive', now(), now() + interval '7 days', n % 2,
    case when n % 2 = 1 then now() end, case when n % 2 = 1 then 'SH' || n end, now()
  from generate_series(1, $2::int) n`

const fillBuyers = `insert into shopper (mer_id, uid, nickname, register_type, visited_at, created_at, updated_at)
  select $1, $2::bigint + n, '买家', 'h5', now(), now(), now() from generate_series(1, $3::int) n`

const columns = `id, name, is_limited, total, issued, valid_days, sort, face_fen, threshold_fen, is_open, version, scope,
  receive_type, total - issued, claim_from, claim_until, use_from, use_until, created_at,
  (select count(*) from coupon_piece p where p.mer_id = $1 and p.coupon_id = coupon.id and p.status = 1)`

const own = 'mer_id = $1 and deleted_at is null'
const lists = [
  { query: 'page=1', where: own },
  { query: 'status=1', where: `${own} and is_open` },
  { query: 'receiveType=2&status=0', where: `${own} and receive_type = 2 and not is_open` },
] as const

// The product list with its tab counts: over HTTP as a multiple of the bare SQL, by the number of products, and searched.
import { productRoutes } from '../apps/server/src/features/products/product.routes.ts'
import { median } from './fixtures/median.ts'
import { fillProducts, nouns } from './fixtures/fill-products.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'
import { serveRoutes, timed } from './fixtures/served-routes.ts'

const WARM_UP = 50
/** Interleaved, taking the median, so that other load on the machine affects all alike. */
const CALLS = 400
const SEARCHES = 200
const BASE = '/admin/merchant/product'

export async function measureProducts({ platform }: BenchPlatform) {
  const { large, small } = await fillProducts(platform)
  const server = await serveRoutes(platform, productRoutes)
  const call = (path: string, token: string) => server.call(BASE + path, token)
  const overHttp = (token: string) => async () => {
    await call('/list?type=1&page=1&limit=20', token)
    await call('/tabs/headers', token)
  }
  const bareSql = async () => {
    for (const text of statements) await platform.pool.query(text, [large.merId])
  }

  const taken = { sql: [] as number[], many: [] as number[], few: [] as number[] }
  for (let n = 0; n < WARM_UP + CALLS; n += 1) {
    const [sql, many, few] = [
      await timed(bareSql),
      await timed(overHttp(large.token)),
      await timed(overHttp(small.token)),
    ]
    if (n < WARM_UP) continue
    taken.sql.push(sql)
    taken.many.push(many)
    taken.few.push(few)
  }
  const searches: number[] = []
  for (let n = 0; n < SEARCHES; n += 1) {
    const word = encodeURIComponent(nouns[n % nouns.length] ?? '')
    searches.push(await timed(() => call(`/list?type=${1 + (n % 2)}&page=1&limit=20&keywords=${word}`, large.token)))
  }
  await server.close()
  const slowest = searches.toSorted((a, b) => a - b)[Math.floor(SEARCHES * 0.95)] ?? Number.NaN
  const many = median(taken.many)
  return { multiple: many / median(taken.sql), growth: many / median(taken.few), searchMilliseconds: slowest }
}

/** The bare SQL of both calls: the page, the tab's total, and all tab counts. */
const tabs = `select tab, sum(count) from (select tab, count from product_tab_count where mer_id = $1
  union all select tab, delta from product_tab_delta where mer_id = $1) as counted group by tab`
const statements = [
  `select id, cover, name, keyword, platform_category_id, price_fen, sort, sales, extra_sales, stock, is_shown, audit_status,
     is_in_review, is_recycled, refusal, type, is_multi_spec, version, created_at,
     (select string_agg(category_id::text, ',') from product_store_category c where c.mer_id = p.mer_id and c.product_id = p.id)
   from product p where mer_id = $1 and state = 1 order by sort desc, id desc limit 20`,
  tabs,
  tabs,
]

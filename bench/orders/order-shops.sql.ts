// The shops whose orders are measured: what they sell, and who may look.
import type { Client } from 'pg'
import { newToken, parseToken } from '../../apps/server/src/platform/session/token.ts'
import { nouns, qualities } from '../fixtures/fill-products.ts'

/** One with a million orders, one with ten thousand, and 999 with twenty each. */
export const [LARGE, MIDDLE, FIRST_SMALL] = [1, 2, 3]
const SMALL_SHOPS = 999
export const sizeOf = (merId: number): number => (merId === LARGE ? 1_000_000 : merId === MIDDLE ? 10_000 : 20)
export const allShops = [LARGE, MIDDLE, ...Array.from({ length: SMALL_SHOPS }, (_, n) => FIRST_SMALL + n)]

/** Enough of everything that no moment of the past was short of it. */
export const STOCK_AT_FIRST = 100_000_000

const shops = [
  `insert into merchant (id, name, real_name, phone, is_open, created_at)
   select id, '店' || id, '店主', '13800010001', true, now() - interval '2 years' from generate_series(1, $1::int) id`,
  `insert into shipping_template (mer_id, id, name, free_postage, charge_by, created_at, updated_at)
   select id, 1, '包邮', 0, 0, now(), now() from merchant where id <= $1`,
  `insert into store_category (mer_id, id, pid, name, created_at, updated_at)
   select id, 1, 0, '分类', now(), now() from merchant where id <= $1`,
  `insert into merchant_account (mer_id) select id from merchant where id <= $1`,
]

const goods = [
  `insert into product (mer_id, id, name, intro, cover, slides, platform_category_id, unit_name, shipping_template_id,
     delivery_methods, is_multi_spec, price_fen, ot_price_fen, cost_fen, stock, is_shown, audit_status, created_at, updated_at)
   select m.id, m.id * 1000 + n, ($2::text[])[1 + n % 20] || ($3::text[])[1 + (n / 20 + n) % 50] || ($2::text[])[1 + (n / 7) % 20],
     '简介', '/media/cover.jpg', '["/media/cover.jpg"]', 261, '件', 1, '1,2', true, 1999, 2999, 999, $4::int / 100, true, 0,
     now() - interval '2 years', now()
   from merchant m, generate_series(1, case m.id when 1 then 500 when 2 then 500 else 5 end) n where m.id <= $1`,
  `insert into product_sku (mer_id, product_id, id, position, label, combination, image, price_fen, ot_price_fen, cost_fen,
     stock, weight_g, volume_cm3)
   select mer_id, id, id * 4 + v.n, v.n, v.colour, jsonb_build_object('颜色', v.colour), '/media/sku.jpg', 999 + (id * 37) % 9000,
     19999, 500, $2::int, 250, 1000
   from product, (values (0, '红'), (1, '蓝'), (2, '白')) v (n, colour) where mer_id <= $1`,
]

export async function insertShops(client: Pick<Client, 'query'>, count = allShops.length) {
  for (const statement of shops) await client.query(statement, [count])
  const [products = '', skus = ''] = goods
  await client.query(products, [count, qualities, nouns, STOCK_AT_FIRST])
  await client.query(skus, [count, STOCK_AT_FIRST])
  await client.query('analyze')
}

/** The same one in every shop. */
export const insertBuyers = (client: Pick<Client, 'query'>, uid: number) =>
  client.query(
    `insert into shopper (mer_id, uid, nickname, phone, register_type, visited_at, created_at, updated_at)
     select id, $1, '知秋若', '13912345678', 'routine', now(), now(), now() from merchant`,
    [uid],
  )

const dayOf = (time: string) => `to_char((${time}) at time zone 'Asia/Shanghai', 'YYYYMMDD')::integer`

/** After the orders: how many stand in each tab, by the day they came and in all; and what the home page reads of the last days. */
export const afterOrders = [
  `insert into order_day_count (mer_id, tab, day, count)
   select mer_id, tab, ${dayOf('created_at')}, count(*)
   from shop_order where tab > 0 group by 1, 2, 3`,
  `insert into order_tab_count (mer_id, tab, count)
   select mer_id, tab, sum(count) from order_day_count group by mer_id, tab`,
  `insert into order_day_count (mer_id, tab, day, count)
   select mer_id, 0, day, sum(count) from order_day_count group by mer_id, day`,
  `insert into refund_count (mer_id, status, count) select mer_id, status, count(*) from refund group by mer_id, status`,
  `insert into product_sale_day (mer_id, day, product_id, paid_fen)
   select o.mer_id, ${dayOf('o.paid_at')}, l.product_id, sum(l.pay_fen)
   from shop_order o join order_line l on l.mer_id = o.mer_id and l.order_id = o.id
   where o.paid_at >= now() - interval '30 days' group by 1, 2, 3`,
  `insert into follower_day (mer_id, day, change)
   select mer_id, ${dayOf('followed_at')}, count(*) from shopper where followed_at is not null group by 1, 2`,
  `insert into product_view_day (mer_id, day, product_id, views)
   select p.mer_id, ${dayOf("now() - n * interval '1 day'")}, p.id, 1 + p.id * 7 % 100
   from product p, generate_series(0, 9) n where p.mer_id <= 2`,
  `insert into shop_visit (mer_id, day, uid, visited_at)
   select s.mer_id, ${dayOf('v.at')}, s.uid, v.at
   from shopper s, generate_series(0, 9) n, lateral (select now() - n * interval '1 day' - s.uid % 86400 * interval '1 second' as at) v
   where s.mer_id <= 2 and (s.uid + n) % 10 = 0 on conflict do nothing`,
  `insert into visit_hour (mer_id, hour, visitors)
   select mer_id, date_trunc('hour', visited_at), count(*) from shop_visit group by 1, 2`,
] as const

export const setStock = `update product_sku k set stock = m.after, sales = $1 - m.after
   from (select distinct on (mer_id, sku_id) mer_id, sku_id, after from stock_ledger order by mer_id, sku_id, id desc) m
   where k.mer_id = m.mer_id and k.id = m.sku_id`

const permissions = [
  'merchant:order:page:list',
  'merchant:order:status:num',
  'merchant:order:info',
  'merchant:order:detail:list',
  'merchant:finance:funds:flow',
  'merchant:finance:daily:statement:page:list',
  'merchant:statistics:home:index',
  'merchant:statistics:home:operating:data',
  'merchant:statistics:home:product:pay:ranking',
  'merchant:statistics:home:product:pageview:ranking',
]

export interface Clerk {
  readonly merId: number
  readonly token: string
}

/** Somebody who may look at the shop's orders; with an owner's rights where the whole console is opened. */
export async function addClerk(client: Pick<Client, 'query'>, merId: number, isOwner = false): Promise<Clerk> {
  const token = newToken(merId)
  const id = isOwner ? 2 : 1
  await client.query(
    `insert into admin (mer_id, id, account, real_name, type, created_at, updated_at)
     values ($1, $2, $3, '店员', $4, now(), now()) on conflict do nothing`,
    [merId, id, isOwner ? 'owner' : 'clerk', isOwner ? 2 : 4],
  )
  await client.query(
    `insert into role (mer_id, id, name, created_at, updated_at) values ($1, 1, '角色', now(), now()) on conflict do nothing`,
    [merId],
  )
  if (!isOwner) await client.query(`insert into admin_role values ($1, $2, 1) on conflict do nothing`, [merId, id])
  await client.query(`insert into role_permission select $1, 1, p from unnest($2::text[]) p on conflict do nothing`, [
    merId,
    permissions,
  ])
  await client.query(
    `insert into session (mer_id, token_hash, admin_id, created_at, expires_at, address, user_agent)
     values ($1, $2, $3, now(), now() + interval '1 day', '', '')`,
    [merId, parseToken(token)?.hash, id],
  )
  return { merId, token }
}

export interface OrderedSku {
  readonly merId: number
  readonly uid: number
  readonly productId: number
  readonly skuId: number
}

/** The generator numbers them so. */
export const skuOf = (merId: number): OrderedSku => {
  const productId = merId * 1000 + 1
  return { merId, uid: 10_001, productId, skuId: productId * 4 }
}

// One order placed and paid by a bare transaction: the rows that the gateway's two calls leave behind, nothing checked, by
// plain statements one after the other. As with the calls, the order comes unpaid and is paid then: the counters of the tabs
// hear of it twice. It is kinder to the bare side that there is one commit where there are two calls, that a note of a call
// and its outcome, and a number and its answer, are written at once, and that rows are written as the owner of the tables.
import { randomBytes } from 'node:crypto'
import { orderTokens } from '@zhanggui/domain/order/order-tokens'
import type { Pool } from '../../apps/server/src/platform/db/connection/pool.ts'
import type { OrderedSku } from './order-shops.sql.ts'

const PRICE = 1000
/** Far above those of the product. */
let nextId = 4_000_000_000_000 + Math.floor(Math.random() * 1e9) * 100

const CALL = `insert into gateway_call (key_id, signature, endpoint, url, address, merchant_id, code, created_at, finished_at)
  values ('bare', $1, $2, '/gateway/order', '127.0.0.1', $3, 200, now(), now())`
/** For the shop's other programs. */
const OUTSIDE = `with numbered as (insert into outside_event_counter as c (mer_id, last_no) values ($1, 1)
    on conflict (mer_id) do update set last_no = c.last_no + 1 returning last_no)
  insert into outside_event (mer_id, no, type, subject, data, created_at)
  select $1, last_no, $2, $3, $4, now() from numbered`
const EVENT = `insert into order_event (mer_id, id, order_id, kind, message, actor, actor_id, created_at)
  values ($1, $2, $3, $4, '订单', 'buyer', $5, now())`

type Statement = readonly [text: string, values: unknown[]]

interface BareOrder extends OrderedSku {
  readonly id: number
  readonly orderNo: string
}

function placed({ id, orderNo, merId, uid, productId, skuId }: BareOrder): Statement[] {
  const names = ['知秋若', '林小茶', '云栖耳机山野']
  const tokens = orderTokens({ orderNo, phones: ['13812345678', '13912345678'], names, verifyCode: '' })
  return [
    [CALL, [randomBytes(32), 'order.place', merId]],
    [
      `insert into gateway_checkout (number, request_hash, created_at) values ($1, $2, now())`,
      [orderNo, randomBytes(32).toString('hex')],
    ],
    [
      `insert into gateway_request (mer_id, kind, number, request_hash, reply, created_at)
       values ($1, 'order.place', $2, $3, $4, now())`,
      [merId, orderNo, randomBytes(32).toString('hex'), JSON.stringify({ merId, orderNo, payPrice: '10.00' })],
    ],
    [
      `with sold as (update product_sku set stock = stock - 1, sales = sales + 1
         where mer_id = $1 and product_id = $2 and id = $3 returning stock)
       insert into stock_ledger (mer_id, product_id, sku_id, reason, delta, before, after, order_no, created_at)
       select $1, $2, $3, 5, -1, stock + 1, stock, $4, now() from sold`,
      [merId, productId, skuId, orderNo],
    ],
    [`update product set stock = stock - 1, sales = sales + 1 where mer_id = $1 and id = $2`, [merId, productId]],
    [
      `insert into shop_order (mer_id, id, order_no, checkout_no, uid, type, goods_kind, status, pieces, goods_fen, freight_fen, pay_fen, shipping_type, receiver_name, receiver_phone,
         receiver_address, due_at, tokens, created_at, updated_at)
       values ($1, $2, $3, $3, $4, 0, 0, 0, 1, $5, 0, $5, 1, '林小茶', '13812345678',
         '浙江省杭州市西湖区龙井路1号', now() + interval '30 minutes', $6, now(), now())`,
      [merId, id, orderNo, uid, PRICE, tokens.map((token) => `${merId}:${token}`)],
    ],
    [
      `insert into order_line (mer_id, id, order_id, position, product_id, sku_id, product_name, image, sku_label,
         unit_price_fen, pieces, goods_fen, freight_fen, pay_fen)
       values ($1, $2, $3, 0, $4, $5, '云栖耳机山野', '/media/sku.jpg', '红', $6, 1, $6, 0, $6)`,
      [merId, nextId++, id, productId, skuId, PRICE],
    ],
    [EVENT, [merId, nextId++, id, 'create', uid]],
    [
      `insert into job (mer_id, id, kind, payload, run_at, created_at, max_attempts)
       values ($1, $2, 'cancel-order', $3, now() + interval '30 minutes', now(), 5)`,
      [merId, nextId++, JSON.stringify({ orderNo })],
    ],
    [OUTSIDE, [merId, 'stock.moved', String(skuId), JSON.stringify({ productId, attrValueId: skuId, orderNo })]],
  ]
}

function paid({ id, orderNo, merId, uid, productId }: BareOrder): Statement[] {
  const journal = nextId++
  return [
    [CALL, [randomBytes(32), 'order.pay', merId]],
    [
      `update shop_order set status = 1, pay_type = 'weixin', pay_channel = 'mini', pay_no = $3, paid_at = now(), fee_percent = 0,
         due_at = now() + interval '2 days', updated_at = now(), version = version + 1 where mer_id = $1 and id = $2`,
      [merId, id, orderNo],
    ],
    [
      `insert into order_income (mer_id, order_id, base_fen, fee_fen, shop_fen, freight_fen, pending_fen)
       values ($1, $2, $3::bigint, 0, $3::bigint, 0, $3::bigint)`,
      [merId, id, PRICE],
    ],
    [
      `insert into ledger_journal (mer_id, id, event, ref_no, order_id, created_at) values ($1, $2, 'pay', $3, $4, now())`,
      [merId, journal, orderNo, id],
    ],
    [
      `insert into ledger_entry (mer_id, journal_id, account, amount_fen)
       values ($1, $2, 'cash', $3::bigint), ($1, $2, 'pending', -$3::bigint)`,
      [merId, journal, PRICE],
    ],
    [`update merchant_account set pending_fen = pending_fen + $2::bigint where mer_id = $1`, [merId, PRICE]],
    [EVENT, [merId, nextId++, id, 'pay_success', uid]],
    [
      `update shopper set order_count = order_count + 1, paid_fen = paid_fen + $3, last_order_at = now()
       where mer_id = $1 and uid = $2`,
      [merId, uid, PRICE],
    ],
    [
      `insert into product_sale_day (mer_id, day, product_id, paid_fen)
       values ($1, to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD')::integer, $2, $3)
       on conflict (mer_id, day, product_id) do update set paid_fen = product_sale_day.paid_fen + excluded.paid_fen`,
      [merId, productId, PRICE],
    ],
    [
      `with numbered as (insert into push_counter as c (mer_id, last_no) values ($1, 1)
         on conflict (mer_id) do update set last_no = c.last_no + 1 returning last_no)
       insert into push_event (mer_id, no, type, kind, title, content, url, permission, created_at)
       select $1, last_no, '2', 'newOrder', '新订单提醒', $2, $2, 'merchant:order:page:list', now() from numbered`,
      [merId, orderNo],
    ],
    [OUTSIDE, [merId, 'order.paid', orderNo, JSON.stringify({ orderNo, payPrice: '10.00' })]],
    [`select pg_notify('push', text) from unnest($1::text[]) as text`, [[`new ${merId}`, `area ${merId}`]]],
  ]
}

export async function placeBare(pool: Pool, sku: OrderedSku) {
  const client = await pool.connect()
  const id = nextId++
  const order = { ...sku, id, orderNo: `SB${id}` }
  try {
    await client.query('begin')
    for (const [text, values] of [...placed(order), ...paid(order)]) {
      await client.query({ name: text.slice(0, 60), text, values })
    }
    await client.query('commit')
  } finally {
    client.release()
  }
}

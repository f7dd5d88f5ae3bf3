// A shop with products of four SKUs each, made by the database itself.
import type { Platform } from '../../apps/server/src/platform/platform.ts'

type Pool = Platform['pool']

/** 颜色 × 尺码. */
export const SKUS_EACH = 4

export async function fillShop(pool: Pool, merId: number, products: number) {
  await pool.query(
    `insert into merchant (id, name, real_name, phone, created_at) values ($1, '大店', '店主', '1', now())`,
    [merId],
  )
  await pool.query(
    `insert into shipping_template (mer_id, id, name, free_postage, charge_by, created_at, updated_at)
     values ($1, 1, '模板', 0, 0, now(), now())`,
    [merId],
  )
  await pool.query(
    `insert into store_category (mer_id, id, pid, name, created_at, updated_at)
     select $1, c, 0, '分类' || c, now(), now() from generate_series(1, 20) c`,
    [merId],
  )
  for (const statement of goods) await pool.query(statement, [merId, products])
  await pool.query('vacuum analyze')
}

const goods = [
  `insert into product (mer_id, id, name, intro, keyword, cover, slides, platform_category_id, unit_name,
     shipping_template_id, delivery_methods, is_multi_spec, price_fen, ot_price_fen, cost_fen, stock, audit_status,
     created_at, updated_at)
   select $1, id, '山野手工明前春茶礼盒' || id, '高山云雾，手工采摘，当季新茶', '茶,春茶,礼盒', '/media/cover' || id || '.jpg',
     '["/media/a.jpg", "/media/b.jpg"]', 261, '盒', 1, '1,2', true, 1999, 2999, 999, 400, 0, now(), now()
   from generate_series(1, $2::int) id`,
  `insert into product_store_category (mer_id, product_id, category_id)
   select $1, id, 1 + (id + n) % 20 from generate_series(1, $2::int) id, generate_series(1, 2) n`,
  `insert into product_spec (mer_id, product_id, id, position, name, value_list)
   select $1, id, n, n, (array['颜色', '尺码'])[n], (array['["红", "蓝"]', '["S", "M"]'])[n]::jsonb
   from generate_series(1, $2::int) id, generate_series(1, 2) n`,
  `insert into product_sku (mer_id, product_id, id, position, label, combination, image, price_fen, ot_price_fen, cost_fen,
     stock, weight_g, volume_cm3, bar_code)
   select $1, id, 1000000 + id * 4 + n, n, colour || ',' || size, jsonb_build_object('颜色', colour, '尺码', size),
     '/media/sku' || n || '.jpg', 1999 + n, 2999, 999, 100, 250, 1000, '69' || lpad((id * 4 + n)::text, 16, '0')
   from generate_series(1, $2::int) id, (values (0, '红', 'S'), (1, '红', 'M'), (2, '蓝', 'S'), (3, '蓝', 'M')) v (n, colour, size)`,
]

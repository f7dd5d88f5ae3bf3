// A thousand merchants with products, made by the database itself: one has many of them, one a few.
import { newToken, parseToken } from '../../apps/server/src/platform/session/token.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import { foldTabCounts, listMerchantsToFold } from '../../apps/server/src/features/products/list/tab-count.sql.ts'

const [LARGE, SMALL] = [2001, 2002]
const MERCHANTS = 1000
const sizes = { [LARGE]: 200_000, [SMALL]: 2000 }
const EVERY_OTHER = 20

const qualities =
  '云栖 山野 手工 加厚 便携 静音 迷你 复古 轻奢 北欧 日式 简约 智能 家用 户外 儿童 女士 男士 学生 商务'.split(' ')
/** Two characters each, as people search. */
export const nouns =
  '耳机 音箱 茶杯 水壶 雨伞 台灯 书包 背包 拖鞋 毛巾 被套 枕头 窗帘 地毯 花瓶 相框 闹钟 风扇 暖炉 砧板 刀具 炒锅 碗筷 餐盘 饭盒 茶叶 咖啡 糖果 坚果 饼干 面膜 口红 香皂 牙刷 梳子 镜子 手表 项链 围巾 手套 帽子 衬衫 外套 长裤 短裙 球鞋 滑板 帐篷 鱼竿 画笔'.split(
    ' ',
  )

interface Clerk {
  readonly merId: number
  readonly token: string
}

export async function fillProducts({ pool }: Platform): Promise<{ large: Clerk; small: Clerk }> {
  await pool.query(
    `insert into merchant (id, name, real_name, phone, created_at)
     select 2000 + n, '店' || n, '店主', '1', now() from generate_series(1, $1::int) n`,
    [MERCHANTS],
  )
  await pool.query(
    `insert into shipping_template (mer_id, id, name, free_postage, charge_by, created_at, updated_at)
     select 2000 + n, 1, '模板', 0, 0, now(), now() from generate_series(1, $1::int) n`,
    [MERCHANTS],
  )
  await pool.query(
    `insert into store_category (mer_id, id, pid, name, created_at, updated_at)
     select 2000 + n, c, 0, '分类' || c, now(), now() from generate_series(1, $1::int) n, generate_series(1, 20) c`,
    [MERCHANTS],
  )
  await pool.query(PRODUCTS, [MERCHANTS, LARGE, sizes[LARGE], SMALL, sizes[SMALL], EVERY_OTHER, qualities, nouns])
  await pool.query(
    `insert into product_store_category (mer_id, product_id, category_id) select mer_id, id, 1 + id % 20 from product
     where mer_id > 2000`,
  )
  for (const merId of await inPlatform(pool, listMerchantsToFold)) {
    while ((await inPlatform(pool, (db) => foldTabCounts(db, merId))) > 0);
  }
  await pool.query('vacuum analyze')
  return { large: await clerk(pool, LARGE), small: await clerk(pool, SMALL) }
}

/** Of every fourth product there is nothing left; half are on sale, a third in the warehouse, the rest elsewhere. */
const PRODUCTS = `
  insert into product (mer_id, id, name, intro, tokens, search_name, search_keywords, cover, slides, platform_category_id,
    unit_name, shipping_template_id, delivery_methods, is_multi_spec, sort, price_fen, ot_price_fen, cost_fen, stock,
    is_low, is_shown, audit_status, is_in_review, is_recycled, created_at, updated_at)
  select mer_id, id, name, '简介', array(select distinct mer_id || ':' || substr(name, i, 2) from generate_series(1, length(name) - 1) i),
    name, ',,', '/media/cover.png', '["/media/cover.png"]', 201 + id % 5, '件', 1, '1', false, (id * 7919) % 100, 1000, 2000, 500,
    case when id % 4 = 0 then 0 else id % 90 end, id % 4 = 0, id % 6 < 3,
    case when id % 6 = 5 then 1 else 0 end, id % 12 = 5, id % 60 = 4, now(), now()
  from (select 2000 + n as mer_id, id,
      ($7::text[])[1 + id % 20] || ($8::text[])[1 + (id / 20) % 50] || ($7::text[])[1 + (id / 7) % 20] || id as name
    from generate_series(1, $1::int) n,
      generate_series(1, case 2000 + n when $2::int then $3::int when $4::int then $5::int else $6::int end) id) as made`

async function clerk(pool: Platform['pool'], merId: number): Promise<Clerk> {
  const token = newToken(merId)
  await pool.query(
    `insert into admin (mer_id, id, account, password_hash, real_name, type, created_at, updated_at)
     values ($1, 1, 'clerk', '', '店员', 4, now(), now())`,
    [merId],
  )
  await pool.query(`insert into role (mer_id, id, name, created_at, updated_at) values ($1, 1, '角色', now(), now())`, [
    merId,
  ])
  await pool.query(`insert into admin_role values ($1, 1, 1)`, [merId])
  await pool.query(`insert into role_permission select $1, 1, p from unnest($2::text[]) p`, [
    merId,
    ['merchant:product:page:list', 'merchant:product:tabs:headers'],
  ])
  await pool.query(
    `insert into session (mer_id, token_hash, admin_id, created_at, expires_at, address, user_agent)
     values ($1, $2, 1, now(), now() + interval '1 day', '', '')`,
    [merId, parseToken(token)?.hash],
  )
  return { merId, token }
}

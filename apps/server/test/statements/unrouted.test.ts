import { describe, expect, test } from 'vitest'
import { isCrossMerchant } from './cross-merchant.ts'
import { findUnrouted } from './unrouted.ts'

const tables = new Set(['admin', 'held_role', 'merchant', 'product', 'product_sku', 'role', 'role_permission'])

describe('a statement that a cluster would send everywhere, or refuse', () => {
  test.each([
    ['select', 'select id from product where id = $1', ['product']],
    ['update', 'update product set name = $1 where id = $2', ['product']],
    ['delete', 'delete from "product" where "id" = $1', ['product']],
    ['a list of merchants', 'select id from product where mer_id = any($1)', ['product']],
    ['the merchant as a row of a list', 'select from unnest($1::int[]) w (m) join role r on r.mer_id = w.m', ['role']],
    ['another merchant column', 'select from "merchant" where "mer_id" = $1', ['merchant']],
    [
      'a join by equality alone',
      'select from product p join product_sku k on k.mer_id = p.mer_id where p.mer_id = $1',
      ['product_sku'],
    ],
    [
      'a correlated merchant',
      'select (select a.real_name from admin a where a.mer_id = product.mer_id) from product where mer_id = $1 for update',
      ['admin'],
    ],
    [
      'one side of a union',
      'select id from product where mer_id = $1 union all select id from role where id = $2',
      ['role'],
    ],
    ['one of two tables, by a bare name', 'select from product, role where mer_id = $1', ['product', 'role']],
    ['rows of a list', 'insert into product (mer_id, id) select $1, id from unnest($2::bigint[]) as id', ['product']],
    ['rows of another table', 'insert into product (mer_id, id) select mer_id, id from role', ['role']],
    ['a change inside a list of parts', 'with gone as (delete from role where id = $1) select 1', ['role']],
    ['a text that looks like it', `select 'mer_id = $1' from product`, ['product']],
  ])('%s', (_, statement, found) => expect(findUnrouted(statement, tables)).toEqual(found))
})

describe('a statement that goes to one shard', () => {
  test.each([
    'select "id" from "product" where "mer_id" = $1 order by "id" for update',
    'select from "product" as "p" left join "admin" as "a" on ("a"."mer_id" = $1 and "a"."id" = "p"."by") where "p"."mer_id" = $2',
    'select array(select k.id from product_sku k where k.mer_id = $1) from product where mer_id = $2',
    'insert into "product" ("mer_id", "id") values ($1, $2) on conflict ("mer_id", "id") do update set "name" = $3',
    'insert into product (mer_id, id) select m.id, x from merchant m, unnest($1::bigint[]) x where m.id = $2',
    'update product p set stock = p.stock + d.stock from jsonb_to_recordset($1) as d (id bigint, stock int), merchant m where m.id = $2 and p.mer_id = $3',
    'select from held_role h join role_permission p on p.mer_id = $1 and p.role_id = h.role_id where h.mer_id = $1',
    'select count(*) from (select 1 as "one" from "product" where "mer_id" = $1 limit $2) as counted',
    'select "id", "role" from "brand" where "id" = $1',
    'set local role zhanggui_merchant',
  ])('%s', (statement) => expect(findUnrouted(statement, tables)).toEqual([]))
})

test('what may be over all merchants is known by how it begins', () => {
  expect(isCrossMerchant('delete from "session" where "expires_at" < $1')).toBe(true)
  expect(isCrossMerchant('delete from "session" where "admin_id" = $1')).toBe(false)
})

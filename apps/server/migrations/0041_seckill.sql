-- Flash sales: the platform plans activities, shops offer products in them.
create table seckill_activity (
  id bigint primary key,
  name text not null,
  -- yyyymmdd in the shop's zone, both included
  start_on integer not null,
  end_on integer not null check (end_on >= start_on),
  -- [{"start": 480, "end": 600}], minutes after midnight: the same on every day
  sessions jsonb not null,
  -- pieces of one order, and of one person over the whole activity; 0 = no limit
  order_limit integer not null default 0 check (order_limit >= 0),
  person_limit integer not null default 0 check (person_limit >= 0),
  min_stars smallint not null default 1 check (min_stars between 1 and 5),
  -- first-level categories of the platform; none = all
  category_ids jsonb not null default '[]',
  is_open boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index seckill_activity_by_end on seckill_activity (end_on);
grant select on seckill_activity to zhanggui_merchant;

create table seckill_product (
  mer_id integer not null,
  id bigint not null,
  activity_id bigint not null,
  product_id bigint not null,
  -- the product's price when it joined
  price_fen bigint not null,
  -- the lowest of its SKUs
  seckill_price_fen bigint not null,
  sort integer not null default 0 check (sort between 0 and 9999),
  is_shown boolean not null,
  audit_status smallint not null check (audit_status in (1, 2, 3)),
  refusal text not null default '',
  -- what was offered, and what is left of it: the sums of its SKUs
  offered integer not null check (offered >= 0),
  quota integer not null check (quota >= 0),
  sales integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id),
  foreign key (mer_id, product_id) references product (mer_id, id)
);
-- Refused ones may be submitted again.
create unique index seckill_product_joined on seckill_product (mer_id, activity_id, product_id)
  where deleted_at is null and audit_status in (1, 2);
create index seckill_product_listed on seckill_product (mer_id, audit_status, sort desc, sales desc, id desc)
  where deleted_at is null;
create index seckill_product_of_product on seckill_product (mer_id, product_id) where deleted_at is null;
call protect_merchant_table('seckill_product', 'select, insert, update');

create table seckill_sku (
  mer_id integer not null,
  seckill_product_id bigint not null,
  id bigint not null,
  sku_id bigint not null,
  position integer not null,
  -- the SKU's price when it joined
  price_fen bigint not null check (price_fen > 0),
  seckill_price_fen bigint not null check (seckill_price_fen > 0 and seckill_price_fen <= price_fen),
  offered integer not null check (offered >= 0),
  quota integer not null check (quota >= 0),
  sales integer not null default 0,
  deleted_at timestamptz,
  primary key (mer_id, seckill_product_id, id),
  foreign key (mer_id, seckill_product_id) references seckill_product (mer_id, id)
);
create unique index seckill_sku_of_product on seckill_sku (mer_id, seckill_product_id, sku_id);
create index seckill_sku_of_sku on seckill_sku (mer_id, sku_id) where deleted_at is null;
call protect_merchant_table('seckill_sku', 'select, insert, update');

-- Pieces of one person in orders that were neither cancelled nor wholly refunded. The row is the lock of the limit.
create table seckill_purchase (
  mer_id integer not null,
  seckill_product_id bigint not null,
  uid bigint not null,
  pieces integer not null check (pieces >= 0),
  primary key (mer_id, seckill_product_id, uid),
  foreign key (mer_id, seckill_product_id) references seckill_product (mer_id, id)
);
call protect_merchant_table('seckill_purchase', 'select, insert, update');

alter table shop_order add column seckill_product_id bigint;

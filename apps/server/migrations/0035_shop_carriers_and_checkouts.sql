-- The carriers that a shop uses, and the one that the ship dialog begins with. A shop without rows uses all of them.
create table shop_express (
  mer_id integer not null,
  company_id bigint not null,
  is_default boolean not null default false,
  primary key (mer_id, company_id)
);
create unique index shop_express_default on shop_express (mer_id) where is_default;
call protect_merchant_table('shop_express', 'select, insert, delete');

-- The numbers of checkouts over all shops. Each shop's part is placed in its own transaction; this row alone says which
-- content the caller's number stands for.
create table gateway_checkout (
  number text primary key,
  request_hash text not null,
  created_at timestamptz not null
);
create index gateway_checkout_by_time on gateway_checkout (created_at);

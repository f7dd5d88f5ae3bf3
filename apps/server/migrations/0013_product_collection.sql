-- A product fetched from another shop's link. The merchant's remaining number is taken together with this row and given
-- back when the fetch fails.
create table product_collection (
  mer_id integer not null,
  id bigint not null,
  admin_id bigint not null,
  url text not null,
  -- 0 under way, 1 fetched, 2 failed and given back
  status smallint not null default 0 check (status in (0, 1, 2)),
  created_at timestamptz not null,
  primary key (mer_id, id)
);
create index product_collection_under_way on product_collection (mer_id, created_at) where status = 0;
create index product_collection_age on product_collection (created_at);
call protect_merchant_table('product_collection', 'select, insert, update');

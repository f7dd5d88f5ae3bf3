-- Who has marked a product as a favourite; the product counts them.
create table product_favorite (
  mer_id integer not null,
  product_id bigint not null,
  uid bigint not null,
  created_at timestamptz not null,
  primary key (mer_id, product_id, uid)
);
call protect_merchant_table('product_favorite', 'select, insert, delete');

alter table product add column favorite_count integer not null default 0 check (favorite_count >= 0);

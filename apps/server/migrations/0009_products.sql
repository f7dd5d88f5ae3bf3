create table product (
  mer_id integer not null,
  id bigint not null,
  type smallint not null default 0 check (type in (0)),
  name text not null,
  intro text not null,
  -- comma-joined tags
  keyword text not null default '',
  -- bigrams of name and keywords, each led by the merchant's id: search without an extension (see the decision record)
  tokens text[] not null default '{}',
  -- both as the search compares them: one width, one case; keywords between commas
  search_name text not null default '',
  search_keywords text not null default '',
  cover text not null,
  -- addresses in their order; a main video stands first
  slides jsonb not null,
  platform_category_id bigint not null,
  -- 0 = other
  brand_id bigint not null default 0,
  unit_name text not null,
  -- none once it is deleted, so that the template may go
  shipping_template_id bigint,
  -- 1 by courier, 2 picked up at the shop
  delivery_methods text not null check (delivery_methods in ('1', '2', '1,2')),
  is_multi_spec boolean not null,
  sort integer not null default 0 check (sort between 0 and 9999),
  -- summary of the live SKUs, kept in the transaction that changes them
  price_fen bigint not null,
  ot_price_fen bigint not null,
  cost_fen bigint not null,
  stock bigint not null default 0,
  sales bigint not null default 0,
  -- added by the platform to what is shown
  extra_sales bigint not null default 0,
  is_shown boolean not null default false,
  audit_status smallint not null check (audit_status in (0, 1, 2, 3)),
  is_in_review boolean not null default false,
  refusal text not null default '',
  shelves_itself boolean not null default false,
  is_recycled boolean not null default false,
  -- at or below the merchant's alert stock
  is_low boolean not null default false,
  deleted_at timestamptz,
  version integer not null default 1,
  updated_by bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- the tab it stands in: 1 on sale, 2 warehouse, 5 recycled, 6 in review, 7 refused, 8 draft; 0 = deleted
  state smallint not null generated always as (
    case
      when deleted_at is not null then 0
      when is_recycled then 5
      when audit_status = 1 and is_in_review then 6
      when audit_status = 1 then 8
      when audit_status = 3 then 7
      when is_shown then 1
      else 2
    end) stored,
  primary key (mer_id, id),
  foreign key (mer_id, shipping_template_id) references shipping_template (mer_id, id)
);
create index product_in_tab on product (mer_id, state, sort desc, id desc);
create index product_sold_out on product (mer_id, sort desc, id desc) where state in (1, 2) and stock <= 0;
create index product_low on product (mer_id, sort desc, id desc) where state in (1, 2) and is_low;
create index product_saleable on product (mer_id, sort desc, id desc) where state in (1, 2);
create index product_in_category on product (mer_id, platform_category_id, state);
create index product_shipped_by on product (mer_id, shipping_template_id) where deleted_at is null;
create index product_tokens on product using gin (tokens);
call protect_merchant_table('product', 'select, insert, update');

create table product_description (
  mer_id integer not null,
  product_id bigint not null,
  html text not null,
  primary key (mer_id, product_id),
  foreign key (mer_id, product_id) references product (mer_id, id)
);
call protect_merchant_table('product_description', 'select, insert, update');

create table product_store_category (
  mer_id integer not null,
  product_id bigint not null,
  category_id bigint not null,
  primary key (mer_id, product_id, category_id),
  foreign key (mer_id, product_id) references product (mer_id, id),
  foreign key (mer_id, category_id) references store_category (mer_id, id)
);
create index product_of_store_category on product_store_category (mer_id, category_id, product_id);
call protect_merchant_table('product_store_category', 'select, insert, delete');

create table product_guarantee (
  mer_id integer not null,
  product_id bigint not null,
  guarantee_id bigint not null,
  primary key (mer_id, product_id, guarantee_id),
  foreign key (mer_id, product_id) references product (mer_id, id)
);
call protect_merchant_table('product_guarantee', 'select, insert, delete');

create table product_spec (
  mer_id integer not null,
  id bigint not null,
  product_id bigint not null,
  position smallint not null,
  name text not null,
  value_list jsonb not null,
  primary key (mer_id, product_id, id),
  foreign key (mer_id, product_id) references product (mer_id, id)
);
call protect_merchant_table('product_spec', 'select, insert, update, delete');

create table product_sku (
  mer_id integer not null,
  id bigint not null,
  product_id bigint not null,
  position integer not null,
  -- the values in the order of the specs, for reading
  label text not null,
  -- {"颜色": "红", "尺码": "S"}
  combination jsonb not null,
  image text not null,
  price_fen bigint not null check (price_fen >= 0),
  ot_price_fen bigint not null check (ot_price_fen >= 0),
  cost_fen bigint not null check (cost_fen >= 0),
  stock integer not null check (stock >= 0),
  sales bigint not null default 0,
  weight_g integer not null default 0 check (weight_g >= 0),
  volume_cm3 bigint not null default 0 check (volume_cm3 >= 0),
  bar_code text not null default '',
  deleted_at timestamptz,
  primary key (mer_id, product_id, id),
  foreign key (mer_id, product_id) references product (mer_id, id)
);
create unique index product_sku_id on product_sku (mer_id, id);
create unique index product_sku_combination on product_sku (mer_id, product_id, md5(combination::text)) where deleted_at is null;
create index product_sku_bar_code on product_sku (mer_id, bar_code) where bar_code <> '' and deleted_at is null;
call protect_merchant_table('product_sku', 'select, insert, update');

-- Every movement of stock: who, why, for which order, from what to what. Append only.
create table stock_ledger (
  mer_id integer not null,
  id bigint generated always as identity,
  product_id bigint not null,
  sku_id bigint not null,
  reason smallint not null check (reason in (1, 2, 3, 4, 5, 6, 7, 8)),
  delta integer not null,
  before integer not null,
  after integer not null check (after >= 0),
  -- 0 = the system
  admin_id bigint not null default 0,
  order_no text not null default '',
  created_at timestamptz not null,
  primary key (mer_id, id)
);
create index stock_ledger_of_sku on stock_ledger (mer_id, product_id, sku_id, id desc);
call protect_merchant_table('stock_ledger', 'select, insert');

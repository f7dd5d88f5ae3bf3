-- What the platform keeps and every merchant reads.
create table platform_category (
  id bigint primary key,
  pid bigint not null,
  name text not null,
  icon text not null default '',
  level smallint not null check (level in (1, 2, 3)),
  sort integer not null default 0,
  is_shown boolean not null default true,
  deleted_at timestamptz,
  updated_at timestamptz not null default now()
);
create unique index platform_category_name on platform_category (pid, name) where deleted_at is null;
grant select on platform_category to zhanggui_merchant;

create table brand (
  id bigint primary key,
  name text not null,
  icon text not null default '',
  sort integer not null default 0,
  is_shown boolean not null default true,
  deleted_at timestamptz,
  updated_at timestamptz not null default now()
);
create unique index brand_name on brand (name) where deleted_at is null;
grant select on brand to zhanggui_merchant;

create table brand_category (
  category_id bigint not null,
  brand_id bigint not null references brand (id),
  primary key (category_id, brand_id)
);
create index brand_category_of on brand_category (brand_id);
grant select on brand_category to zhanggui_merchant;

create table guarantee (
  id bigint primary key,
  name text not null,
  icon text not null default '',
  content text not null default '',
  -- lower first
  sort integer not null default 0,
  is_shown boolean not null default true,
  deleted_at timestamptz,
  updated_at timestamptz not null default now()
);
create unique index guarantee_name on guarantee (name) where deleted_at is null;
grant select on guarantee to zhanggui_merchant;

create table express_company (
  id bigint primary key,
  code text not null unique,
  name text not null,
  -- higher first
  sort integer not null default 0,
  is_shown boolean not null default true,
  prints_waybills boolean not null default false,
  updated_at timestamptz not null default now()
);
grant select on express_company to zhanggui_merchant;

-- New products wait for the platform's review; remaining collections from other shops; when stock is called low.
alter table merchant
  add column needs_review boolean not null default true,
  add column collections_left integer not null default 0 check (collections_left >= 0),
  add column low_stock_at integer not null default 0 check (low_stock_at between 0 and 9999);

create table store_category (
  mer_id integer not null,
  id bigint not null,
  -- 0 = top level; two levels in all
  pid bigint not null,
  name text not null,
  icon text not null default '',
  sort integer not null default 1 check (sort between 0 and 9999),
  is_shown boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id),
  unique (mer_id, name)
);
create index store_category_below on store_category (mer_id, pid);
call protect_merchant_table('store_category', 'select, insert, update, delete');

create table spec_rule (
  mer_id integer not null,
  id bigint not null,
  name text not null,
  -- [{"value": "颜色", "detail": ["红", "蓝"]}]
  specs jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id),
  unique (mer_id, name)
);
call protect_merchant_table('spec_rule', 'select, insert, update, delete');

create table guarantee_group (
  mer_id integer not null,
  id bigint not null,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id),
  unique (mer_id, name)
);
call protect_merchant_table('guarantee_group', 'select, insert, update, delete');

create table guarantee_group_member (
  mer_id integer not null,
  group_id bigint not null,
  guarantee_id bigint not null,
  primary key (mer_id, group_id, guarantee_id),
  foreign key (mer_id, group_id) references guarantee_group (mer_id, id) on delete cascade
);
call protect_merchant_table('guarantee_group_member', 'select, insert, delete');

create table shipping_template (
  mer_id integer not null,
  id bigint not null,
  name text not null,
  -- 0 nationwide free, 1 partly free, 2 custom
  free_postage smallint not null check (free_postage in (0, 1, 2)),
  -- 0 none, 1 pieces, 2 weight, 3 volume
  charge_by smallint not null check (charge_by in (0, 1, 2, 3)),
  sort integer not null default 0 check (sort between 0 and 9999),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id),
  unique (mer_id, name)
);
create index shipping_template_order on shipping_template (mer_id, sort desc, id desc);
call protect_merchant_table('shipping_template', 'select, insert, update, delete');

-- A line of a template: a price of the regions in it, or the threshold from which they are free. Units are pieces,
-- grams or cubic centimetres.
create table shipping_line (
  mer_id integer not null,
  template_id bigint not null,
  is_free boolean not null,
  position smallint not null,
  -- true: everywhere that no other line names
  is_default boolean not null,
  first_units bigint not null default 0,
  first_fen bigint not null default 0,
  renewal_units bigint not null default 0,
  renewal_fen bigint not null default 0,
  free_units bigint not null default 0,
  free_fen bigint not null default 0,
  primary key (mer_id, template_id, is_free, position),
  foreign key (mer_id, template_id) references shipping_template (mer_id, id) on delete cascade
);
call protect_merchant_table('shipping_line', 'select, insert, delete');

-- One region is in at most one priced and at most one free line of a template.
create table shipping_line_region (
  mer_id integer not null,
  template_id bigint not null,
  is_free boolean not null,
  region_id integer not null,
  position smallint not null,
  primary key (mer_id, template_id, is_free, region_id),
  foreign key (mer_id, template_id, is_free, position)
    references shipping_line (mer_id, template_id, is_free, position) on delete cascade
);
call protect_merchant_table('shipping_line_region', 'select, insert, delete');

-- The video channel: drafts that shops submit, the approved products that come of them, and the shop's own access.

-- Third-level categories of the social platform, each with the two above it.
create table video_category (
  id bigint primary key,
  name text not null,
  second_id bigint not null,
  second_name text not null,
  first_id bigint not null,
  first_name text not null,
  qualification text not null default '',
  qualification_need smallint not null default 0 check (qualification_need in (0, 1, 2)),
  product_qualification text not null default '',
  product_qualification_need smallint not null default 0 check (product_qualification_need in (0, 1, 2)),
  review smallint not null default 0 check (review in (0, 1, 2, 3)),
  -- no longer offered; drafts keep theirs
  deleted_at timestamptz,
  updated_at timestamptz not null
);
grant select on video_category to zhanggui_merchant;

create table video_brand (
  id bigint primary key,
  name text not null,
  review smallint not null check (review in (0, 1, 9)),
  deleted_at timestamptz,
  updated_at timestamptz not null
);
grant select on video_brand to zhanggui_merchant;

create table video_draft (
  mer_id integer not null,
  id bigint not null,
  -- the shop's product that is sold
  base_product_id bigint not null,
  title text not null,
  head_images jsonb not null,
  qualification_images jsonb not null,
  category_id bigint not null,
  brand_id bigint not null,
  shipping_template_id bigint not null,
  unit_name text not null,
  points integer not null default 0 check (points >= 0),
  extra_sales integer not null default 0 check (extra_sales >= 0),
  description text not null default '',
  -- the platform's review, then the social platform's
  platform_review smallint not null check (platform_review in (1, 2, 3, 4)),
  channel_review smallint not null check (channel_review in (1, 2, 3, 4)),
  platform_refusal text not null default '',
  channel_refusal text not null default '',
  -- when the platform passed it on; results of the social platform from before are about an earlier version
  sent_at timestamptz,
  -- when the social platform took it in
  arrived_at timestamptz,
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null,
  primary key (mer_id, id),
  foreign key (mer_id, base_product_id) references product (mer_id, id),
  -- the states of packages/domain/src/video/draft-state.ts
  check (channel_review = 1 and platform_review < 4 or channel_review > 1 and platform_review = 4)
);
create unique index video_draft_title on video_draft (mer_id, title) where deleted_at is null;
create index video_draft_listed on video_draft (mer_id, id desc) where deleted_at is null and channel_review < 4;
create index video_draft_template on video_draft (mer_id, shipping_template_id) where deleted_at is null;
call protect_merchant_table('video_draft', 'select, insert, update');

create table video_draft_sku (
  mer_id integer not null,
  draft_id bigint not null,
  -- of the main product
  sku_id bigint not null,
  price_fen bigint not null check (price_fen > 0),
  primary key (mer_id, draft_id, sku_id),
  foreign key (mer_id, draft_id) references video_draft (mer_id, id)
);
call protect_merchant_table('video_draft_sku', 'select, insert, delete');

-- What the social platform has approved, under the number of its draft. It stays while the draft is changed.
create table video_product (
  mer_id integer not null,
  id bigint not null,
  base_product_id bigint not null,
  -- the social platform's number of it
  channel_id text not null,
  title text not null,
  head_images jsonb not null,
  qualification_images jsonb not null,
  category_id bigint not null,
  brand_id bigint not null,
  shipping_template_id bigint not null,
  unit_name text not null,
  points integer not null,
  extra_sales integer not null,
  description text not null,
  shelf smallint not null check (shelf in (0, 5, 11, 13)),
  shelf_cause smallint not null check (shelf_cause in (0, 5, 6, 11, 12)),
  -- what the social platform says about its shelf from before is out of date
  shelved_at timestamptz not null,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id),
  foreign key (mer_id, id) references video_draft (mer_id, id)
);
create index video_product_listed on video_product (mer_id, id desc) where deleted_at is null;
call protect_merchant_table('video_product', 'select, insert, update');

create table video_product_sku (
  mer_id integer not null,
  product_id bigint not null,
  sku_id bigint not null,
  price_fen bigint not null,
  market_price_fen bigint not null,
  primary key (mer_id, product_id, sku_id),
  foreign key (mer_id, product_id) references video_product (mer_id, id)
);
call protect_merchant_table('video_product_sku', 'select, insert, delete');

-- Where the social platform keeps a copy of a picture of the shop, for three days.
create table video_image (
  mer_id integer not null,
  picture_key text not null,
  url text not null,
  exchanged_at timestamptz not null,
  primary key (mer_id, picture_key)
);
create index video_image_url on video_image (mer_id, url);
call protect_merchant_table('video_image', 'select, insert, update, delete');

-- The shop's application for the channel; without a row it has not applied.
create table video_access (
  mer_id integer primary key,
  status smallint not null check (status in (0, 1, 2, 3)),
  company_name text not null,
  license_image text not null,
  contact_name text not null,
  contact_phone text not null,
  category_ids jsonb not null,
  brand_ids jsonb not null,
  remark text not null default '',
  refusal text not null default '',
  -- codes of what the social platform has seen done
  tasks jsonb not null default '[]',
  submitted_at timestamptz,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null
);
call protect_merchant_table('video_access', 'select, insert, update');

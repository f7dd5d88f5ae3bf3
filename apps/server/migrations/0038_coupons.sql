-- What a shop gives its buyers to take off an order. A row never changes what it promises: only its switch, its products and
-- the counter of issued pieces do.
create table coupon (
  mer_id integer not null,
  id bigint not null,
  name text not null,
  scope smallint not null check (scope in (1, 2)),
  receive_type smallint not null check (receive_type in (1, 2)),
  face_fen bigint not null check (face_fen > 0),
  -- 0: no threshold
  threshold_fen bigint not null check (threshold_fen >= 0),
  is_limited boolean not null,
  total integer not null,
  issued integer not null default 0,
  -- null: whenever it is open
  claim_from timestamptz,
  claim_until timestamptz,
  -- null: so many days from the moment that somebody gets it
  use_from timestamptz,
  use_until timestamptz,
  valid_days integer not null,
  sort integer not null default 0,
  is_open boolean not null,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null,
  primary key (mer_id, id),
  constraint coupon_not_overdrawn check (issued >= 0 and (not is_limited or issued <= total)),
  check ((use_from is null) = (use_until is null) and (use_until is not null or valid_days > 0))
);
create index coupon_in_order on coupon (mer_id, sort desc, id desc) where deleted_at is null;
create index coupon_open on coupon (mer_id, receive_type, sort desc, id desc) where is_open and deleted_at is null;
call protect_merchant_table('coupon', 'select, insert, update');

-- What a 商品券 is for. The links of a deleted coupon stay: claimed pieces are still spent by them.
create table coupon_product (
  mer_id integer not null,
  coupon_id bigint not null,
  product_id bigint not null,
  primary key (mer_id, coupon_id, product_id)
);
call protect_merchant_table('coupon_product', 'select, insert, delete');

-- One coupon in the hands of one buyer, as it was when they got it.
create table coupon_piece (
  mer_id integer not null,
  id bigint not null,
  coupon_id bigint not null,
  uid bigint not null,
  name text not null,
  scope smallint not null check (scope in (1, 2)),
  receive_type smallint not null check (receive_type in (1, 2)),
  face_fen bigint not null,
  threshold_fen bigint not null,
  source text not null check (source in ('receive', 'send', 'buy')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status smallint not null default 0 check (status in (0, 1, 2)),
  used_at timestamptz,
  order_no text,
  created_at timestamptz not null,
  primary key (mer_id, id),
  -- no coupon of a shop can be had twice
  constraint coupon_piece_once unique (mer_id, coupon_id, uid),
  check ((status = 1) = (order_no is not null))
);
create index coupon_piece_of_user on coupon_piece (mer_id, uid, id desc);
create index coupon_piece_of_coupon on coupon_piece (mer_id, coupon_id, status, id desc);
create index coupon_piece_in_status on coupon_piece (mer_id, status, id desc);
create index coupon_piece_ends on coupon_piece (mer_id, ends_at) where status = 0;
call protect_merchant_table('coupon_piece', 'select, insert, update');

-- 回馈券: what the buyer of a product gets with it.
create table product_coupon (
  mer_id integer not null,
  product_id bigint not null,
  coupon_id bigint not null,
  primary key (mer_id, product_id, coupon_id)
);
call protect_merchant_table('product_coupon', 'select, insert, delete');

-- Coupons of the platform, which hands them out and pays for them; a shop only sees them on its orders.
create table platform_coupon (
  id bigint primary key,
  name text not null,
  scope smallint not null check (scope in (3, 4, 5, 6)),
  -- a category, a brand or shops, as the scope has it
  targets bigint[] not null,
  face_fen bigint not null check (face_fen > 0),
  threshold_fen bigint not null check (threshold_fen >= 0),
  use_from timestamptz not null,
  use_until timestamptz not null check (use_until > use_from),
  invalid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
grant select on platform_coupon to zhanggui_merchant;

alter table shop_order
  add column coupon_piece_id bigint,
  add column coupon_id bigint,
  add column platform_coupon_id bigint;
create index shop_order_of_coupon on shop_order (mer_id, coupon_id, id) where coupon_id is not null;

alter table task drop constraint task_kind_check,
  add constraint task_kind_check check (kind in
    ('productBatch', 'productImport', 'productExport', 'orderExport', 'flowExport', 'dayBillExport', 'monthBillExport',
      'userExport', 'couponSend'));

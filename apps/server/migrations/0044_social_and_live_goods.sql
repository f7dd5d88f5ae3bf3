-- The social platform: its access token, over all nodes.
create table social_token (
  app_id text primary key,
  -- sealed
  token bytea,
  expires_at timestamptz,
  -- one node at a time asks for another
  refreshing_until timestamptz
);

-- What the sandbox has been told, so that its answers survive a restart.
create table social_sandbox (
  kind text not null,
  id bigint not null,
  body jsonb not null,
  created_at timestamptz not null,
  primary key (kind, id)
);

-- Messages of the social platform: each is taken once.
create table social_message (
  id text primary key,
  event text not null,
  body jsonb not null,
  received_at timestamptz not null
);
create index social_message_by_age on social_message (received_at);

-- What the social platform is to be told about an item. One row per item: a newer action takes the place of one that has
-- not gone through.
create table social_sync (
  mer_id integer not null,
  kind text not null check (kind in ('liveGoods', 'room', 'videoProduct')),
  subject_id bigint not null,
  -- our own number of the action
  number bigint not null,
  action text not null,
  state text not null check (state in ('waiting', 'done', 'failed')),
  tries integer not null default 0,
  -- the last try may have gone through: ask before it is sent again
  is_unclear boolean not null default false,
  next_at timestamptz,
  -- a node is at it
  claimed_until timestamptz,
  last_error text not null default '',
  -- the last action that went through
  done_at timestamptz,
  primary key (mer_id, kind, subject_id)
);
create index social_sync_open on social_sync (mer_id, kind, state) where state <> 'done';
call protect_merchant_table('social_sync', 'select, insert, update, delete');

create table live_goods (
  mer_id integer not null,
  id bigint not null,
  product_id bigint not null,
  name text not null,
  -- a picture of the shop's library
  cover text not null,
  price_type smallint not null check (price_type in (1, 2, 3)),
  price_fen bigint not null check (price_fen > 0),
  -- the upper end of a range, or what a discounted price is now
  price2_fen bigint check (price2_fen > 0),
  review_status smallint not null check (review_status in (0, 1, 2, 3, 4, 5)),
  review_reason text not null default '',
  sort integer not null default 0 check (sort between 0 and 9999),
  -- the copy at the social platform, with the picture it was made with
  social_goods_id bigint,
  social_audit_id bigint,
  social_audit smallint not null default 0 check (social_audit in (0, 1, 2, 3)),
  social_cover text not null default '',
  social_media_id text not null default '',
  social_checked_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null,
  primary key (mer_id, id),
  foreign key (mer_id, product_id) references product (mer_id, id)
);
-- Refused ones may be added again.
create unique index live_goods_of_product on live_goods (mer_id, product_id)
  where deleted_at is null and review_status not in (3, 5);
create index live_goods_listed on live_goods (mer_id, sort desc, id desc) where deleted_at is null;
create index live_goods_in_review on live_goods (mer_id, review_status, sort desc, id desc) where deleted_at is null;
call protect_merchant_table('live_goods', 'select, insert, update');

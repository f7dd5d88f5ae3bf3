-- The folder of a merchant's files in their public addresses: nobody can guess another one's.
alter table merchant add column media_folder text not null default replace(gen_random_uuid()::text, '-', '');

create table category (
  mer_id integer not null,
  id bigint not null,
  -- 0 = top level
  pid bigint not null,
  -- every ancestor, topmost first: /0/ for a top category, /0/12/ for one below 12
  path text not null,
  name text not null,
  type integer not null check (type in (1, 2, 3, 4, 5, 6, 7)),
  url text not null default '',
  extra text not null default '',
  is_open boolean not null default false,
  sort integer not null default 1,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id),
  unique (mer_id, type, name)
);
call protect_merchant_table('category', 'select, insert, update, delete');

create table attachment (
  mer_id integer not null,
  id bigint not null,
  -- a picture category, 0 = none
  category_id bigint not null default 0,
  name text not null,
  -- where the file lies in the file store; the thumbnail's is empty for what has none
  key text not null,
  thumb_key text not null default '',
  size bigint not null,
  type text not null,
  width integer not null default 0,
  height integer not null default 0,
  created_by bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id),
  unique (mer_id, key)
);
create index attachment_newest on attachment (mer_id, created_at desc, id desc);
create index attachment_in_category on attachment (mer_id, category_id, created_at desc, id desc);
call protect_merchant_table('attachment', 'select, insert, update, delete');

-- Where a picture is used. Each feature keeps the rows of its own things, in the transaction that saves them.
create table picture_usage (
  mer_id integer not null,
  att_id bigint not null,
  kind text not null,
  ref_id bigint not null,
  -- what staff read: 商品「春茶」
  label text not null,
  primary key (mer_id, att_id, kind, ref_id),
  foreign key (mer_id, att_id) references attachment (mer_id, id) on delete cascade
);
create index picture_usage_of on picture_usage (mer_id, kind, ref_id);
call protect_merchant_table('picture_usage', 'select, insert, update, delete');

-- What a shop shows of itself and how it works. The merchant edits these; is_recommended and qualifications are the
-- platform's.
alter table merchant
  add column is_recommended boolean not null default false,
  add column qualifications jsonb not null default '[]',
  add column avatar text not null default '',
  add column back_image text not null default '',
  add column street_image text not null default '',
  add column cover_image text not null default '',
  add column logo_image text not null default '',
  add column intro text not null default '',
  add column keywords text[] not null default '{}',
  add column region_id integer,
  add column address text not null default '',
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column service_type text not null default 'phone' check (service_type in ('H5', 'phone')),
  add column service_link text not null default '',
  add column service_phone text not null default '',
  add column takes_pickups boolean not null default false,
  add column receipt_printing smallint not null default 0 check (receipt_printing in (0, 1, 2, 3)),
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by bigint not null default 0;

-- Where the shop's money goes. The fields of the types that are not chosen stay stored.
create table settlement_account (
  mer_id integer not null primary key,
  type text not null check (type in ('bank', 'wechat', 'alipay')),
  account_type smallint not null default 0 check (account_type in (0, 1)),
  bank_user_name text not null default '',
  bank_name text not null default '',
  bank_card text not null default '',
  bank_address text not null default '',
  wechat_code text not null default '',
  wechat_qrcode text not null default '',
  alipay_code text not null default '',
  alipay_qrcode text not null default '',
  real_name text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null default 0
);
call protect_merchant_table('settlement_account', 'select, insert, update');

-- Where shoppers send goods back to. Refund orders keep a copy, so a row may go.
create table return_address (
  mer_id integer not null,
  id bigint not null,
  receiver_name text not null,
  receiver_phone text not null,
  region_id integer not null,
  street text not null default '',
  detail text not null,
  is_default boolean not null default false,
  is_shown boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null default 0,
  primary key (mer_id, id),
  check (is_shown or not is_default)
);
create unique index return_address_one_default on return_address (mer_id) where is_default;
call protect_merchant_table('return_address', 'select, insert, update, delete');

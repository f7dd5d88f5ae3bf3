-- When nobody works in the shop. Times are read as a whole, so there are few of them and none is deleted by age.
create table holiday (
  mer_id integer not null,
  id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text not null default '',
  -- orders are taken all the same
  takes_bookings boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null default 0,
  primary key (mer_id, id),
  check (starts_at < ends_at)
);
create index holiday_end on holiday (mer_id, ends_at);
call protect_merchant_table('holiday', 'select, insert, update, delete');

-- What the shop lets happen by itself; a shop without a row has the defaults.
create table order_rule (
  mer_id integer not null primary key,
  -- null: no refund is agreed by itself
  auto_refund_fen bigint check (auto_refund_fen > 0),
  ship_within_hours integer not null check (ship_within_hours > 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null default 0
);
call protect_merchant_table('order_rule', 'select, insert, update');

-- Hours within which shops must ship: the most that a shop may set.
insert into platform_config (key, value) values ('ship_hours_limit', '72') on conflict do nothing;

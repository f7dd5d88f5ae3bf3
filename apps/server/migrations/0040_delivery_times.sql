-- When a shop delivers or hands out pick-ups.
create table delivery_slot (
  mer_id integer not null,
  id bigint not null,
  name text not null default '',
  service_type smallint not null check (service_type in (1, 2)),
  -- 1 (Monday) to 7
  weekdays smallint[] not null,
  -- minutes of the day
  start_min smallint not null check (start_min between 0 and 1440),
  end_min smallint not null check (end_min between 0 and 1440),
  -- orders on a day; 0: any number
  capacity integer not null check (capacity between 0 and 9999),
  cutoff_mode smallint not null check (cutoff_mode in (1, 2)),
  cutoff_minutes integer not null,
  cutoff_time text not null,
  max_days smallint not null check (max_days between 1 and 30),
  sort integer not null default 0,
  is_open boolean not null,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null,
  check (start_min < end_min),
  primary key (mer_id, id)
);
call protect_merchant_table('delivery_slot', 'select, insert, update');

-- Days (yyyymmdd in the shop's zone) on which one slot, or all slots of a service (slot_id 0), are closed or take another
-- number of orders.
create table delivery_exception (
  mer_id integer not null,
  id bigint not null,
  day integer not null,
  service_type smallint not null check (service_type in (1, 2)),
  slot_id bigint not null,
  type smallint not null check (type in (1, 2)),
  capacity integer not null default 0 check (capacity between 0 and 9999),
  remark text not null default '',
  created_at timestamptz not null,
  primary key (mer_id, id)
);
create unique index delivery_exception_day on delivery_exception (mer_id, day, service_type, slot_id);
call protect_merchant_table('delivery_exception', 'select, insert, delete');

-- How many orders a slot has on a day.
create table delivery_usage (
  mer_id integer not null,
  slot_id bigint not null,
  day integer not null,
  used integer not null check (used >= 0),
  primary key (mer_id, slot_id, day)
);
call protect_merchant_table('delivery_usage', 'select, insert, update');

-- The slot as it was when the order was placed.
alter table shop_order
  add column delivery_slot_id bigint,
  add column delivery_day integer,
  add column delivery_start smallint,
  add column delivery_end smallint;
create index shop_order_for_day on shop_order (mer_id, delivery_day, delivery_slot_id, created_at desc, id desc)
  where delivery_day is not null;

-- What happened in a shop, for the shop's other programs: numbered without gaps in the order of commits, never changed.
create table outside_event (
  mer_id integer not null,
  no bigint not null,
  type text not null check (type in ('order.paid', 'order.cancelled', 'order.shipped', 'order.delivery_changed',
    'order.unshipped', 'order.price_changed', 'order.verified', 'order.unverified', 'order.received', 'refund.applied', 'refund.refunded', 'refund.closed', 'stock.moved')),
  -- what it is about; what is told about one subject arrives in order
  subject text not null,
  data jsonb not null,
  created_at timestamptz not null,
  primary key (mer_id, no)
);
create index outside_event_by_time on outside_event (mer_id, created_at);
call protect_merchant_table('outside_event', 'select, insert');

create table outside_event_counter (
  mer_id integer primary key,
  last_no bigint not null,
  -- whether a webhook is on, so that shops without one pay for nothing
  is_heard boolean not null default false
);
call protect_merchant_table('outside_event_counter', 'select, insert, update');

-- Programs that are told by themselves.
create table webhook (
  mer_id integer not null,
  id bigint not null,
  name text not null,
  url text not null,
  -- none: all of them
  types jsonb not null default '[]',
  sealed_secret bytea not null,
  is_on boolean not null default true,
  -- why it is off; empty where somebody has switched it off
  off_reason text not null default '',
  -- events up to this one have become deliveries
  cursor_no bigint not null,
  -- since when nothing has arrived
  failing_since timestamptz,
  delivered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id)
);
call protect_merchant_table('webhook', 'select, insert, update, delete');

create table webhook_delivery (
  mer_id integer not null,
  webhook_id bigint not null,
  event_no bigint not null,
  subject text not null,
  status smallint not null default 0 check (status in (0, 1, 2)),
  attempts integer not null default 0,
  -- when it is tried next; also until when a node that tries it has it for itself
  due_at timestamptz not null,
  -- the latest tries: when, the answer's status or why there was none
  tries jsonb not null default '[]',
  created_at timestamptz not null,
  primary key (mer_id, webhook_id, event_no),
  foreign key (mer_id, webhook_id) references webhook (mer_id, id) on delete cascade
);
create index webhook_delivery_waiting on webhook_delivery (mer_id, webhook_id, subject, event_no) where status = 0;
create index webhook_delivery_in_status on webhook_delivery (mer_id, webhook_id, status, event_no);
create index webhook_delivery_by_time on webhook_delivery (mer_id, created_at);
call protect_merchant_table('webhook_delivery', 'select, insert, update');

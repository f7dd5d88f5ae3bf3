-- How far a parcel of a carrier has come; one row for each shipment that has not been taken back.
create table tracked_shipment (
  mer_id integer not null,
  shipment_id bigint not null,
  order_id bigint not null,
  sent_at timestamptz not null,
  state text not null default 'waiting' check (state in
    ('waiting', 'onTheWay', 'delivering', 'trouble', 'returning', 'returned', 'signedByOther', 'signed')),
  -- what the carrier said last
  last_trace text not null default '',
  last_trace_at timestamptz,
  polled_at timestamptz,
  -- null: the carrier is not asked any more
  next_poll_at timestamptz,
  -- in a row, and why the last one had no answer
  failures integer not null default 0,
  poll_error text not null default '',
  problem text check (problem in ('uncollected', 'stalled', 'returned', 'signedByOther')),
  handled_at timestamptz,
  handled_by bigint not null default 0,
  handled_name text not null default '',
  handled_note text not null default '',
  primary key (mer_id, shipment_id)
);
create index tracked_shipment_sent on tracked_shipment (mer_id, sent_at desc, shipment_id desc);
create index tracked_shipment_order on tracked_shipment (mer_id, order_id);
create index tracked_shipment_due on tracked_shipment (mer_id, next_poll_at, shipment_id) where next_poll_at is not null;
create index tracked_shipment_problem on tracked_shipment (mer_id, problem) where problem is not null;
create index tracked_shipment_failing on tracked_shipment (mer_id) where failures > 0;
call protect_merchant_table('tracked_shipment', 'select, insert, update, delete');

-- Questions to the carriers on the last day that had any.
create table parcel_poll (
  mer_id integer not null,
  day integer not null,
  polls integer not null,
  primary key (mer_id)
);
call protect_merchant_table('parcel_poll', 'select, insert, update');

-- What is on its way now is watched from now on.
insert into tracked_shipment (mer_id, shipment_id, order_id, sent_at, next_poll_at)
select s.mer_id, s.id, s.order_id, s.created_at, now()
from shipment s join shop_order o on o.mer_id = s.mer_id and o.id = s.order_id
where s.delivery_type = 'express' and s.tracking_number <> '' and s.voided_at is null
  and o.received_at is null and s.created_at > now() - interval '30 days';

-- Whoever sees orders sees where their parcels are; whoever sends them takes care of them.
insert into role_permission (mer_id, role_id, permission)
select distinct mer_id, role_id, 'merchant:order:parcel:list' from role_permission
where permission = 'merchant:order:page:list'
on conflict do nothing;
insert into role_permission (mer_id, role_id, permission)
select distinct r.mer_id, r.role_id, p.permission
from role_permission r cross join (values ('merchant:order:parcel:poll'), ('merchant:order:parcel:handle')) as p (permission)
where r.permission = 'merchant:order:send'
on conflict do nothing;

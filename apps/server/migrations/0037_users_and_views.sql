-- What the shop front tells about a user, the shop's own note, and what this shop has sold to them: the figures are
-- written with every payment and every refund that is paid back.
alter table shopper
  add column real_name text not null default '',
  add column sex smallint not null default 0 check (sex in (0, 1, 2, 3)),
  add column remark text not null default '',
  add column order_count integer not null default 0,
  add column paid_fen bigint not null default 0,
  add column refund_count integer not null default 0,
  add column refunded_fen bigint not null default 0,
  add column last_order_at timestamptz;

update shopper s set order_count = o.orders, paid_fen = o.paid, last_order_at = o.last_at
from (select mer_id, uid, count(*) as orders, sum(pay_fen) as paid, max(paid_at) as last_at
  from shop_order where paid_at is not null group by mer_id, uid) as o
where s.mer_id = o.mer_id and s.uid = o.uid;

update shopper s set refund_count = r.refunds, refunded_fen = r.refunded
from (select mer_id, uid, count(*) as refunds, sum(amount_fen) as refunded
  from refund where refunded_at is not null group by mer_id, uid) as r
where s.mer_id = r.mer_id and s.uid = r.uid;

-- Whoever is known has been here once.
update shopper set visited_at = created_at where visited_at is null;
alter table shopper alter column visited_at set not null;

alter table shopper
  -- whoever follows the shop or has bought there; others are no business of its staff
  add column is_user boolean not null generated always as (followed_at is not null or order_count > 0) stored,
  -- a column, because row-level security keeps functions out of index conditions
  add column phone_tail text not null generated always as (right(phone, 4)) stored;

create index shopper_users on shopper (mer_id, uid) where is_user;
create index shopper_by_first_visit on shopper (mer_id, created_at, uid) where is_user;
create index shopper_by_last_visit on shopper (mer_id, visited_at, uid) where is_user;
create index shopper_by_orders on shopper (mer_id, order_count, uid) where is_user;
create index shopper_by_paid on shopper (mer_id, paid_fen, uid) where is_user;
create index shopper_by_last_order on shopper (mer_id, last_order_at, uid) where is_user;
create index shopper_by_phone on shopper (mer_id, phone_tail, uid) where is_user;

-- Words that a shop sorts its users by.
create table user_tag (
  mer_id integer not null,
  id bigint not null,
  name text not null,
  created_at timestamptz not null,
  primary key (mer_id, id),
  unique (mer_id, name)
);
call protect_merchant_table('user_tag', 'select, insert, update, delete');

create table shopper_tag (
  mer_id integer not null,
  uid bigint not null,
  tag_id bigint not null,
  primary key (mer_id, uid, tag_id),
  foreign key (mer_id, tag_id) references user_tag (mer_id, id) on delete cascade
);
create index shopper_tag_users on shopper_tag (mer_id, tag_id, uid);
call protect_merchant_table('shopper_tag', 'select, insert, delete');

-- A list as somebody likes to see it: filters as they stand in its address, columns and order.
create table saved_view (
  mer_id integer not null,
  id bigint not null,
  admin_id bigint not null,
  -- area and name of the list's call
  list text not null,
  name text not null,
  is_shared boolean not null,
  filters jsonb not null,
  -- null: as each person has arranged the list
  columns jsonb,
  sort text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id)
);
create index saved_view_of_list on saved_view (mer_id, list, id);
call protect_merchant_table('saved_view', 'select, insert, update, delete');

-- In which order a person has the views of a list, shared ones among them; what is not named comes last.
create table saved_view_order (
  mer_id integer not null,
  admin_id bigint not null,
  list text not null,
  view_ids jsonb not null,
  primary key (mer_id, admin_id, list)
);
call protect_merchant_table('saved_view_order', 'select, insert, update');

alter table task drop constraint task_kind_check,
  add constraint task_kind_check check (kind in
    ('productBatch', 'productImport', 'productExport', 'orderExport', 'flowExport', 'dayBillExport', 'monthBillExport',
      'userExport'));

-- Goods that nobody carries.
alter table product drop constraint product_type_check, add constraint product_type_check check (type in (0, 2));

-- What the platform keeps of a shop's sales, in percent; where nothing is set, its category decides.
alter table merchant add column fee_percent smallint check (fee_percent between 0 and 100);

-- Whoever buys, as one shop knows them.
create table shopper (
  mer_id integer not null,
  uid bigint not null,
  nickname text not null,
  avatar text not null default '',
  phone text not null default '',
  register_type text not null check (register_type in ('wechat', 'routine', 'h5', 'iosWx', 'androidWx', 'ios')),
  level integer not null default 0,
  is_member boolean not null default false,
  -- the account was closed
  is_closed boolean not null default false,
  followed_at timestamptz,
  visited_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, uid)
);
call protect_merchant_table('shopper', 'select, insert, update');

-- Who came to the shop on a day, and how often a product was looked at (days as yyyymmdd in the shop's zone).
create table shop_visit (
  mer_id integer not null,
  day integer not null,
  uid bigint not null,
  primary key (mer_id, day, uid)
);
call protect_merchant_table('shop_visit', 'select, insert');
create table product_view_day (
  mer_id integer not null,
  day integer not null,
  product_id bigint not null,
  views bigint not null,
  primary key (mer_id, day, product_id)
);
call protect_merchant_table('product_view_day', 'select, insert, update');

-- One merchant's part of a checkout. Amounts are fen; the shares of the lines add up to them.
create table shop_order (
  mer_id integer not null,
  id bigint not null,
  order_no text not null,
  -- shared by the parts of a checkout
  checkout_no text not null,
  uid bigint not null,
  type smallint not null check (type in (0, 1, 2)),
  goods_kind smallint not null check (goods_kind in (0, 1, 2, 4, 5, 6)),
  status smallint not null check (status in (0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13)),
  refund_status smallint not null default 0 check (refund_status in (0, 1, 2, 3)),
  cancelled_by smallint not null default 0 check (cancelled_by in (0, 1, 2)),
  group_buy smallint not null default 99 check (group_buy in (99, 0, 10, -1)),
  pay_type text not null default '' check (pay_type in ('', 'weixin', 'alipay', 'yue')),
  pay_channel text not null default '',
  -- the channel's own number of the payment
  pay_no text not null default '',
  paid_at timestamptz,
  pieces integer not null check (pieces > 0),
  goods_fen bigint not null,
  freight_fen bigint not null,
  member_fen bigint not null default 0,
  full_reduction_fen bigint not null default 0,
  merchant_coupon_fen bigint not null default 0,
  platform_coupon_fen bigint not null default 0,
  points_fen bigint not null default 0,
  used_points integer not null default 0,
  gained_points integer not null default 0,
  pay_fen bigint not null check (pay_fen >= 0),
  -- of the platform, fixed when the order is paid
  fee_percent smallint not null default 0,
  shipping_type smallint not null check (shipping_type in (1, 2, 3)),
  delivery_type text not null default '' check (delivery_type in ('', 'express', 'merchant', 'noNeed')),
  is_split boolean not null default false,
  receiver_name text not null default '',
  receiver_phone text not null default '',
  receiver_address text not null default '',
  receiver_district_id bigint not null default 0,
  verify_code text not null default '',
  verified_by bigint not null default 0,
  buyer_remark text not null default '',
  remark text not null default '',
  extend jsonb not null default '[]',
  is_deleted_by_buyer boolean not null default false,
  is_deleted_by_shop boolean not null default false,
  -- applications of the buyer that nobody has settled; and whether one was ever made and neither refused nor revoked
  open_refunds integer not null default 0 check (open_refunds >= 0),
  has_buyer_refund boolean not null default false,
  -- when it must be paid, sent: whatever its status waits for
  due_at timestamptz,
  -- when the shop was told that it is late
  late_notice_at timestamptz,
  sent_at timestamptz,
  received_at timestamptz,
  completed_at timestamptz,
  -- what the search box finds it by, each led by the merchant's number
  tokens text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- the one tab it stands in besides 全部; 0 = none (points, video channel, open group buys, deleted by the shop)
  tab smallint not null generated always as (
    case
      when is_deleted_by_shop or goods_kind not in (0, 2, 5, 6) then 0
      when is_deleted_by_buyer then 11
      when status = 9 then 10
      when refund_status = 3 then 9
      when status = 0 then 1
      when group_buy not in (10, 99) then 12
      when status in (1, 2) then 2
      when status in (10, 11, 12, 13) then 3
      when status = 4 then 4
      when status = 3 then 5
      when status = 5 then 6
      else 8
    end) stored,
  primary key (mer_id, id)
);
create unique index shop_order_no on shop_order (mer_id, order_no);
-- by the time, not by the id: the counters by day say where a far page begins
create index shop_order_newest on shop_order (mer_id, created_at desc, id desc) where tab > 0;
create index shop_order_in_tab on shop_order (mer_id, tab, created_at desc, id desc);
create index shop_order_of_buyer on shop_order (mer_id, uid, id desc);
create index shop_order_of_checkout on shop_order (mer_id, checkout_no);
create index shop_order_due on shop_order (mer_id, due_at) where due_at is not null;
-- what the timers look for: who has not said that it came, and who may still complain
create index shop_order_under_way on shop_order (mer_id, sent_at) where status = 4;
create index shop_order_handed_over on shop_order (mer_id, received_at) where status = 5;
create index shop_order_tokens on shop_order using gin (tokens);
create unique index shop_order_verify_code on shop_order (mer_id, verify_code) where verify_code <> '' and status in (0, 3);
call protect_merchant_table('shop_order', 'select, insert, update');

create table order_line (
  mer_id integer not null,
  id bigint not null,
  order_id bigint not null,
  position smallint not null,
  product_id bigint not null,
  sku_id bigint not null,
  product_name text not null,
  image text not null,
  sku_label text not null,
  unit_price_fen bigint not null,
  member_price_fen bigint,
  pieces integer not null check (pieces > 0),
  shipped integer not null default 0 check (shipped between 0 and pieces),
  applied integer not null default 0 check (applied >= 0),
  refunded integer not null default 0 check (refunded >= 0),
  goods_fen bigint not null,
  freight_fen bigint not null,
  member_fen bigint not null default 0,
  full_reduction_fen bigint not null default 0,
  merchant_coupon_fen bigint not null default 0,
  platform_coupon_fen bigint not null default 0,
  points_fen bigint not null default 0,
  used_points integer not null default 0,
  gained_points integer not null default 0,
  first_commission_fen bigint not null default 0,
  second_commission_fen bigint not null default 0,
  first_rate smallint not null default 0,
  second_rate smallint not null default 0,
  pay_fen bigint not null check (pay_fen >= 0),
  refunded_fen bigint not null default 0 check (refunded_fen between 0 and pay_fen),
  refunded_freight_fen bigint not null default 0 check (refunded_freight_fen between 0 and freight_fen),
  refunded_platform_coupon_fen bigint not null default 0,
  refunded_points_fen bigint not null default 0,
  refunded_used_points integer not null default 0,
  refunded_gained_points integer not null default 0,
  refunded_first_commission_fen bigint not null default 0,
  refunded_second_commission_fen bigint not null default 0,
  is_received boolean not null default false,
  is_reviewed boolean not null default false,
  is_refundable boolean not null default true,
  check (applied + refunded <= pieces),
  primary key (mer_id, order_id, id),
  foreign key (mer_id, order_id) references shop_order (mer_id, id)
);
create index order_line_of_product on order_line (mer_id, product_id, order_id desc);
call protect_merchant_table('order_line', 'select, insert, update');

create table shipment (
  mer_id integer not null,
  id bigint not null,
  order_id bigint not null,
  delivery_type text not null check (delivery_type in ('express', 'merchant', 'noNeed')),
  express_code text not null default '',
  express_name text not null default '',
  tracking_number text not null default '',
  carrier text not null default '',
  carrier_phone text not null default '',
  mark text not null default '',
  pieces integer not null check (pieces > 0),
  -- a courier who was sent back; what was to be sent is to be sent again
  voided_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, order_id, id),
  foreign key (mer_id, order_id) references shop_order (mer_id, id)
);
create unique index shipment_id on shipment (mer_id, id);
create index shipment_tracking_number on shipment (mer_id, tracking_number) where tracking_number <> '';
call protect_merchant_table('shipment', 'select, insert, update');

create table shipment_line (
  mer_id integer not null,
  shipment_id bigint not null,
  line_id bigint not null,
  order_id bigint not null,
  pieces integer not null check (pieces > 0),
  primary key (mer_id, shipment_id, line_id),
  foreign key (mer_id, order_id, line_id) references order_line (mer_id, order_id, id)
);
call protect_merchant_table('shipment_line', 'select, insert');

-- A courier of the shop's own on the way with an order (statuses 10 to 13).
create table order_dispatch (
  mer_id integer not null,
  id bigint not null,
  order_id bigint not null,
  shipment_id bigint not null,
  carrier text not null,
  carrier_phone text not null,
  expected_at timestamptz,
  assigned_at timestamptz not null,
  accepted_at timestamptz,
  arrived_at timestamptz,
  picked_up_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text not null default '',
  primary key (mer_id, order_id, id),
  foreign key (mer_id, order_id) references shop_order (mer_id, id)
);
create unique index order_dispatch_current on order_dispatch (mer_id, order_id) where cancelled_at is null;
call protect_merchant_table('order_dispatch', 'select, insert, update');

create table refund (
  mer_id integer not null,
  id bigint not null,
  refund_no text not null,
  order_id bigint not null,
  line_id bigint not null,
  uid bigint not null,
  status smallint not null check (status in (0, 1, 2, 3, 4, 5, 6)),
  after_sales smallint not null check (after_sales in (1, 2)),
  return_way smallint not null check (return_way in (0, 1, 2)),
  started_by text not null check (started_by in ('user', 'merchant')),
  -- 0: an amount without goods
  pieces integer not null check (pieces >= 0),
  with_freight boolean not null default true,
  restock boolean not null default true,
  -- asked for; the parts are fixed when the money goes back
  amount_fen bigint not null check (amount_fen >= 0),
  freight_fen bigint not null default 0,
  platform_coupon_fen bigint not null default 0,
  points_fen bigint not null default 0,
  used_points integer not null default 0,
  gained_points integer not null default 0,
  first_commission_fen bigint not null default 0,
  second_commission_fen bigint not null default 0,
  shop_fen bigint not null default 0,
  fee_fen bigint not null default 0,
  is_commission_paid_out boolean not null default false,
  -- the payment channel's key: refunds of one direct refund share it
  channel_no text not null default '',
  channel_error text not null default '',
  refunded_at timestamptz,
  reason text not null default '',
  explanation text not null default '',
  pictures jsonb not null default '[]',
  refusal text not null default '',
  return_receiver text not null default '',
  return_phone text not null default '',
  return_address text not null default '',
  return_express_code text not null default '',
  return_express_name text not null default '',
  return_tracking_number text not null default '',
  return_contact text not null default '',
  is_forced boolean not null default false,
  is_revoked_by_buyer boolean not null default false,
  remark text not null default '',
  platform_remark text not null default '',
  due_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id),
  foreign key (mer_id, order_id, line_id) references order_line (mer_id, order_id, id)
);
create unique index refund_no on refund (mer_id, refund_no);
create index refund_in_status on refund (mer_id, status, id desc);
create index refund_of_order on refund (mer_id, order_id);
create index refund_tracking_number on refund (mer_id, return_tracking_number) where return_tracking_number <> '';
create index refund_due on refund (mer_id, due_at) where due_at is not null;
create index refund_of_channel on refund (mer_id, channel_no) where channel_no <> '';
call protect_merchant_table('refund', 'select, insert, update');

-- What happened to an order or to one of its refunds, by whom. Append only.
create table order_event (
  mer_id integer not null,
  id bigint not null,
  order_id bigint not null,
  refund_id bigint,
  kind text not null,
  message text not null,
  actor text not null check (actor in ('buyer', 'merchant', 'platform', 'system')),
  actor_id bigint not null default 0,
  actor_name text not null default '',
  created_at timestamptz not null,
  primary key (mer_id, order_id, id),
  foreign key (mer_id, order_id) references shop_order (mer_id, id)
);
call protect_merchant_table('order_event', 'select, insert');

-- The income of a paid order: who gets what, where the shop's part stands, and what refunds took back.
create table order_income (
  mer_id integer not null,
  order_id bigint not null,
  base_fen bigint not null,
  fee_fen bigint not null,
  shop_fen bigint not null,
  freight_fen bigint not null,
  refunded_base_fen bigint not null default 0,
  refunded_fee_fen bigint not null default 0,
  pending_fen bigint not null check (pending_fen >= 0),
  frozen_fen bigint not null default 0 check (frozen_fen >= 0),
  thaw_at timestamptz,
  is_settled boolean not null default false,
  primary key (mer_id, order_id),
  foreign key (mer_id, order_id) references shop_order (mer_id, id)
);
create index order_income_thawing on order_income (mer_id, thaw_at) where frozen_fen > 0;
call protect_merchant_table('order_income', 'select, insert, update');

-- Double entry: positive amounts are debits, negative ones credits, and a journal adds up to nothing.
create table ledger_journal (
  mer_id integer not null,
  id bigint not null,
  event text not null,
  ref_no text not null,
  order_id bigint,
  created_at timestamptz not null,
  primary key (mer_id, id)
);
create unique index ledger_journal_once on ledger_journal (mer_id, event, ref_no);
create index ledger_journal_by_time on ledger_journal (mer_id, created_at desc, id desc);
call protect_merchant_table('ledger_journal', 'select, insert');

create table ledger_entry (
  mer_id integer not null,
  journal_id bigint not null,
  account text not null,
  amount_fen bigint not null check (amount_fen <> 0),
  primary key (mer_id, journal_id, account),
  foreign key (mer_id, journal_id) references ledger_journal (mer_id, id)
);
call protect_merchant_table('ledger_entry', 'select, insert');

create function check_journal_balance() returns trigger
language plpgsql
as $$
begin
  if (select sum(amount_fen) from ledger_entry where mer_id = new.mer_id and journal_id = new.journal_id) <> 0 then
    raise exception 'journal % of merchant % does not balance', new.journal_id, new.mer_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_journal_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function check_journal_balance();

create table merchant_account (
  mer_id integer not null,
  pending_fen bigint not null default 0,
  frozen_fen bigint not null default 0,
  -- may be negative: the shop owes what refunds took
  balance_fen bigint not null default 0,
  hold_fen bigint not null default 0 check (hold_fen >= 0),
  primary key (mer_id)
);
call protect_merchant_table('merchant_account', 'select, insert, update');

-- What the shop's programs have asked for under numbers of their own: the same number gets the same answer.
create table gateway_request (
  mer_id integer not null,
  kind text not null,
  number text not null,
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (mer_id, kind, number)
);
create index gateway_request_by_time on gateway_request (mer_id, created_at);
call protect_merchant_table('gateway_request', 'select, insert, update, delete');

-- How many orders stand in each tab, by the day they came (yyyymmdd in the shop's zone): tab counts, and where a far page
-- begins. Changes are appended and folded from time to time, as with products.
create table order_day_count (
  mer_id integer not null,
  tab smallint not null,
  day integer not null,
  count bigint not null,
  primary key (mer_id, tab, day)
);
call protect_merchant_table('order_day_count', 'select');
create table order_day_delta (
  mer_id integer not null,
  id bigint generated always as identity,
  tab smallint not null,
  day integer not null,
  delta integer not null,
  primary key (mer_id, id)
);
call protect_merchant_table('order_day_delta', 'select, insert');

create function count_order_tabs() returns trigger
language plpgsql
as $$
declare
  day integer := to_char(new.created_at at time zone 'Asia/Shanghai', 'YYYYMMDD')::integer;
begin
  if tg_op = 'UPDATE' then
    if old.tab = new.tab then return null; end if;
    if old.tab > 0 then
      insert into order_day_delta (mer_id, tab, day, delta) values (new.mer_id, old.tab, day, -1);
    end if;
  end if;
  if new.tab > 0 then
    insert into order_day_delta (mer_id, tab, day, delta) values (new.mer_id, new.tab, day, 1);
  end if;
  return null;
end $$;
create trigger order_tab_counting after insert or update on shop_order for each row execute function count_order_tabs();

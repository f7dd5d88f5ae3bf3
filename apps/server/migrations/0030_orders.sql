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

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

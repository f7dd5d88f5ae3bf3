alter table task drop constraint task_kind_check,
  add constraint task_kind_check check (kind in ('productBatch', 'productImport', 'productExport', 'orderExport',
    'flowExport', 'dayBillExport', 'monthBillExport'));

-- A bill names coupons and points separately, so the books keep them apart.
insert into ledger_entry (mer_id, journal_id, account, amount_fen)
  select e.mer_id, e.journal_id, 'platform.coupon', o.platform_coupon_fen
  from ledger_entry e
  join ledger_journal j on j.mer_id = e.mer_id and j.id = e.journal_id and j.event = 'pay'
  join shop_order o on o.mer_id = e.mer_id and o.id = j.order_id and o.platform_coupon_fen <> 0
  where e.account = 'platform.subsidy';
insert into ledger_entry (mer_id, journal_id, account, amount_fen)
  select e.mer_id, e.journal_id, 'platform.points', o.points_fen
  from ledger_entry e
  join ledger_journal j on j.mer_id = e.mer_id and j.id = e.journal_id and j.event = 'pay'
  join shop_order o on o.mer_id = e.mer_id and o.id = j.order_id and o.points_fen <> 0
  where e.account = 'platform.subsidy';
insert into ledger_entry (mer_id, journal_id, account, amount_fen)
  select e.mer_id, e.journal_id, 'platform.coupon', -r.platform_coupon_fen
  from ledger_entry e
  join ledger_journal j on j.mer_id = e.mer_id and j.id = e.journal_id and j.event = 'refund'
  join refund r on r.mer_id = e.mer_id and r.refund_no = j.ref_no and r.platform_coupon_fen <> 0
  where e.account = 'platform.subsidy';
insert into ledger_entry (mer_id, journal_id, account, amount_fen)
  select e.mer_id, e.journal_id, 'platform.points', -r.points_fen
  from ledger_entry e
  join ledger_journal j on j.mer_id = e.mer_id and j.id = e.journal_id and j.event = 'refund'
  join refund r on r.mer_id = e.mer_id and r.refund_no = j.ref_no and r.points_fen <> 0
  where e.account = 'platform.subsidy';
delete from ledger_entry where account = 'platform.subsidy';
-- The journals above are checked now: a table with checks outstanding cannot be altered.
set constraints all immediate;
set constraints all deferred;

create index ledger_journal_flow on ledger_journal (mer_id, created_at desc, id desc) where event in ('pay', 'refund');
create index ledger_journal_of_order on ledger_journal (mer_id, order_id) where event in ('pay', 'refund');

-- The journal added up by day and event, for days that are over. A cache: it can be deleted and computed again.
create table ledger_day (
  mer_id integer not null,
  -- yyyymmdd in the shop's zone
  day integer not null,
  event text not null,
  journals integer not null,
  -- sums of the legs by account, debits positive
  amounts jsonb not null,
  primary key (mer_id, day, event)
);
call protect_merchant_table('ledger_day', 'select, insert, delete');
-- Every day until this one is in ledger_day, unless nothing happened on it.
alter table merchant_account add column closed_day integer not null default 0;

create table closing_record (
  mer_id integer not null,
  id bigint not null,
  closing_no text not null,
  amount_fen bigint not null check (amount_fen > 0),
  type text not null check (type in ('bank', 'wechat', 'alipay')),
  -- the account as it was when the payout was asked for
  account_type smallint not null check (account_type in (0, 1)),
  account_name text not null,
  bank_name text not null default '',
  bank_card text not null default '',
  bank_address text not null default '',
  wechat_no text not null default '',
  alipay_account text not null default '',
  payment_code text not null default '',
  status text not null check (status in ('applied', 'approved', 'refused', 'cancelled', 'paid')),
  refusal text not null default '',
  auditor text not null default '',
  audited_at timestamptz,
  proof jsonb not null default '[]',
  paid_at timestamptz,
  remark text not null default '',
  platform_remark text not null default '',
  applicant text not null,
  created_at timestamptz not null,
  primary key (mer_id, id)
);
create unique index closing_record_no on closing_record (mer_id, closing_no);
create index closing_record_in_status on closing_record (mer_id, status, id desc);
call protect_merchant_table('closing_record', 'select, insert, update');

create table invoice (
  mer_id integer not null,
  id bigint not null,
  -- of the request; the tax office's own number comes with the file
  invoice_no text not null,
  order_id bigint not null,
  uid bigint not null,
  kind smallint not null check (kind in (1, 2)),
  title_type smallint not null check (title_type in (1, 2)),
  title text not null,
  tax_no text not null default '',
  email text not null default '',
  amount_fen bigint not null check (amount_fen >= 0),
  status smallint not null check (status in (0, 1, 2, 3, 4)),
  number text not null default '',
  file_url text not null default '',
  issued_at timestamptz,
  sent_at timestamptz,
  -- what went back after it was issued; a red letter corrects it
  red_fen bigint not null default 0 check (red_fen >= 0),
  red_number text not null default '',
  red_file_url text not null default '',
  red_at timestamptz,
  refusal text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null default 0,
  primary key (mer_id, id),
  foreign key (mer_id, order_id) references shop_order (mer_id, id)
);
create unique index invoice_no on invoice (mer_id, invoice_no);
create index invoice_in_status on invoice (mer_id, status, id desc);
-- One at a time; a refused one may be asked for again.
create unique index invoice_of_order on invoice (mer_id, order_id) where status <> 2;
call protect_merchant_table('invoice', 'select, insert, update');

-- What the daily check of a shop's books has found.
create table books_check (
  mer_id integer not null primary key,
  checked_at timestamptz not null,
  differences jsonb not null default '[]'
);
call protect_merchant_table('books_check', 'select, insert, update');

-- A change of products that is made at a time, in the name of whoever planned it.
create table timed_change (
  mer_id integer not null,
  id bigint not null,
  admin_id bigint not null,
  -- of the call that planned it, for the lines that its run writes into the log
  account text not null,
  address text not null,
  kind text not null check (kind in ('up', 'down', 'price', 'addStock', 'setStock')),
  summary text not null,
  note text not null,
  run_at timestamptz not null,
  -- 0 waiting, 1 running, 2 done, 3 partial, 4 failed, 5 cancelled
  status smallint not null default 0 check (status in (0, 1, 2, 3, 4, 5)),
  -- why nothing of it was done
  reason text not null default '',
  total integer not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (mer_id, id)
);
create index timed_change_by_time on timed_change (mer_id, run_at desc, id desc);
create index timed_change_unfinished on timed_change (mer_id, run_at, id) where finished_at is null;
call protect_merchant_table('timed_change', 'select, insert, update');

create table timed_change_item (
  mer_id integer not null,
  change_id bigint not null,
  product_id bigint not null,
  -- as it was called then
  name text not null,
  -- [{"id": 1, "before": 990, "after": 890}]: fen or pieces, as they were and as they will be
  skus jsonb not null,
  -- 0 open, 1 done, 2 failed
  outcome smallint not null default 0 check (outcome in (0, 1, 2)),
  reason text not null default '',
  primary key (mer_id, change_id, product_id),
  foreign key (mer_id, change_id) references timed_change (mer_id, id)
);
create index timed_change_item_of_product on timed_change_item (mer_id, product_id, change_id);
call protect_merchant_table('timed_change_item', 'select, insert, update');

alter table stock_ledger drop constraint stock_ledger_reason_check,
  add constraint stock_ledger_reason_check check (reason in (1, 2, 3, 4, 5, 6, 7, 8, 9));

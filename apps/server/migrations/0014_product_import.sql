-- A file of products on its way into the shop; gone with its rows and its file after a week.
create table product_import (
  mer_id integer not null,
  id bigint not null,
  file_name text not null,
  file_key text not null,
  format text not null check (format in ('xlsx', 'csv')),
  -- 0 uploaded, 1 checking, 2 checked, 3 committing, 4 committed, 5 undoing, 6 undone, 7 failed
  state smallint not null default 0 check (state in (0, 1, 2, 3, 4, 5, 6, 7)),
  -- [{"title", "samples"}]
  columns jsonb not null,
  -- [{"field", "column"}]
  mapping jsonb not null,
  row_count integer not null,
  creates integer not null default 0,
  changes integer not null default 0,
  same integer not null default 0,
  refused integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  task_id bigint not null default 0,
  -- which attempt to check it writes rows: another one that still runs must not
  check_no integer not null default 0,
  error text not null default '',
  admin_id bigint not null,
  committed_at timestamptz,
  created_at timestamptz not null,
  primary key (mer_id, id)
);
create index product_import_age on product_import (created_at);
call protect_merchant_table('product_import', 'select, insert, update');

-- One product of the file each.
create table product_import_row (
  mer_id integer not null,
  import_id bigint not null,
  no integer not null,
  first_line integer not null,
  last_line integer not null,
  -- 0 = new and not taken in yet
  product_id bigint not null default 0,
  name text not null check (length(name) <= 200),
  -- 1 create, 2 change, 3 same, 4 refused
  action smallint not null check (action in (1, 2, 3, 4)),
  -- 0 waiting, 1 done, 2 failed, 3 undone, 4 kept
  outcome smallint not null default 0 check (outcome in (0, 1, 2, 3, 4)),
  problems jsonb not null default '[]',
  changes jsonb not null default '[]',
  reason text not null default '',
  -- what to do, and what to do to take it back
  input jsonb,
  undo jsonb,
  -- of the product when it was looked at, and when the row had been taken in
  version integer not null default 0,
  version_after integer not null default 0,
  done_at timestamptz,
  primary key (mer_id, import_id, no),
  foreign key (mer_id, import_id) references product_import (mer_id, id)
);
create index product_import_row_action on product_import_row (mer_id, import_id, action, no);
create index product_import_row_outcome on product_import_row (mer_id, import_id, outcome, no);
call protect_merchant_table('product_import_row', 'select, insert, update, delete');

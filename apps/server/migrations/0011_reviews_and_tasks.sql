create table product_review (
  mer_id integer not null,
  id bigint not null,
  product_id bigint not null,
  sku_id bigint not null,
  sku_label text not null,
  -- 0 = written by the merchant's staff
  user_id bigint not null default 0,
  order_no text not null default '',
  order_line_id bigint not null default 0,
  star smallint not null check (star between 1 and 5),
  comment text not null,
  pictures jsonb not null default '[]',
  -- who wrote it, as it was known then
  nickname text not null,
  avatar text not null default '',
  phone text not null default '',
  -- the shopper has cancelled the account since
  is_author_gone boolean not null default false,
  reply text not null default '',
  replied_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  primary key (mer_id, id),
  foreign key (mer_id, product_id) references product (mer_id, id)
);
create index product_review_newest on product_review (mer_id, id desc) where deleted_at is null;
create index product_review_of on product_review (mer_id, product_id) where deleted_at is null;
call protect_merchant_table('product_review', 'select, insert, update');

-- Long work that goes on when its page is left.
create table task (
  mer_id integer not null,
  id bigint not null,
  kind text not null check (kind in ('productBatch', 'productImport', 'productExport')),
  title text not null,
  -- 0 waiting, 1 done, 2 running, 3 failed
  status smallint not null default 0 check (status in (0, 1, 2, 3)),
  params jsonb not null,
  total integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  file_name text not null default '',
  error text not null default '',
  admin_id bigint not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (mer_id, id)
);
create index task_newest on task (mer_id, id desc);
call protect_merchant_table('task', 'select, insert, update');

-- The rows a task is about, with what became of each: 0 to do, 1 done, 2 failed.
create table task_row (
  mer_id integer not null,
  task_id bigint not null,
  no integer not null,
  ref_id bigint not null,
  status smallint not null default 0 check (status in (0, 1, 2)),
  label text not null default '',
  reason text not null default '',
  primary key (mer_id, task_id, no),
  foreign key (mer_id, task_id) references task (mer_id, id)
);
create index task_row_failed on task_row (mer_id, task_id, no) where status = 2;
call protect_merchant_table('task_row', 'select, insert, update');

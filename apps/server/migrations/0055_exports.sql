-- Columns of an export, in the order of its file; everybody in the shop may use a template.
create table export_template (
  mer_id integer not null,
  id bigint not null,
  admin_id bigint not null,
  kind text not null,
  name text not null,
  columns jsonb not null,
  created_at timestamptz not null,
  primary key (mer_id, id)
);
call protect_merchant_table('export_template', 'select, insert, update, delete');

-- An export that runs by itself, with the rights that its person has then.
create table export_schedule (
  mer_id integer not null,
  id bigint not null,
  admin_id bigint not null,
  name text not null,
  kind text not null,
  -- as in the list's address: 昨天 is another day every time
  filters jsonb not null,
  -- null: all of them
  columns jsonb,
  format text not null check (format in ('xlsx', 'csv')),
  is_plain boolean not null,
  every text not null check (every in ('day', 'week')),
  weekday smallint not null check (weekday in (1, 2, 3, 4, 5, 6, 7)),
  hour smallint not null check (hour between 0 and 23),
  is_on boolean not null default true,
  paused_reason text not null default '',
  -- null while it is off
  next_run_at timestamptz,
  last_run_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null,
  primary key (mer_id, id)
);
call protect_merchant_table('export_schedule', 'select, insert, update, delete');

alter table task drop constraint task_kind_check,
  add constraint task_kind_check check (kind in
    ('productBatch', 'productImport', 'productExport', 'orderExport', 'orderLineExport', 'refundExport', 'flowExport',
      'dayBillExport', 'monthBillExport', 'userExport', 'logExport', 'couponSend', 'shipDesk'));
create index task_of_kind on task (mer_id, kind, id desc);

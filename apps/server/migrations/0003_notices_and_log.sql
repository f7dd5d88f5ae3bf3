-- What is announced to a merchant's staff. Numbered without gaps in the order of commits, so that "everything after
-- number n" never misses a row.
create table push_event (
  mer_id integer not null,
  no bigint not null,
  type text not null check (type in ('1', '2', '3')),
  title text not null,
  content text not null,
  url text not null,
  -- who is told: holders of this permission, or everyone of the merchant
  permission text,
  created_at timestamptz not null,
  primary key (mer_id, no)
);
call protect_merchant_table('push_event', 'select, insert');

create table push_counter (
  mer_id integer primary key,
  last_no bigint not null
);
call protect_merchant_table('push_counter', 'select, insert, update');

create table push_ticket (
  ticket_hash bytea primary key,
  mer_id integer not null,
  token_hash bytea not null,
  expires_at timestamptz not null
);

-- Read up to a number, plus single ones read beyond it.
create table notice_cursor (
  mer_id integer not null,
  admin_id bigint not null,
  read_no bigint not null,
  primary key (mer_id, admin_id)
);
call protect_merchant_table('notice_cursor', 'select, insert, update');

create table notice_read (
  mer_id integer not null,
  admin_id bigint not null,
  no bigint not null,
  primary key (mer_id, admin_id, no)
);
call protect_merchant_table('notice_read', 'select, insert, delete');

-- Append only: the merchant role can neither change nor remove a line.
create table sensitive_log (
  mer_id integer not null,
  id bigint not null,
  admin_id bigint not null,
  account text not null,
  description text not null,
  operation text not null check (operation in ('增加', '删除', '修改', '导出', '查询')),
  method text not null,
  http_method text not null,
  url text not null,
  address text not null,
  params text not null,
  result text not null,
  status integer not null check (status in (0, 1)),
  error text not null,
  created_at timestamptz not null,
  primary key (mer_id, id)
);
create index sensitive_log_newest on sensitive_log (mer_id, created_at desc, id desc);
call protect_merchant_table('sensitive_log', 'select, insert');

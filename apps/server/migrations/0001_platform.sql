-- The role in which every merchant transaction runs. It owns nothing, so row-level security always applies to it.
do $$
begin
  create role zhanggui_merchant nologin;
exception
  when duplicate_object or unique_violation then null;
end $$;
grant zhanggui_merchant to current_user;
grant usage on schema public to zhanggui_merchant;

-- The merchant of the transaction, or null: a missing setting shows no rows.
create function current_merchant() returns integer
language sql stable parallel safe
as $$ select nullif(current_setting('app.mer_id', true), '')::integer $$;

-- Every table with a mer_id column is passed through here once: policy plus the named rights, nothing else.
create procedure protect_merchant_table(table_name text, rights text)
language plpgsql
as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format(
    'create policy own_merchant on %I using (mer_id = (select current_merchant())) with check (mer_id = (select current_merchant()))',
    table_name);
  execute format('grant %s on %I to zhanggui_merchant', rights, table_name);
end $$;

-- Ids are handed out by the application in blocks: no sequence to share between the nodes of a cluster.
create table id_block (
  name text primary key,
  next_id bigint not null
);
insert into id_block values ('main', 1000);

create table platform_config (
  key text primary key,
  value text not null,
  updated_at timestamptz not null default now()
);
grant select on platform_config to zhanggui_merchant;

-- mer_id 0 = the platform's own jobs.
create table job (
  mer_id integer not null,
  id bigint not null,
  kind text not null,
  payload jsonb not null,
  -- at most one unfinished job of a kind under one key
  unique_key text,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  attempts integer not null default 0,
  max_attempts integer not null default 5,
  run_at timestamptz not null,
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (mer_id, id)
);
create index job_due on job (run_at) where status in ('waiting', 'running');
create index job_state on job (status, finished_at);
create unique index job_unfinished on job (mer_id, kind, unique_key) where status in ('waiting', 'running');
call protect_merchant_table('job', 'select, insert');

-- The first answer of a write, so that the same call made twice happens once.
create table idempotency (
  mer_id integer not null,
  admin_id bigint not null,
  key text not null,
  endpoint text not null,
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (mer_id, admin_id, key)
);
create index idempotency_age on idempotency (created_at);
call protect_merchant_table('idempotency', 'select, insert, update');

-- Lost after a crash of the database, which is fine for a counter of the last minute.
create unlogged table rate_window (
  bucket text not null,
  starts_at timestamptz not null,
  hits integer not null,
  primary key (bucket, starts_at)
);

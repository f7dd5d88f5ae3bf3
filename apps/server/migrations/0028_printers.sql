-- The printer of a shop's receipts. Secrets are sealed under a key that is not in the database; yly_token is what 易联云
-- handed out for them, which may be asked for a few times a day only.
create table printer (
  mer_id integer not null,
  id bigint not null,
  name text not null,
  brand smallint not null check (brand in (0, 1)),
  is_enabled boolean not null default true,
  yly_app_id text not null default '',
  yly_user_id text not null default '',
  yly_secret bytea,
  yly_token bytea,
  yly_machine_no text not null default '',
  fe_name text not null default '',
  fe_user text not null default '',
  fe_ukey bytea,
  fe_sn text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null default 0,
  primary key (mer_id, id),
  unique (mer_id)
);
call protect_merchant_table('printer', 'select, insert, update, delete');

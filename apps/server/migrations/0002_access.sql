create table merchant (
  id integer primary key,
  name text not null,
  real_name text not null,
  phone text not null,
  is_open boolean not null default false,
  is_self_run boolean not null default false,
  star_level integer not null default 1 check (star_level between 1 and 5),
  created_at timestamptz not null,
  deleted_at timestamptz
);
alter table merchant enable row level security;
create policy own_merchant on merchant using (id = (select current_merchant())) with check (id = (select current_merchant()));
grant select, update on merchant to zhanggui_merchant;

-- Account names are unique over the whole platform, whatever their case, and signing in starts from the name alone;
-- admin.account keeps the spelling that was chosen.
create table login_name (
  account text primary key check (account = lower(account)),
  mer_id integer not null,
  admin_id bigint not null
);

create table admin (
  mer_id integer not null,
  id bigint not null,
  account text not null,
  password_hash text not null,
  real_name text not null,
  avatar text not null default '',
  phone text not null default '',
  receives_sms boolean not null default false,
  -- 2 owner, 4 staff (spec: 1 and 3 belong to the platform)
  type integer not null check (type in (2, 4)),
  is_enabled boolean not null default true,
  login_count integer not null default 0,
  last_login_at timestamptz,
  last_login_ip text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (mer_id, id)
);
create unique index admin_one_owner on admin (mer_id) where type = 2 and deleted_at is null;
call protect_merchant_table('admin', 'select, insert, update');

create table role (
  mer_id integer not null,
  id bigint not null,
  name text not null,
  is_open boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id),
  unique (mer_id, name)
);
call protect_merchant_table('role', 'select, insert, update, delete');

create table role_permission (
  mer_id integer not null,
  role_id bigint not null,
  permission text not null,
  primary key (mer_id, role_id, permission),
  foreign key (mer_id, role_id) references role (mer_id, id) on delete cascade
);
call protect_merchant_table('role_permission', 'select, insert, delete');

create table admin_role (
  mer_id integer not null,
  admin_id bigint not null,
  role_id bigint not null,
  primary key (mer_id, admin_id, role_id),
  foreign key (mer_id, admin_id) references admin (mer_id, id),
  foreign key (mer_id, role_id) references role (mer_id, id)
);
create index admin_role_holders on admin_role (mer_id, role_id);
call protect_merchant_table('admin_role', 'select, insert, delete');

-- The token itself is never stored. It carries the merchant's number, so the key can lead with it.
create table session (
  mer_id integer not null,
  token_hash bytea not null,
  admin_id bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null,
  user_agent text not null,
  primary key (mer_id, token_hash)
);
create index session_of_admin on session (mer_id, admin_id);
create index session_expiry on session (expires_at);
call protect_merchant_table('session', 'select, insert, delete');

-- Failed sign-ins of an account name or of an address; both are counted whether the account exists or not.
create table login_failure (
  subject text primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);

create table captcha (
  id text primary key,
  kind text not null check (kind in ('image', 'puzzle', 'ticket')),
  answer text not null,
  secret text not null default '',
  expires_at timestamptz not null
);
create index captcha_expiry on captcha (expires_at);

-- When a session was last used, to within five minutes.
alter table session add column seen_at timestamptz not null default now();

-- Who signs in with codes of an authenticator as well. Everything that is secret is sealed with a key that is not here.
create table second_factor (
  mer_id integer not null,
  admin_id bigint not null,
  -- set up, but not proven by a code yet
  sealed_pending bytea,
  pending_at timestamptz,
  -- null: not in use
  sealed_secret bytea,
  sealed_codes bytea,
  confirmed_at timestamptz,
  -- the latest time step whose code was accepted; no code of it or before it is good again
  last_step bigint not null default 0,
  -- wrong codes in a row while signing in, from wherever
  failures integer not null default 0,
  failed_at timestamptz,
  primary key (mer_id, admin_id),
  check ((confirmed_at is null) = (sealed_secret is null) and (confirmed_at is null) = (sealed_codes is null))
);
call protect_merchant_table('second_factor', 'select, insert, update, delete');

-- A right password that waits for its code.
create table sign_in_ticket (
  mer_id integer not null,
  ticket_hash bytea not null,
  admin_id bigint not null,
  network text not null,
  -- of the password and the secret that it was given for
  bound_to bytea not null,
  wrong_codes smallint not null default 0,
  expires_at timestamptz not null,
  primary key (mer_id, ticket_hash)
);
call protect_merchant_table('sign_in_ticket', 'select, insert, update, delete');

alter table role add column requires_factor boolean not null default false;

create or replace view held_role with (security_invoker = true) as
select held.mer_id, held.admin_id, role.id as role_id, role.name, role.requires_factor
from admin_role held
join role on role.mer_id = held.mer_id and role.id = held.role_id
where role.is_open;

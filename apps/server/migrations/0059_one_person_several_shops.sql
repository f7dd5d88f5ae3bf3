-- Who signs in stands apart from the shops that they work for: name, password and second factor are a person's, rights,
-- log and notices are those of their account in each shop. These tables are looked up before there is a merchant.
create table person (
  id bigint primary key,
  -- as it was spelled
  account text not null,
  password_hash text not null,
  -- whose secrets they are: what is sealed for one person cannot be opened for another
  seal_name text not null,
  created_at timestamptz not null
);

create table person_shop (
  person_id bigint not null references person (id) on delete cascade,
  mer_id integer not null,
  admin_id bigint not null,
  last_used_at timestamptz,
  primary key (person_id, mer_id),
  unique (mer_id, admin_id)
);

insert into person (id, account, password_hash, seal_name, created_at)
select block.next_id + row_number() over (order by a.mer_id, a.id), a.account, a.password_hash, a.mer_id || ':' || a.id,
  a.created_at
from login_name n
join admin a on a.mer_id = n.mer_id and a.id = n.admin_id and a.deleted_at is null
cross join (select next_id from id_block where name = 'main') block;
update id_block set next_id = next_id + 1 + (select count(*) from person) where name = 'main';

insert into person_shop (person_id, mer_id, admin_id, last_used_at)
select p.id, n.mer_id, n.admin_id, a.last_login_at
from login_name n
join person p on p.seal_name = n.mer_id || ':' || n.admin_id
join admin a on a.mer_id = n.mer_id and a.id = n.admin_id;

-- After merchants were removed: who worked nowhere else is gone with them.
create function forget_people_without_shop() returns void
language sql
as $$ delete from person p where not exists (select from person_shop s where s.person_id = p.id) $$;
revoke execute on function forget_people_without_shop from public;

drop function claim_login_name, release_login_name;
alter table login_name add column person_id bigint references person (id) on delete cascade;
update login_name n set person_id = s.person_id from person_shop s where s.mer_id = n.mer_id and s.admin_id = n.admin_id;
delete from login_name where person_id is null;
alter table login_name alter column person_id set not null, drop column mer_id, drop column admin_id;
create index login_name_of_person on login_name (person_id);

create or replace function locked_admins(lock_at integer, since timestamptz) returns setof bigint
language sql stable security definer set search_path = public, pg_temp
as $$
  select distinct s.admin_id
  from person_shop s join login_name n on n.person_id = s.person_id join login_failure f on f.account = n.account
  where s.mer_id = current_merchant() and f.network <> '' and f.failures >= lock_at and f.last_failed_at > since
$$;

create or replace function unlock_admin(of_admin bigint) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from login_failure f using person_shop s, login_name n
  where s.mer_id = current_merchant() and s.admin_id = of_admin and n.person_id = s.person_id and f.account = n.account
$$;

-- A copy of what second_factor says, in each of their shops: the check of every call reads it.
alter table admin add column has_factor boolean not null default false;
update admin a set has_factor = true from second_factor f
where f.mer_id = a.mer_id and f.admin_id = a.id and f.confirmed_at is not null;
alter table admin drop column password_hash;

create temp table kept_factor as select * from second_factor;
drop table second_factor;
-- Who signs in with codes of an authenticator as well. Everything that is secret is sealed with a key that is not here.
create table second_factor (
  person_id bigint primary key references person (id) on delete cascade,
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
  check ((confirmed_at is null) = (sealed_secret is null) and (confirmed_at is null) = (sealed_codes is null))
);
insert into second_factor
select s.person_id, f.sealed_pending, f.pending_at, f.sealed_secret, f.sealed_codes, f.confirmed_at, f.last_step, f.failures,
  f.failed_at
from kept_factor f join person_shop s on s.mer_id = f.mer_id and s.admin_id = f.admin_id;
drop table kept_factor;

-- A right password that waits for its code; those under way begin anew.
drop table sign_in_ticket;
create table sign_in_ticket (
  ticket_hash bytea primary key,
  person_id bigint not null references person (id) on delete cascade,
  network text not null,
  -- of the password and the secret that it was given for
  bound_to bytea not null,
  wrong_codes smallint not null default 0,
  expires_at timestamptz not null
);
create index sign_in_ticket_of_person on sign_in_ticket (person_id);

-- A shop asks somebody who already signs in elsewhere to work for it too. It is looked up by the person as well as by the
-- shop, so it lies outside of merchants.
create table shop_invitation (
  id bigint primary key,
  mer_id integer not null,
  person_id bigint not null references person (id) on delete cascade,
  inviter_id bigint not null,
  role_ids bigint[] not null,
  -- as they were called then, for who is asked
  shop_name text not null,
  inviter_name text not null,
  role_names text[] not null,
  -- as the shop will list them
  account text not null,
  real_name text not null,
  -- 0 open, 1 accepted, 2 declined, 3 withdrawn, 4 expired
  status smallint not null default 0 check (status in (0, 1, 2, 3, 4)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index shop_invitation_open on shop_invitation (mer_id, person_id) where status = 0;
create index shop_invitation_of_shop on shop_invitation (mer_id, id desc);
create index shop_invitation_of_person on shop_invitation (person_id, created_at);
create index shop_invitation_age on shop_invitation (created_at);

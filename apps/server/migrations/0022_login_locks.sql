-- Failed sign-ins are counted for an account at a network, for the account everywhere (network '') and for the network
-- whatever the account (account ''). Only the first can lock: a stranger locks himself out, and nobody else. Counters
-- live for half an hour, so nothing is carried over.
drop table login_failure;
create table login_failure (
  account text not null,
  network text not null,
  failures integer not null,
  last_failed_at timestamptz not null,
  primary key (account, network)
);
create index login_failure_age on login_failure (last_failed_at);

-- The counters lie outside of merchants. These two let a merchant see and lift the locks of its own accounts.
create function locked_admins(lock_at integer, since timestamptz) returns setof bigint
language sql stable security definer set search_path = public, pg_temp
as $$
  select distinct n.admin_id from login_name n join login_failure f on f.account = n.account
  where n.mer_id = current_merchant() and f.network <> '' and f.failures >= lock_at and f.last_failed_at > since
$$;

create function unlock_admin(of_admin bigint) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from login_failure f using login_name n
  where n.mer_id = current_merchant() and n.admin_id = of_admin and f.account = n.account
$$;

revoke execute on function locked_admins, unlock_admin from public;
grant execute on function locked_admins, unlock_admin to zhanggui_merchant;

-- Hashes are salted, so accounts that share one were seeded together: with the password of the demo shops, which is
-- known to everybody and only good on this machine.
insert into platform_config (key, value)
select 'demo_password_hash', password_hash from admin group by password_hash having count(*) > 1
order by count(*) desc limit 1;

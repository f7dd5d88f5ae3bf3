alter table admin add column updated_by bigint;
alter table role add column updated_by bigint;

-- What was different afterwards, in the words of the screen: [{field, before, after}].
alter table sensitive_log add column changes jsonb not null default '[]';
create index sensitive_log_failed on sensitive_log (mer_id, created_at desc, id desc) where status = 1;

-- Account names are looked up before there is a merchant, so the merchant role has no right to their table. These two
-- let it take and free names for accounts of its own; taking says no more than whether the name was free.
create function claim_login_name(name text, of_admin bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into login_name (account, mer_id, admin_id) values (name, current_merchant(), of_admin) on conflict do nothing;
  return found;
end $$;

create function release_login_name(of_admin bigint) returns void
language sql security definer set search_path = public, pg_temp
as $$ delete from login_name where mer_id = current_merchant() and admin_id = of_admin $$;

revoke execute on function claim_login_name, release_login_name from public;
grant execute on function claim_login_name, release_login_name to zhanggui_merchant;

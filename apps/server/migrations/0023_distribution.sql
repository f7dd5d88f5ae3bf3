-- What a distributed engine asks of the tables (docs/scaling.md): policies without subselects, and triggers whose inserts
-- name their row.

create or replace procedure protect_merchant_table(table_name text, rights text)
language plpgsql
as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format(
    'create policy own_merchant on %I using (mer_id = current_merchant()) with check (mer_id = current_merchant())',
    table_name);
  execute format('grant %s on %I to zhanggui_merchant', rights, table_name);
end $$;

do $$
declare
  protected text;
begin
  for protected in
    select tablename from pg_policies where schemaname = 'public' and policyname = 'own_merchant' and tablename <> 'merchant'
  loop
    execute format(
      'alter policy own_merchant on %I using (mer_id = current_merchant()) with check (mer_id = current_merchant())',
      protected);
  end loop;
end $$;
alter policy own_merchant on merchant using (id = current_merchant()) with check (id = current_merchant());

create or replace function count_product_tabs() returns trigger
language plpgsql
as $$
declare
  merchant integer := coalesce(new.mer_id, old.mer_id);
  old_tabs smallint[] := '{}';
  new_tabs smallint[] := '{}';
  tab smallint;
begin
  if tg_op <> 'INSERT' then old_tabs := product_tabs(old.state, old.stock, old.is_low); end if;
  if tg_op <> 'DELETE' then new_tabs := product_tabs(new.state, new.stock, new.is_low); end if;
  foreach tab in array new_tabs loop
    if tab <> all (old_tabs) then insert into product_tab_delta (mer_id, tab, delta) values (merchant, tab, 1); end if;
  end loop;
  foreach tab in array old_tabs loop
    if tab <> all (new_tabs) then insert into product_tab_delta (mer_id, tab, delta) values (merchant, tab, -1); end if;
  end loop;
  return null;
end $$;

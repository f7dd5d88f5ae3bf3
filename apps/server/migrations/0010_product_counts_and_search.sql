-- How many products stand in each tab. Changes are appended and folded from time to time: a counter row that every
-- change updates would make them all wait for each other.
create table product_tab_count (
  mer_id integer not null,
  tab smallint not null,
  count bigint not null,
  primary key (mer_id, tab)
);
call protect_merchant_table('product_tab_count', 'select');
create table product_tab_delta (
  mer_id integer not null,
  id bigint generated always as identity,
  tab smallint not null,
  delta integer not null,
  primary key (mer_id, id)
);
call protect_merchant_table('product_tab_delta', 'select, insert');

create function product_tabs(state smallint, stock bigint, is_low boolean) returns smallint[]
language sql immutable parallel safe
as $$
  select case when state = 0 then '{}'::smallint[] else array[state] end
    || case when state in (1, 2) and stock <= 0 then '{3}'::smallint[] else '{}'::smallint[] end
    || case when state in (1, 2) and is_low then '{4}'::smallint[] else '{}'::smallint[] end
$$;

create function count_product_tabs() returns trigger
language plpgsql
as $$
declare
  old_tabs smallint[] := '{}';
  new_tabs smallint[] := '{}';
begin
  if tg_op <> 'INSERT' then old_tabs := product_tabs(old.state, old.stock, old.is_low); end if;
  if tg_op <> 'DELETE' then new_tabs := product_tabs(new.state, new.stock, new.is_low); end if;
  if old_tabs = new_tabs then return null; end if;
  insert into product_tab_delta (mer_id, tab, delta)
    select coalesce(new.mer_id, old.mer_id), tab, sum(change)
    from (select unnest(new_tabs) as tab, 1 as change union all select unnest(old_tabs), -1) as changes
    group by tab having sum(change) <> 0;
  return null;
end $$;
create trigger product_tab_counting after insert or update of is_shown, audit_status, is_in_review, is_recycled,
  deleted_at, stock, is_low or delete on product for each row execute function count_product_tabs();

-- Search under row-level security: a policy must see a row before @> may, so the index on tokens would never be used.
-- The functions below run as their owner, name the merchant of the transaction themselves and are planned for each call.
-- What they ask for: $1 merchant, $2 tokens, $3 typed text, $4 platform category, $5 store category, $6 products,
-- $7 products that a bar code has found.
create function product_condition(tokens text[], typed text, platform_category bigint, store_category bigint,
  chosen bigint[], coded bigint[]) returns text
language sql immutable
as $$
  select 'mer_id = $1'
    || case when typed is null then '' else ' and ('
      || case when cardinality(tokens) > 0 then 'tokens @> $2 and ' else '' end
      || '(strpos(search_name, $3) > 0 or strpos(search_keywords, '','' || $3 || '','') > 0)'
      || case when cardinality(coded) > 0 then ' or id = any ($7)' else '' end
      || ')' end
    || case when platform_category is null then '' else ' and platform_category_id = $4' end
    || case when store_category is null then '' else ' and id in (
      select c.product_id from product_store_category c join store_category s on s.mer_id = c.mer_id and s.id = c.category_id
      where s.mer_id = $1 and (s.id = $5 or s.pid = $5))' end
    || case when chosen is null then '' else ' and id = any ($6)' end
$$;

-- A page of ids in the order of the list, and how many there are, counted up to `most`. Tab 0 = whatever could be sold.
-- What a search finds is looked at once, and the tab afterwards (offset 0 keeps them apart): few products have the
-- words, very many stand in the tab. Of more than `most` the page is taken by walking along the order of the list.
create function find_products(tab smallint, wanted text[], typed text, platform_category bigint, store_category bigint,
  chosen bigint[], code text, most integer, page_limit integer, page_offset bigint,
  out ids bigint[], out total bigint)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  merchant integer := current_merchant();
  coded bigint[] := '{}';
  condition text;
  in_tab text := case tab
    when 0 then 'state in (1, 2)'
    when 3 then 'state in (1, 2) and stock <= 0'
    when 4 then 'state in (1, 2) and is_low'
    else format('state = %s', tab) end;
begin
  if code <> '' then
    coded := array(select k.product_id from product_sku k
      where k.mer_id = merchant and k.bar_code = code and k.bar_code <> '' and k.deleted_at is null);
  end if;
  condition := product_condition(wanted, typed, platform_category, store_category, chosen, coded);
  execute format('with found as materialized (
      select id, sort from (select id, sort, state, stock, is_low from product where %s %s) as p where %s limit $8 + 1)
    select count(*), array(select id from found order by sort desc, id desc limit $9 offset $10) from found',
    condition, case when cardinality(wanted) > 0 then 'offset 0' end, in_tab)
    into total, ids
    using merchant, wanted, typed, platform_category, store_category, chosen, coded, most, page_limit, page_offset;
  if total <= most then return; end if;
  total := most;
  execute format('select array(select id from product where %s and %s order by sort desc, id desc limit $8 offset $9)',
    condition, in_tab)
    into ids using merchant, wanted, typed, platform_category, store_category, chosen, coded, page_limit, page_offset;
end $$;

-- How many of them stand in each tab, by the tab's number, looking at no more than `most` products.
create function tally_products(wanted text[], typed text, platform_category bigint, store_category bigint, most integer)
returns bigint[]
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  counts bigint[];
begin
  execute format('select array[
      count(*) filter (where state = 1), count(*) filter (where state = 2),
      count(*) filter (where state in (1, 2) and stock <= 0), count(*) filter (where state in (1, 2) and is_low),
      count(*) filter (where state = 5), count(*) filter (where state = 6),
      count(*) filter (where state = 7), count(*) filter (where state = 8)]
    from (select state, stock, is_low from product where %s and state <> 0 limit $8) as found',
    product_condition(wanted, typed, platform_category, store_category, null, '{}'))
    into counts
    using current_merchant(), wanted, typed, platform_category, store_category, null::bigint[], null::bigint[], most;
  return counts;
end $$;

revoke execute on function product_condition, find_products, tally_products from public;
grant execute on function find_products, tally_products to zhanggui_merchant;

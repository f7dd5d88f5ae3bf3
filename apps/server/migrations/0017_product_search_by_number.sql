-- Figures alone may also be the number of a product; the condition finds it by the primary key.
create function product_numbered(typed text) returns bigint[]
language sql immutable parallel safe
as $$ select case when typed ~ '^[0-9]{1,15}$' then array[typed::bigint] else '{}'::bigint[] end $$;

-- A page of ids in the order of the list, and how many there are, counted up to `most`. Tab 0 = whatever could be sold,
-- tab -1 = whatever is not in the bin.
-- What a search finds is looked at once, and the tab afterwards (offset 0 keeps them apart): few products have the
-- words, very many stand in the tab. Of more than `most` the page is taken by walking along the order of the list.
create or replace function find_products(tab smallint, wanted text[], typed text, platform_category bigint, store_category bigint,
  chosen bigint[], code text, most integer, page_limit integer, page_offset bigint,
  out ids bigint[], out total bigint)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  merchant integer := current_merchant();
  coded bigint[] := product_numbered(typed);
  condition text;
  in_tab text := case tab
    when -1 then 'state in (1, 2, 6, 7, 8)'
    when 0 then 'state in (1, 2)'
    when 3 then 'state in (1, 2) and stock <= 0'
    when 4 then 'state in (1, 2) and is_low'
    else format('state = %s', tab) end;
begin
  if code <> '' then
    coded := coded || array(select k.product_id from product_sku k
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
create or replace function tally_products(wanted text[], typed text, platform_category bigint, store_category bigint, most integer)
returns bigint[]
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  counts bigint[];
  numbered bigint[] := product_numbered(typed);
begin
  execute format('select array[
      count(*) filter (where state = 1), count(*) filter (where state = 2),
      count(*) filter (where state in (1, 2) and stock <= 0), count(*) filter (where state in (1, 2) and is_low),
      count(*) filter (where state = 5), count(*) filter (where state = 6),
      count(*) filter (where state = 7), count(*) filter (where state = 8)]
    from (select state, stock, is_low from product where %s and state <> 0 limit $8) as found',
    product_condition(wanted, typed, platform_category, store_category, null, numbered))
    into counts
    using current_merchant(), wanted, typed, platform_category, store_category, null::bigint[], numbered, most;
  return counts;
end $$;

revoke execute on function product_numbered from public;

-- An overview has more than what could be sold; one index in the order of the list serves both.
drop index product_saleable;
create index product_kept on product (mer_id, sort desc, id desc) where state in (1, 2, 6, 7, 8);

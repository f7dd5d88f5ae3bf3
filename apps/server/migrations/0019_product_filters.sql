-- The search of products takes its filter as a list of conditions, so that a new filter is a line in the server and no new
-- function here. The functions run as their owner (see 0010), so conditions are data, never SQL:
--   {"column": "brand_id", "operator": "=", "value": 7}   a column of the product; operators =, any (of a list), >=, <
--   {"storeCategory": 5}                                  in this category of the shop or below it
--   {"words": {"tokens": [..], "typed": "..", "number": 12, "barCode": ".."}}
--                                                         has the words, is this product, or has a SKU with this number
drop function find_products, tally_products, product_condition, product_numbered;

create function product_words(words jsonb) returns text
language sql immutable
as $$
  select concat_ws(' or ',
    case when words -> 'tokens' = '[]' then '' else format('tokens @> %L and ',
      array(select jsonb_array_elements_text(words -> 'tokens'))) end
      || format('(strpos(search_name, %1$L) > 0 or strpos(search_keywords, '','' || %1$L || '','') > 0)', words ->> 'typed'),
    'id = ' || quote_literal(words ->> 'number'),
    'id = any (array(select k.product_id from product_sku k where k.mer_id = $1 and k.bar_code = '
      || quote_literal(words ->> 'barCode') || ' and k.bar_code <> '''' and k.deleted_at is null))')
$$;

-- As text for EXECUTE; $1 is the merchant. What is none of the above is not left out but a syntax error.
create function product_condition(conditions jsonb) returns text
language sql immutable
as $$
  select 'mer_id = $1' || coalesce(string_agg(' and ' || case
    when c ? 'words' then '(' || product_words(c -> 'words') || ')'
    when c ? 'storeCategory' then format('id in (
      select c.product_id from product_store_category c join store_category s on s.mer_id = c.mer_id and s.id = c.category_id
      where s.mer_id = $1 and (s.id = %1$L or s.pid = %1$L))', c ->> 'storeCategory')
    else format('%I %s', c ->> 'column', case c ->> 'operator'
      when '=' then format('= %L', c ->> 'value')
      when '>=' then format('>= %L', c ->> 'value')
      when '<' then format('< %L', c ->> 'value')
      when 'any' then format('= any (%L)', array(select jsonb_array_elements_text(c -> 'value'))) end) end, ''), '')
  from jsonb_array_elements(conditions) as c
$$;

-- A page of ids in the order of the list, and how many there are, counted up to `most`. Tab 0 = whatever could be sold,
-- tab -1 = whatever is not in the bin.
-- What a search finds is looked at once, and the tab afterwards (offset 0 keeps them apart): few products have the
-- words, very many stand in the tab. Of more than `most` the page is taken by walking along the order of the list.
create function find_products(tab smallint, conditions jsonb, most integer, page_limit integer, page_offset bigint,
  out ids bigint[], out total bigint)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  merchant integer := current_merchant();
  condition text := product_condition(conditions);
  in_tab text := case tab
    when -1 then 'state in (1, 2, 6, 7, 8)'
    when 0 then 'state in (1, 2)'
    when 3 then 'state in (1, 2) and stock <= 0'
    when 4 then 'state in (1, 2) and is_low'
    else format('state = %s', tab) end;
begin
  execute format('with found as materialized (
      select id, sort from (select id, sort, state, stock, is_low from product where %s %s) as p where %s limit $2 + 1)
    select count(*), array(select id from found order by sort desc, id desc limit $3 offset $4) from found',
    condition, case when conditions @? '$[*].words.tokens[0]' then 'offset 0' end, in_tab)
    into total, ids using merchant, most, page_limit, page_offset;
  if total <= most then return; end if;
  total := most;
  execute format('select array(select id from product where %s and %s order by sort desc, id desc limit $2 offset $3)',
    condition, in_tab)
    into ids using merchant, page_limit, page_offset;
end $$;

-- How many of them stand in each tab, by the tab's number, looking at no more than `most` products.
create function tally_products(conditions jsonb, most integer) returns bigint[]
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
    from (select state, stock, is_low from product where %s and state <> 0 limit $2) as found',
    product_condition(conditions))
    into counts using current_merchant(), most;
  return counts;
end $$;

revoke execute on function product_condition, product_words, find_products, tally_products from public;
grant execute on function find_products, tally_products to zhanggui_merchant;

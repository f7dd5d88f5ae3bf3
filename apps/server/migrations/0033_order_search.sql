alter table task drop constraint task_kind_check,
  add constraint task_kind_check check (kind in ('productBatch', 'productImport', 'productExport', 'orderExport'));

-- Codes that were used: the unique index is about orders that are open.
create index shop_order_by_code on shop_order (mer_id, verify_code) where verify_code <> '';

-- What is due first. Orders that wait for nobody come last.
create index shop_order_by_due on shop_order (mer_id, tab, due_at, id);

-- Search of orders under row-level security, as that of products (see 0010 and 0019): conditions are data, never SQL.
--   {"column": "type", "operator": "=", "value": 1}     a column of the order; operators =, >=, <
--   {"part": "1234"}                                    the order's number contains it
--   {"keyword": {"words": [..], "tail": {..}, "trackingNumber": ".."}}
--                                                       has the words, or a number that ends so, or such a parcel
--   {"buyer": {"uid": 7, "tail": {..}, "nickname": ".."}}
--                                                       one of these, whichever is there
-- A tail is {"typed": "45678", "token": "12:#5678", "isSure": false}: without the token no number ends so; unless it is
-- sure, the numbers themselves are compared.
create function order_tail(tail jsonb, columns text[]) returns text
language sql immutable strict
as $$
  select format('(tokens @> array[%L]', tail ->> 'token')
    || case when (tail -> 'isSure')::boolean and cardinality(columns) > 1 then '' else ' and ('
      || (select string_agg(format('right(%I, %s) = %L or ', c, length(tail ->> 'typed'), tail ->> 'typed'), '') from unnest(columns) as c)
      || format('exists (select from shopper b where b.mer_id = $1 and b.uid = shop_order.uid and right(b.phone, %s) = %L))',
        length(tail ->> 'typed'), tail ->> 'typed') end
    || ')'
$$;

-- As text for EXECUTE; $1 is the merchant. What is none of the above is not left out but a syntax error.
create function order_condition(conditions jsonb) returns text
language sql immutable
as $$
  select 'mer_id = $1' || coalesce(string_agg(' and ' || case
    when c ? 'part' then format('strpos(order_no, %L) > 0', c ->> 'part')
    when c ? 'keyword' then '(' || concat_ws(' or ',
      case when c #> '{keyword,words,0}' is not null then
        format('tokens @> %L', array(select jsonb_array_elements_text(c #> '{keyword,words}'))) end,
      order_tail(c #> '{keyword,tail}', array['order_no', 'receiver_phone', 'verify_code']),
      'id = any (array(select p.order_id from shipment p where p.mer_id = $1 and p.tracking_number = '
        || quote_literal(c #>> '{keyword,trackingNumber}') || ' and p.tracking_number <> ''''))') || ')'
    when c ? 'buyer' then '(' || concat_ws(' or ',
      'uid = ' || quote_literal(c #>> '{buyer,uid}'),
      order_tail(c #> '{buyer,tail}', array['receiver_phone']),
      'uid = any (array(select b.uid from shopper b where b.mer_id = $1 and strpos(lower(b.nickname), lower('
        || quote_literal(c #>> '{buyer,nickname}') || ')) > 0))') || ')'
    else format('%I %s', c ->> 'column', case c ->> 'operator'
      when '=' then format('= %L', c ->> 'value')
      when '>=' then format('>= %L', c ->> 'value')
      when '<' then format('< %L', c ->> 'value') end) end, ''), '')
  from jsonb_array_elements(conditions) as c
$$;

-- A page of ids in the order of a column, and how many there are, counted up to `most`. Tab 0 = all of them.
-- What a search finds is looked at once, and the tab afterwards (offset 0 keeps them apart): few orders have the words,
-- very many stand in the tab. Of more than `most` the page is taken by walking along the order of the list.
create function find_orders(tab smallint, conditions jsonb, order_column text, is_falling boolean, most integer,
  page_limit integer, page_offset bigint, out ids bigint[], out total bigint)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  merchant integer := current_merchant();
  condition text := order_condition(conditions);
  in_tab text := case tab when 0 then 'tab > 0' else format('tab = %s', tab) end;
  is_search boolean := conditions @? '$[*].keyword' or conditions @? '$[*].buyer';
  direction text := case when is_falling then 'desc' else 'asc' end;
  sorted text := case order_column
    when 'due_at' then format('due_at %1$s nulls last, id %1$s', direction)
    else format('created_at %1$s, id %1$s', direction) end;
begin
  execute format('with found as materialized (
      select id, created_at, due_at from (select id, created_at, due_at, tab from shop_order where %s %s) as o
      where %s limit $2 + 1)
    select count(*), array(select id from found order by %s limit $3 offset $4) from found',
    condition, case when is_search then 'offset 0' end, in_tab, sorted)
    into total, ids using merchant, most, page_limit, page_offset;
  if total <= most then return; end if;
  total := most;
  execute format('select array(select id from shop_order where %s and %s order by %s limit $2 offset $3)',
    condition, in_tab, sorted)
    into ids using merchant, page_limit, page_offset;
end $$;

-- How many of them stand in each tab, by the tab's number from 0 (all) to 12, looking at no more than `most` orders.
create function tally_orders(conditions jsonb, most integer) returns bigint[]
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  counts bigint[];
begin
  execute format('select array[count(*), %s] from (select tab from shop_order where %s and tab > 0 limit $2) as found',
    (select string_agg(format('count(*) filter (where tab = %s)', n), ', ' order by n) from generate_series(1, 12) as n),
    order_condition(conditions))
    into counts using current_merchant(), most;
  return counts;
end $$;

revoke execute on function order_tail, order_condition, find_orders, tally_orders from public;
grant execute on function find_orders, tally_orders to zhanggui_merchant;

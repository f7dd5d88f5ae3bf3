-- Words of more than two characters are found by their pairs of neighbours, which may stand apart: the names themselves are
-- compared then. Spaces, capitals and full-width forms make no difference, as in the tokens.
create function search_text(written text) returns text
language sql immutable strict parallel safe
as $$
  select lower(regexp_replace(btrim(normalize(written, nfkc)), '\s+', ' ', 'g'))
$$;

-- {"words": [..], "text": ".."}: has all of the words, and where there is a text, it stands in one of the names.
-- offset 0: each order's own lines are looked at, never those of all orders.
create function order_words(keyword jsonb) returns text
language sql immutable strict
as $$
  select format('tokens @> %L', array(select jsonb_array_elements_text(keyword -> 'words')))
    || case when keyword ->> 'text' is null then '' else format(' and (strpos(search_text(receiver_name), %1$L) > 0
      or exists (select from order_line l where l.mer_id = $1 and l.order_id = shop_order.id
        and strpos(search_text(l.product_name), %1$L) > 0 offset 0)
      or exists (select from shopper b where b.mer_id = $1 and b.uid = shop_order.uid
        and strpos(search_text(b.nickname), %1$L) > 0 offset 0))', keyword ->> 'text') end
  where keyword #> '{words,0}' is not null
$$;

create or replace function order_condition(conditions jsonb) returns text
language sql immutable
as $$
  select 'mer_id = $1' || coalesce(string_agg(' and ' || case
    when c ? 'part' then format('strpos(order_no, %L) > 0', c ->> 'part')
    when c ? 'keyword' then '(' || concat_ws(' or ',
      order_words(c -> 'keyword'),
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

-- How many orders stand in each tab, in all: adding up the counters by day would take longer with every year.
create table order_tab_count (
  mer_id integer not null,
  tab smallint not null,
  count bigint not null,
  primary key (mer_id, tab)
);
call protect_merchant_table('order_tab_count', 'select');
insert into order_tab_count (mer_id, tab, count) select mer_id, tab, sum(count) from order_day_count group by mer_id, tab;

-- By day, tab 0 holds the orders of all tabs together: far pages of 全部 need nothing else.
insert into order_day_count (mer_id, tab, day, count) select mer_id, 0, day, sum(count) from order_day_count group by mer_id, day;

-- As before, but of a search with more than `most` hits the page is looked for among the newest orders first, and only if it
-- is not full there among all hits: a word of many old orders would otherwise be looked for along the whole list.
create or replace function find_orders(tab smallint, conditions jsonb, order_column text, is_falling boolean, most integer,
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
  hits text := format('(select id, created_at, due_at, tab from shop_order where %s %s) as o where %s',
    condition, case when is_search then 'offset 0' end, in_tab);
begin
  execute format('with found as materialized (select id, created_at, due_at from %s limit $2 + 1)
    select count(*), array(select id from found order by %s limit $3 offset $4) from found', hits, sorted)
    into total, ids using merchant, most, page_limit, page_offset;
  if total <= most then return; end if;
  total := most;
  if is_search and page_offset + page_limit <= most then
    execute format('select array(select id from (select * from shop_order where mer_id = $1 and %s order by %s limit 20000)
      as shop_order where %s order by %s limit $2 offset $3)', in_tab, sorted, condition, sorted)
      into ids using merchant, page_limit, page_offset;
    if cardinality(ids) = page_limit then return; end if;
  end if;
  execute format('select array(select id from %s order by %s limit $2 offset $3)', hits, sorted)
    into ids using merchant, page_limit, page_offset;
end $$;

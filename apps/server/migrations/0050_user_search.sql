-- Names of users by their characters and pairs of neighbours, so that a search need not read every name. From `shortest` on:
-- 1 for what is stored, the longest that the typed text has for what is searched.
create function name_tokens(merchant integer, written text, shortest integer) returns text[]
language sql immutable strict parallel safe set search_path = public, pg_temp
as $$
  select coalesce(array_agg(distinct merchant || ':' || substr(t.name, n.place, l.length)), '{}')
  from (select search_text(written)) as t (name),
    generate_series(1, char_length(t.name)) as n (place),
    generate_series(shortest, 2) as l (length)
  where n.place + l.length - 1 <= char_length(t.name)
$$;

create function searched_tokens(merchant integer, typed text) returns text[]
language sql immutable strict parallel safe set search_path = public, pg_temp
as $$
  select name_tokens(merchant, typed, least(2, char_length(search_text(typed))))
$$;

alter table shopper add column tokens text[] not null generated always as (name_tokens(mer_id, nickname, 1)) stored;
create index shopper_by_name on shopper using gin (tokens);

-- Under row-level security no function may be asked in an index condition, so this one stands outside of it, as those of orders
-- and products do. Null if there are more than `most`: of a common name, a page is found sooner by walking along the list.
create function find_shoppers(typed text, most integer) returns bigint[]
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  merchant integer := current_merchant();
  name text := search_text(typed);
  wanted text[] := searched_tokens(merchant, typed);
  found bigint[];
begin
  select coalesce(array_agg(uid), '{}') into found from (
    select uid from shopper
    where mer_id = merchant and tokens @> wanted and strpos(search_text(nickname), name) > 0 limit most + 1) as hits;
  return case when cardinality(found) <= most then found end;
end $$;
revoke execute on function find_shoppers from public;
grant execute on function find_shoppers to zhanggui_merchant;

-- As before, but the buyer's nickname is looked for by its tokens.
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
      case when c #> '{buyer,nickname}' is not null then
        format('uid = any (array(select b.uid from shopper b where b.mer_id = $1
          and b.tokens @> searched_tokens($1, %1$L) and strpos(search_text(b.nickname), search_text(%1$L)) > 0))',
          c #>> '{buyer,nickname}') end) || ')'
    else format('%I %s', c ->> 'column', case c ->> 'operator'
      when '=' then format('= %L', c ->> 'value')
      when '>=' then format('>= %L', c ->> 'value')
      when '<' then format('< %L', c ->> 'value') end) end, ''), '')
  from jsonb_array_elements(conditions) as c
$$;

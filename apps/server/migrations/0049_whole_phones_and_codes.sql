-- Buyers' phones are masked, all but the last four figures, and codes of pick-ups are for who may verify them. So a search finds
-- a phone by these four figures or by all of it, and a code by all of it: the end of one, figure by figure, would tell the rest.
-- A tail is {"typed": "45678", "token": "12:#5678"}: without the token no number ends so, and of those with it the numbers
-- themselves are compared.
create or replace function order_tail(tail jsonb, columns text[]) returns text
language sql immutable strict
as $$
  select concat('(tokens @> array[', quote_literal(tail ->> 'token'), '] and (',
    (select string_agg(case c
        when 'order_no' then concat('right(order_no, ', length(typed), ') = ', quoted)
        when 'receiver_phone' then concat(opened, 'receiver_phone', closed, quoted)
        else concat(quote_ident(c), ' = ', quoted) end || ' or ', '') from unnest(columns) as c),
    'exists (select from shopper b where b.mer_id = $1 and b.uid = shop_order.uid and ', opened, 'b.phone', closed, quoted, ')))')
  from (select tail ->> 'typed' as typed, quote_literal(tail ->> 'typed') as quoted) as asked,
    lateral (select case length(typed) when 4 then 'right(' else '(' end as opened,
      case length(typed) when 4 then ', 4) = ' else ') = ' end as closed) as phone
$$;

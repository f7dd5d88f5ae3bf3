-- What is refunded after a courier was called does not leave the shop: it is taken out of the parcel.
grant delete on shipment_line to zhanggui_merchant;

-- Refunds by their deadline, the first or the last one first; those that wait for nobody come last either way.
create index refund_by_due on refund (mer_id, due_at, id);
create index refund_by_due_falling on refund (mer_id, due_at desc nulls last, id desc);
drop index refund_due;

-- Orders by their deadline: few of them have one, and only those are sorted. All others follow by their ids, as the primary
-- key or the index of their tab has them. Apart from that the function is that of 0034.
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
  dated bigint;
  undated bigint[];
begin
  execute format('with found as materialized (select id, created_at, due_at from %s limit $2 + 1)
    select count(*), array(select id from found order by %s limit $3 offset $4) from found', hits, sorted)
    into total, ids using merchant, most, page_limit, page_offset;
  if total <= most then return; end if;
  total := most;
  if order_column = 'due_at' then
    execute format('select array(select id from %1$s and due_at is not null order by %2$s limit $2 offset $3),
      (select count(*) from %1$s and due_at is not null)', hits, sorted)
      into ids, dated using merchant, page_limit, page_offset;
    if cardinality(ids) = page_limit then return; end if;
    execute format('select array(select id from %s and due_at is null order by id %s limit $2 offset $3)', hits, direction)
      into undated using merchant, page_limit - cardinality(ids), greatest(page_offset - dated, 0);
    ids := ids || undated;
    return;
  end if;
  if is_search and page_offset + page_limit <= most then
    execute format('select array(select id from (select * from shop_order where mer_id = $1 and %s order by %s limit 20000)
      as shop_order where %s order by %s limit $2 offset $3)', in_tab, sorted, condition, sorted)
      into ids using merchant, page_limit, page_offset;
    if cardinality(ids) = page_limit then return; end if;
  end if;
  execute format('select array(select id from %s order by %s limit $2 offset $3)', hits, sorted)
    into ids using merchant, page_limit, page_offset;
end $$;

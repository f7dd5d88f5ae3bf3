-- Products of a state by what staff compare. Whatever is shown together of several states is merged out of these.
create index product_by_price on product (mer_id, state, price_fen, id);
create index product_by_sales on product (mer_id, state, sales, id);
create index product_by_stock on product (mer_id, state, stock, id);
create index product_by_time on product (mer_id, state, created_at, id);

-- As in 0019, in the order of any column of the product, rising or falling; products that are equal in it go by their
-- number in the same direction. Tab 0 = whatever is not in the bin, -1 = whatever could be sold.
drop function find_products;
create function find_products(tab smallint, conditions jsonb, order_column text, is_falling boolean, most integer,
  page_limit integer, page_offset bigint, out ids bigint[], out total bigint)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  merchant integer := current_merchant();
  condition text := product_condition(conditions);
  direction text := case when is_falling then 'desc' else 'asc' end;
  in_tab text := case tab
    when -1 then 'state in (1, 2)'
    when 0 then 'state in (1, 2, 6, 7, 8)'
    when 3 then 'state in (1, 2) and stock <= 0'
    when 4 then 'state in (1, 2) and is_low'
    else format('state = %s', tab) end;
begin
  execute format('with found as materialized (
      select id, key from (select id, state, stock, is_low, %1$I as key from product where %2$s %3$s) as p
      where %4$s limit $2 + 1)
    select count(*), array(select id from found order by key %5$s, id %5$s limit $3 offset $4) from found',
    order_column, condition, case when conditions @? '$[*].words.tokens[0]' then 'offset 0' end, in_tab, direction)
    into total, ids using merchant, most, page_limit, page_offset;
  if total <= most then return; end if;
  total := most;
  execute format('select array(select id from product where %2$s and %3$s order by %1$I %4$s, id %4$s limit $2 offset $3)',
    order_column, condition, in_tab, direction)
    into ids using merchant, page_limit, page_offset;
end $$;
revoke execute on function find_products from public;
grant execute on function find_products to zhanggui_merchant;

-- Whom an announcement is for; nobody in particular where it is for all who may hear it.
alter table push_event add column admin_id bigint;

-- What the call was about, by its name: the product, the person, the role.
alter table sensitive_log add column subject text not null default '';

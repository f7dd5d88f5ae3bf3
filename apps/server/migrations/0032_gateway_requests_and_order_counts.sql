-- What the shop's programs have asked for under numbers of their own: the same number gets the same answer.
create table gateway_request (
  mer_id integer not null,
  kind text not null,
  number text not null,
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (mer_id, kind, number)
);
create index gateway_request_by_time on gateway_request (mer_id, created_at);
call protect_merchant_table('gateway_request', 'select, insert, update, delete');

-- How many orders stand in each tab, by the day they came (yyyymmdd in the shop's zone): tab counts, and where a far page
-- begins. Changes are appended and folded from time to time, as with products.
create table order_day_count (
  mer_id integer not null,
  tab smallint not null,
  day integer not null,
  count bigint not null,
  primary key (mer_id, tab, day)
);
call protect_merchant_table('order_day_count', 'select');
create table order_day_delta (
  mer_id integer not null,
  id bigint generated always as identity,
  tab smallint not null,
  day integer not null,
  delta integer not null,
  primary key (mer_id, id)
);
call protect_merchant_table('order_day_delta', 'select, insert');

create function count_order_tabs() returns trigger
language plpgsql
as $$
declare
  day integer := to_char(new.created_at at time zone 'Asia/Shanghai', 'YYYYMMDD')::integer;
begin
  if tg_op = 'UPDATE' then
    if old.tab = new.tab then return null; end if;
    if old.tab > 0 then
      insert into order_day_delta (mer_id, tab, day, delta) values (new.mer_id, old.tab, day, -1);
    end if;
  end if;
  if new.tab > 0 then
    insert into order_day_delta (mer_id, tab, day, delta) values (new.mer_id, new.tab, day, 1);
  end if;
  return null;
end $$;
create trigger order_tab_counting after insert or update on shop_order for each row execute function count_order_tabs();

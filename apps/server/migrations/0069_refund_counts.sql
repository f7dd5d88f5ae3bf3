-- How many refunds stand in each state. Counting them took longer with every refund, so that is kept as the tab counts of
-- orders are: changes are appended, and folded from time to time.
create table refund_count (
  mer_id integer not null,
  status smallint not null,
  count bigint not null,
  primary key (mer_id, status)
);
call protect_merchant_table('refund_count', 'select');
create table refund_delta (
  mer_id integer not null,
  id bigint generated always as identity,
  status smallint not null,
  delta integer not null,
  primary key (mer_id, id)
);
call protect_merchant_table('refund_delta', 'select, insert');

create function count_refunds() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    if old.status = new.status then return null; end if;
    insert into refund_delta (mer_id, status, delta) values (new.mer_id, old.status, -1);
  end if;
  insert into refund_delta (mer_id, status, delta) values (new.mer_id, new.status, 1);
  return null;
end $$;
create trigger refund_counting after insert or update of status on refund for each row execute function count_refunds();

insert into refund_count (mer_id, status, count) select mer_id, status, count(*) from refund group by mer_id, status;

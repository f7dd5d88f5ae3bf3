-- Until now is compared with the same time of other days, so a visit says when it was; of older ones only the day is known.
alter table shop_visit add column visited_at timestamptz;
update shop_visit set visited_at = to_date(day::text, 'YYYYMMDD')::timestamp at time zone 'Asia/Shanghai';
alter table shop_visit alter column visited_at set not null;
create index shop_visit_by_time on shop_visit (mer_id, visited_at);

-- How many came first in each hour, so that only the visits of the hour that is not over are counted one by one.
create table visit_hour (
  mer_id integer not null,
  hour timestamptz not null,
  visitors bigint not null,
  primary key (mer_id, hour)
);
call protect_merchant_table('visit_hour', 'select, insert, update');
insert into visit_hour (mer_id, hour, visitors)
select mer_id, date_trunc('hour', visited_at), count(*) from shop_visit group by 1, 2;

-- What was paid between two moments, read from the index alone.
create index shop_order_paid on shop_order (mer_id, paid_at) include (pay_fen) where paid_at is not null;

-- What a day's payments were for, written with each of them (days as yyyymmdd in the shop's zone).
create table product_sale_day (
  mer_id integer not null,
  day integer not null,
  product_id bigint not null,
  paid_fen bigint not null,
  primary key (mer_id, day, product_id)
);
call protect_merchant_table('product_sale_day', 'select, insert, update');
insert into product_sale_day (mer_id, day, product_id, paid_fen)
select o.mer_id, to_char(o.paid_at at time zone 'Asia/Shanghai', 'YYYYMMDD')::integer, l.product_id, sum(l.pay_fen)
from shop_order o join order_line l on l.mer_id = o.mer_id and l.order_id = o.id
where o.paid_at >= now() - interval '30 days' group by 1, 2, 3;

-- How many more followers a shop had at the end of a day than at its beginning; all days together are all followers.
create table follower_day (
  mer_id integer not null,
  day integer not null,
  change bigint not null,
  primary key (mer_id, day)
);
call protect_merchant_table('follower_day', 'select, insert, update');
insert into follower_day (mer_id, day, change)
select mer_id, to_char(followed_at at time zone 'Asia/Shanghai', 'YYYYMMDD')::integer, count(*)
from shopper where followed_at is not null group by 1, 2;

-- The page opens with the counts of work; what the shop earned is a right of its own.
insert into role_permission (mer_id, role_id, permission)
select mer_id, role_id, 'merchant:statistics:home:operating:data' from role_permission
where permission = 'merchant:statistics:home:index' on conflict do nothing;

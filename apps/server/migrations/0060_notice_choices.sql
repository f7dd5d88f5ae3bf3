-- What a notice is about, and what it waits for where it waits for something: the number of an order, a refund, a parcel.
alter table push_event add column kind text, add column subject text;
update push_event set kind = case
  when type = '1' then 'refundRequest'
  when title = '派单超时' then 'dispatch'
  when type = '2' then 'newOrder'
  when title = '发货超时提醒' then 'lateOrder'
  when title like '包裹%' then 'parcelProblem'
  when title in ('自动退款', '退款超时', '退款失败', '平台强制退款') then 'refundResult'
  when title in ('商品审核', '秒杀商品审核') then 'productReview'
  when title like '直播%' or title like '视频号%' then 'liveReview'
  when title like '%发票%' then 'invoice'
  when title like '结算单%' then 'closing'
  when title like '账号锁定%' or title like '结算账户%' or title like '%两步验证%' or title like '%登录%' then 'security'
  when admin_id is not null then 'task'
  else 'system' end;
alter table push_event alter column kind set not null,
  add constraint push_event_kind_check check (kind in ('newOrder', 'lateOrder', 'dispatch', 'parcelProblem',
    'refundRequest', 'refundResult', 'productReview', 'liveReview', 'promotion', 'closing', 'invoice', 'books', 'task',
    'teamwork', 'eventsOut', 'system', 'security'));

-- How somebody wants to be told of a kind, where it is not as usual.
create table notice_choice (
  mer_id integer not null,
  admin_id bigint not null,
  kind text not null,
  in_bell boolean not null check (in_bell or kind <> 'security'),
  has_sound boolean not null,
  on_desktop boolean not null,
  -- minutes, 0 = not
  repeat smallint not null check (repeat in (0, 5, 10, 30, 60)),
  primary key (mer_id, admin_id, kind)
);
call protect_merchant_table('notice_choice', 'select, insert, update, delete');

create table quiet_hours (
  mer_id integer not null,
  admin_id bigint not null,
  is_on boolean not null,
  -- HH:mm in the shop's zone; not after the start: of the next day
  from_time text not null,
  until_time text not null,
  -- on which it begins, 1 = Monday
  days smallint[] not null,
  primary key (mer_id, admin_id)
);
call protect_merchant_table('quiet_hours', 'select, insert, update');

-- The roles that get a kind unless a person chooses otherwise. No row: all of them.
create table notice_audience (
  mer_id integer not null,
  kind text not null,
  role_ids bigint[] not null,
  primary key (mer_id, kind)
);
call protect_merchant_table('notice_audience', 'select, insert, update, delete');

-- What colleagues note on an order or a refund for each other: a flag, tags, who takes care of it, and what was said.
create table order_tag (
  mer_id integer not null,
  id bigint not null,
  name text not null,
  created_at timestamptz not null,
  primary key (mer_id, id),
  unique (mer_id, name)
);
call protect_merchant_table('order_tag', 'select, insert, update, delete');

create table order_mark (
  mer_id integer not null,
  kind text not null check (kind in ('order', 'refund')),
  ref_id bigint not null,
  flag smallint not null default 0 check (flag in (0, 1, 2, 3, 4)),
  -- 0: nobody
  assignee_id bigint not null default 0,
  tag_ids bigint[] not null default '{}',
  updated_at timestamptz not null,
  primary key (mer_id, kind, ref_id)
);
create index order_mark_flag on order_mark (mer_id, kind, flag) where flag > 0;
create index order_mark_assignee on order_mark (mer_id, kind, assignee_id) where assignee_id > 0;
create index order_mark_tags on order_mark (mer_id, kind, ref_id) where tag_ids <> '{}';
call protect_merchant_table('order_mark', 'select, insert, update');

create table order_note (
  mer_id integer not null,
  kind text not null check (kind in ('order', 'refund')),
  ref_id bigint not null,
  id bigint not null,
  admin_id bigint not null,
  admin_name text not null,
  words text not null,
  created_at timestamptz not null,
  primary key (mer_id, kind, ref_id, id)
);
call protect_merchant_table('order_note', 'select, insert');

-- {"flag": .., "tagId": .., "assigneeId": ..}: one of them; the assignee 0 is nobody.
create function order_marked(mark jsonb) returns text
language sql immutable strict
as $$
  select case
    when mark ->> 'assigneeId' = '0' then 'not exists (select from order_mark k where k.mer_id = $1 and k.kind = ''order''
      and k.ref_id = shop_order.id and k.assignee_id > 0)'
    when mark ->> 'flag' = '0' then 'not exists (select from order_mark k where k.mer_id = $1 and k.kind = ''order''
      and k.ref_id = shop_order.id and k.flag > 0)'
    else 'id = any (array(select k.ref_id from order_mark k where k.mer_id = $1 and k.kind = ''order'' and ' || case
      when mark ? 'flag' then format('k.flag = %L and k.flag > 0', mark ->> 'flag')
      when mark ? 'tagId' then format('k.tag_ids <> ''{}'' and %L = any (k.tag_ids)', mark ->> 'tagId')
      else format('k.assignee_id = %L and k.assignee_id > 0', mark ->> 'assigneeId') end || '))' end
$$;

create or replace function order_condition(conditions jsonb) returns text
language sql immutable
as $$
  select 'mer_id = $1' || coalesce(string_agg(' and ' || case
    when c ? 'part' then format('strpos(order_no, %L) > 0', c ->> 'part')
    when c ? 'marked' then order_marked(c -> 'marked')
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

-- Whoever sees orders or refunds sees what colleagues have marked; whoever may note something there may mark it.
insert into role_permission (mer_id, role_id, permission)
select distinct mer_id, role_id, 'merchant:order:team:marks' from role_permission
where permission in ('merchant:order:page:list', 'merchant:refund:order:page:list')
on conflict do nothing;
insert into role_permission (mer_id, role_id, permission)
select distinct mer_id, role_id, 'merchant:order:team' from role_permission
where permission in ('merchant:order:mark', 'merchant:refund:order:mark')
on conflict do nothing;

-- Words for remarks as well.
alter table phrase drop constraint phrase_kind_check, add constraint phrase_kind_check check (kind in (1, 2, 3));

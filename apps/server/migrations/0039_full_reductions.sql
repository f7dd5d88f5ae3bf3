-- What a shop takes off by itself from an amount or a number of pieces on.
create table full_reduction (
  mer_id integer not null,
  id bigint not null,
  name text not null,
  rule_type smallint not null check (rule_type in (1, 2)),
  -- once for every full threshold, up to the limit (0: none)
  is_loop boolean not null,
  max_reduce_fen bigint not null default 0 check (max_reduce_fen >= 0),
  -- [{"minPrice": 10000, "minNum": 0, "reduce": 1000}], rising
  tiers jsonb not null,
  scope_type smallint not null check (scope_type in (1, 2, 3)),
  stacks_with_coupons boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_open boolean not null,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null,
  check (starts_at < ends_at),
  primary key (mer_id, id)
);
create unique index full_reduction_name on full_reduction (mer_id, name) where deleted_at is null;
-- what every order asks for: those that are at work
create index full_reduction_open on full_reduction (mer_id, ends_at) where is_open and deleted_at is null;
call protect_merchant_table('full_reduction', 'select, insert, update');

-- The products or the shop's categories that it is for.
create table full_reduction_scope (
  mer_id integer not null,
  reduction_id bigint not null,
  ref_id bigint not null,
  primary key (mer_id, reduction_id, ref_id),
  foreign key (mer_id, reduction_id) references full_reduction (mer_id, id)
);
call protect_merchant_table('full_reduction_scope', 'select, insert, delete');

-- Which one a line took; its part of the reduction is full_reduction_fen.
alter table order_line add column full_reduction_id bigint;
create index order_line_of_reduction on order_line (mer_id, full_reduction_id, order_id desc) include (full_reduction_fen)
  where full_reduction_id is not null;

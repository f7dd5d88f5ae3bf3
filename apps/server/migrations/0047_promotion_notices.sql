-- That a promotion has begun or ended is told once.
create table promotion_notice (
  mer_id integer not null,
  kind text not null check (kind in ('coupon', 'seckill', 'fullReduction')),
  ref_id bigint not null,
  edge text not null check (edge in ('start', 'end')),
  -- the moment that was planned: one that is moved is told again
  at timestamptz not null,
  primary key (mer_id, kind, ref_id, edge, at)
);
call protect_merchant_table('promotion_notice', 'select, insert');

-- What is not over yet, among very many coupons.
create index coupon_by_claim_end on coupon (mer_id, claim_until) where claim_until is not null and deleted_at is null;
create index coupon_by_use_end on coupon (mer_id, use_until) where use_until is not null and deleted_at is null;

-- The orders of a flash sale, for its figures.
create index shop_order_of_seckill on shop_order (mer_id, seckill_product_id, id) where seckill_product_id is not null;

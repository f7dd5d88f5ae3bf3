-- The shop itself may end an order that nobody has paid.
alter table shop_order drop constraint shop_order_cancelled_by_check, add constraint shop_order_cancelled_by_check
  check (cancelled_by in (0, 1, 2, 3));

-- What the shop has taken off before the payment, after all discounts; a negative amount.
alter table shop_order add column price_change_fen bigint not null default 0;
alter table order_line add column price_change_fen bigint not null default 0;

-- Goods that go out once more without a payment: in exchange, or because something was missing or broken.
alter table shipment
  add column purpose text not null default 'order' check (purpose in ('order', 'exchange', 'resend')),
  add column reason text not null default '',
  -- what the goods cost the shop
  add column cost_fen bigint not null default 0;
-- What goes out instead of what the line was about.
alter table shipment_line add column sku_id bigint, add column sku_label text not null default '';

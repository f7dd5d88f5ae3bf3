-- Several orders in one box: each has a shipment of its own, and all of them the number of the parcel.
create table parcel (
  mer_id integer not null,
  id bigint not null,
  express_code text not null,
  express_name text not null,
  tracking_number text not null,
  created_by bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (mer_id, id)
);
call protect_merchant_table('parcel', 'select, insert, update');

alter table shipment add column parcel_id bigint;
create index shipment_of_parcel on shipment (mer_id, parcel_id) where parcel_id is not null;

-- A number that a carrier gave for an order, with what is printed on its label; the request is known by the id.
create table waybill (
  mer_id integer not null,
  id bigint not null,
  order_id bigint not null,
  express_code text not null,
  express_name text not null,
  -- blank: asked for, and no answer yet
  tracking_number text not null default '',
  -- where the sorting centres send it
  routing_code text not null default '',
  hub_name text not null default '',
  -- who sends it and who gets it, as the carrier was told
  sender jsonb not null,
  receiver jsonb not null,
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (mer_id, id)
);
create index waybill_of_order on waybill (mer_id, order_id, id desc);
call protect_merchant_table('waybill', 'select, insert, update');

-- Sheets that were printed: pick lists, packing slips, labels.
create table print_run (
  mer_id integer not null,
  id bigint not null,
  kind text not null check (kind in ('pick', 'slip', 'label')),
  orders integer not null,
  -- orders that had a sheet of this kind already
  reprints integer not null,
  -- of a pick list: what was to be fetched when it was made
  picks jsonb not null default '[]',
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (mer_id, id)
);
call protect_merchant_table('print_run', 'select, insert');

create table print_run_order (
  mer_id integer not null,
  run_id bigint not null,
  order_id bigint not null,
  position integer not null,
  primary key (mer_id, order_id, run_id)
);
create index print_run_order_of_run on print_run_order (mer_id, run_id, position);
call protect_merchant_table('print_run_order', 'select, insert');

alter table task drop constraint task_kind_check, add constraint task_kind_check
  check (kind in ('productBatch', 'productImport', 'productExport', 'orderExport', 'flowExport', 'dayBillExport', 'monthBillExport',
      'userExport', 'couponSend', 'shipDesk'));

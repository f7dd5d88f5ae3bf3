-- The movements of all SKUs of a product, newest first.
create index stock_ledger_of_product on stock_ledger (mer_id, product_id, id desc);

-- Who saved last, so that whoever was slower is told the name; 0 = nobody yet.
alter table store_category add column updated_by bigint not null default 0;
alter table spec_rule add column updated_by bigint not null default 0;
alter table guarantee_group add column updated_by bigint not null default 0;
alter table shipping_template add column updated_by bigint not null default 0;

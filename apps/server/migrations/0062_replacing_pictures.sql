alter table task drop constraint task_kind_check, add constraint task_kind_check check (kind in
  ('productBatch', 'productImport', 'productExport', 'orderExport', 'orderLineExport', 'refundExport', 'flowExport',
    'dayBillExport', 'monthBillExport', 'userExport', 'logExport', 'couponSend', 'shipDesk', 'pictureReplacement'));
-- What sort of thing the row is about, where a task is about several sorts.
alter table task_row add column kind text not null default '';

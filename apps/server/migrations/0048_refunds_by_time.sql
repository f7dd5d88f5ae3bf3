-- The list of refunds goes by time, in a tab or in all of them.
create index refund_by_time on refund (mer_id, created_at, id);
create index refund_in_status_by_time on refund (mer_id, status, created_at, id);
drop index refund_in_status;

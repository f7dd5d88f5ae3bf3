-- Each refund after an invoice was issued asks for a red letter of its own over what was refunded since the last one.
-- All of them are kept, oldest first: { number, fileUrl, fen, at }.
alter table invoice add column red_files jsonb not null default '[]';

-- Until now only the last one was kept; what it says is what had been refunded by then.
update invoice i set red_files = jsonb_build_array(jsonb_build_object(
    'number', red_number, 'fileUrl', red_file_url, 'at', red_at,
    'fen', case when status = 4 then red_fen else least(red_fen, coalesce((
      select sum(r.amount_fen) from refund r
      where r.mer_id = i.mer_id and r.order_id = i.order_id and r.refunded_at between i.issued_at and i.red_at), 0)) end))
  where red_number <> '';

alter table invoice drop column red_number, drop column red_file_url, drop column red_at;

-- Of the day that is not over yet, what happened before this moment is kept as well; none where the day is over.
alter table ledger_day add column counted_until timestamptz;

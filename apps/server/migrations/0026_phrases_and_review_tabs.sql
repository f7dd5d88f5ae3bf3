-- What a shop says again and again: in replies to reviews, in refusals of refunds.
create table phrase (
  mer_id integer not null,
  id bigint not null,
  kind smallint not null check (kind in (1, 2)),
  words text not null,
  created_at timestamptz not null,
  primary key (mer_id, id),
  unique (mer_id, kind, words)
);
call protect_merchant_table('phrase', 'select, insert, delete');

-- The tabs of the review list: few rows of many, newest first.
create index product_review_waiting on product_review (mer_id, id desc)
  where deleted_at is null and replied_at is null and user_id > 0;
create index product_review_poor on product_review (mer_id, id desc) where deleted_at is null and star <= 2;

-- How much a merchant may keep; the platform decides.
alter table merchant add column storage_quota_mb integer not null default 5120 check (storage_quota_mb > 0);

-- Every file that is kept for a merchant. Its row is written before anybody hears of the file and goes after it.
create table stored_file (
  mer_id integer not null,
  key text not null,
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz not null,
  primary key (mer_id, key)
);
call protect_merchant_table('stored_file', 'select, insert, delete');

-- The sum of a merchant's rows above, changed in the same transactions.
create table storage_use (
  mer_id integer not null primary key,
  bytes bigint not null check (bytes >= 0)
);
call protect_merchant_table('storage_use', 'select, insert, update');

insert into stored_file (mer_id, key, bytes, created_at) select mer_id, key, size, created_at from attachment;
insert into stored_file (mer_id, key, bytes, created_at)
  select mer_id, file_key, file_size, created_at from product_import where has_file;
insert into storage_use (mer_id, bytes) select mer_id, sum(bytes) from stored_file group by mer_id;

-- How much of a merchant's files is kept, and which imports have lost theirs to newer ones.
alter table product_import
  add column file_size bigint not null default 0,
  add column has_file boolean not null default true;

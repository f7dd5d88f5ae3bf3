-- Whether buyers may ask for their money back. Only virtual goods may say no.
alter table product add column is_refundable boolean not null default true;
alter table product add check (is_refundable or type = 2);

-- A number that a carrier gave can be given back. From the moment this is asked for, nobody may ship with it.
alter table waybill
  add column cancel_asked_at timestamptz,
  add column cancelled_at timestamptz,
  add column cancelled_by bigint,
  -- why the last attempt did not succeed
  add column cancel_error text not null default '';
create index waybill_of_number on waybill (mer_id, tracking_number, id desc) where tracking_number <> '';
create index waybill_drawn on waybill (mer_id, created_at desc, id desc);

-- Whether the person was the last to set the password. Of those from before nobody knows.
alter table person add column is_password_own boolean not null default false;

-- Two people who put the same parcel right do not overwrite each other.
alter table shipment add column version integer not null default 1, add column updated_by bigint not null default 0;

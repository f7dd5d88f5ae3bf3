-- What the carrier was told of the box, so that a request that is made again is the same. Null: asked for before that was kept.
alter table waybill add column contents jsonb;

-- What may show a picture of the library, as the product knows it.
alter table picture_usage add constraint picture_usage_kind_check check (kind in ('product', 'storeCategory', 'review',
  'store', 'settlement', 'invoice', 'liveRoom', 'liveGoods', 'videoDraft', 'videoProduct', 'videoAccess'));

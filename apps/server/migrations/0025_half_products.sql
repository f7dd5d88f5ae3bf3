-- Half a product is kept as a draft until it is whole (ADR 25). What is still to be chosen is null or blank.
alter table product
  alter column platform_category_id drop not null,
  alter column brand_id drop not null,
  drop constraint product_delivery_methods_check,
  add constraint product_delivery_methods_check check (delivery_methods in ('', '1', '2', '1,2')),
  -- what it lacks, by the fields of the form
  add column missing text[] not null default '{}' check (missing <@ array['cateId', 'categoryId', 'brandId', 'unitName',
    'tempId', 'intro', 'image', 'sliderImage', 'attr', 'attrValue', 'skuImage', 'skuPrice', 'deliveryMethod']),
  -- a draft that needs no review once it is whole: its shop was exempt when it came to lack something
  add column skips_review boolean not null default false,
  -- whoever forgets to look cannot sell half a product
  add constraint product_half_is_draft check (missing = '{}' or (audit_status = 1 and not is_in_review and not is_shown));

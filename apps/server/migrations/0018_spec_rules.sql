-- The specs of a rule as the code calls them: [{"name": "颜色", "values": ["红", "蓝"]}]
update spec_rule set specs = (
  select coalesce(jsonb_agg(jsonb_build_object('name', spec -> 'value', 'values', spec -> 'detail') order by place), '[]')
  from jsonb_array_elements(specs) with ordinality as each (spec, place));

-- Of a label: this order goes in the box of that one, whose label names the goods of both. Null: a sheet of its own.
alter table print_run_order add column in_box_of bigint;

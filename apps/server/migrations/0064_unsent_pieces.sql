-- Of the pieces that are refunded, or asked back: those that had not been sent and need not be sent any more. The others
-- come back from the buyer, or stay there, and nothing is sent in their place or left out for them.
alter table refund add column unsent integer not null default 0 check (unsent between 0 and pieces);
alter table order_line
  add column applied_unsent integer not null default 0 check (applied_unsent between 0 and applied),
  add column refunded_unsent integer not null default 0 check (refunded_unsent between 0 and refunded);

-- Only money that goes back without goods may be for pieces that never left the shop.
update order_line l set refunded_unsent = least(gone.pieces, l.refunded, l.pieces - l.shipped)
from (
  select mer_id, order_id, line_id, sum(pieces) as pieces from refund where after_sales = 1 and status = 3
  group by mer_id, order_id, line_id
) as gone
where l.mer_id = gone.mer_id and l.order_id = gone.order_id and l.id = gone.line_id;

update order_line l set applied_unsent = least(asked.pieces, l.applied, l.pieces - l.shipped - l.refunded_unsent)
from (
  select mer_id, order_id, line_id, sum(pieces) as pieces from refund where after_sales = 1 and status in (0, 2)
  group by mer_id, order_id, line_id
) as asked
where l.mer_id = asked.mer_id and l.order_id = asked.order_id and l.id = asked.line_id;

update refund r set unsent = least(r.pieces, greatest(0, l.applied_unsent - asked.before))
from order_line l, (
  select mer_id, id, sum(pieces) over (partition by mer_id, line_id order by id) - pieces as before
  from refund where after_sales = 1 and status in (0, 2)
) as asked
where r.mer_id = asked.mer_id and r.id = asked.id
  and l.mer_id = r.mer_id and l.order_id = r.order_id and l.id = r.line_id;

alter table order_line add check (shipped + applied_unsent + refunded_unsent <= pieces);

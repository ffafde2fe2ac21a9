-- Refunds in part: a seller who refuses a refund may offer a part of the price, and staff may decide on a part. The
-- buyer gets the part back, and the order is settled with the rest.

alter table order_head
  add column part_offered_minor bigint check (part_offered_minor > 0),
  add column part_refunded_minor bigint not null default 0 check (part_refunded_minor >= 0);
grant update (part_offered_minor, part_refunded_minor) on order_head to tradepost_app;

alter table refund_request add column offered_minor bigint check (offered_minor > 0);
grant update (offered_minor) on refund_request to tradepost_app;

alter table dispute
  drop constraint dispute_outcome_check,
  add constraint dispute_outcome_check check (outcome in ('refund', 'seller', 'part')),
  add column part_minor bigint check (part_minor > 0),
  add constraint dispute_part check ((outcome is not distinct from 'part') = (part_minor is not null));
grant update (part_minor) on dispute to tradepost_app;

-- The part that went back never changes, and only the platform books it.
create function order_part_guard() returns trigger language plpgsql as $$ begin
  if old.part_refunded_minor <> 0 or actor_kind() <> 'platform' then
    raise exception 'order: a refunded part is not for %', actor_kind() using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger order_part_guard before update of part_refunded_minor on order_head
  for each row when (new.part_refunded_minor is distinct from old.part_refunded_minor) execute function order_part_guard();

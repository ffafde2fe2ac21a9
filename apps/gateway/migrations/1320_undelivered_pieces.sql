-- Refunds of pieces that were never delivered. The order goes on with the pieces that were.

alter table order_head
  -- The pieces that were not delivered and whose price went back. Together with the delivered ones they are all pieces.
  add column refunded_quantity int not null default 0,
  -- The share of the coupon in the parts of the price that went back.
  add column part_discount_minor bigint not null default 0,
  drop constraint order_pieces,
  drop constraint order_delivered_whole;
alter table order_head
  add constraint order_pieces check (delivered_quantity >= 0 and refunded_quantity >= 0
    and delivered_quantity + refunded_quantity <= quantity and (refunded_quantity = 0 or delivered_quantity > 0)),
  add constraint order_delivered_whole
    check ((delivered_at is not null) = (delivered_quantity + refunded_quantity = quantity)),
  add constraint order_part_discount check (part_discount_minor between 0 and discount_minor);
grant update (refunded_quantity, part_discount_minor) on order_head to tradepost_app;

alter table part_refund
  drop constraint part_refund_reason_check,
  drop constraint part_refund_check,
  drop constraint part_refund_minor_check,
  alter column transfer_id drop not null,
  add column discount_minor bigint not null default 0 check (discount_minor >= 0),
  -- `undelivered`: the seller gave back what it could not deliver. `overdue`: the time to deliver it was over.
  add constraint part_refund_reason check (reason in ('agreed', 'unit', 'undelivered', 'overdue')),
  add constraint part_refund_pieces check (case reason when 'agreed' then pieces = 0 when 'unit' then pieces = 1 else pieces > 0 end),
  -- A coupon may have paid for all of it. Where the seller bore the coupon, nothing is moved then.
  add constraint part_refund_minor check (minor > 0 or (minor = 0 and reason in ('undelivered', 'overdue'))),
  add constraint part_refund_moved check (transfer_id is not null or minor = 0);

create trigger order_part_discount_guard before update of part_discount_minor on order_head
  for each row when (new.part_discount_minor is distinct from old.part_discount_minor) execute function order_part_guard();

-- What is missing is given back once, as the act that completes the delivery.
create function order_rest_guard() returns trigger language plpgsql as $$ begin
  if old.refunded_quantity <> 0 or old.delivered_at is not null or new.state <> 'delivered'
    or actor_kind() not in ('seller', 'platform') then
    raise exception 'order: missing pieces of % cannot be refunded now', old.id using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger order_rest_guard before update of refunded_quantity on order_head
  for each row when (new.refunded_quantity is distinct from old.refunded_quantity) execute function order_rest_guard();

-- Nobody marks pieces as refunded without their price: checked at the end of the transaction.
create function order_rest_paid() returns trigger language plpgsql as $$ begin
  if new.refunded_quantity <> coalesce((select sum(r.pieces) from part_refund r
    where r.tenant_id = new.tenant_id and r.order_id = new.id and r.reason in ('undelivered', 'overdue')), 0) then
    raise exception 'order: missing pieces of % have no refund', new.id using errcode = 'TP409';
  end if;
  return null;
end $$;
create constraint trigger order_rest_paid after update on order_head deferrable initially deferred for each row
  when (new.refunded_quantity is distinct from old.refunded_quantity) execute function order_rest_paid();

-- Orders that the platform has delivered in part before this version: their sellers have 48 hours from now.
do $$
declare of_tenant int; tenant_before text; waiting record; due timestamptz := date_trunc('milliseconds', moment() + interval '48 hours');
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    for waiting in
      update order_head set deadline_at = due
        where tenant_id = of_tenant and state = 'delivering' and delivery_mode = 'platform' and delivered_quantity > 0
        returning id
    loop
      perform enqueue_job('finance.refund_rest', jsonb_build_object('orderId', waiting.id::text), due, waiting.id::text, 25);
      perform enqueue_job('finance.remind', jsonb_build_object('orderId', waiting.id::text, 'clock', 'rest',
        'end', round(extract(epoch from due) * 1000)), due - interval '12 hours',
        waiting.id || ':rest:' || round(extract(epoch from due) * 1000), 25);
    end loop;
    perform restore_tenant(tenant_before);
  end loop;
end $$;

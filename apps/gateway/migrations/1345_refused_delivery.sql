-- An order that its seller ends without a delivery is a broken promise, also before the promised time is over.

create or replace function seller_order_ended() returns trigger language plpgsql security definer set search_path = public as $$
declare
  tenant_before text := enter_tenant(new.tenant_id);
  promised interval := case
    when new.delivery_mode = 'platform' then interval '5 minutes'
    when (new.offer ->> 'deliveryMinutes')::int > 0 then make_interval(mins => (new.offer ->> 'deliveryMinutes')::int)
    else interval '48 hours' end;
  took interval := new.delivered_at - new.paid_at;
  speed int := case when took <= promised then 5 when took <= 2 * promised then 4 when took <= 4 * promised then 3
    when took is not null then 2 end;
  asked_back boolean := exists (select from order_event
    where tenant_id = new.tenant_id and order_id = new.id and to_state = 'refund_requested');
begin
  if new.state = 'confirmed' then
    perform seller_marked(new.tenant_id, new.seller_id, 1, speed, null, case when asked_back then 3 else 5 end,
      100 - case when speed < 5 then 20 else 0 end - case when asked_back then 30 else 0 end);
  elsif new.delivered_at is not null then
    perform seller_marked(new.tenant_id, new.seller_id, 0, speed, null, 1, 0);
  elsif new.late or moment() > new.paid_at + promised then
    perform seller_marked(new.tenant_id, new.seller_id, 0, 1, null, null, 0);
  end if;
  perform restore_tenant(tenant_before);
  return null;
end $$;

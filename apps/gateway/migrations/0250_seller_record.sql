-- The facts on a seller's store. They move with every order that ends and every review of one (docs/seller-facts.md).
create table seller_record (
  tenant_id int not null,
  seller_id bigint not null,
  -- As it stood before the first order that is counted here; never changes.
  history_orders int not null,
  history_delivery numeric(2, 1),
  history_service numeric(2, 1),
  history_description numeric(2, 1),
  history_performance numeric(4, 1),
  -- Since then.
  orders int not null default 0,
  delivery_sum int not null default 0,
  delivery_marks int not null default 0,
  service_sum int not null default 0,
  service_marks int not null default 0,
  description_sum int not null default 0,
  description_marks int not null default 0,
  performance_sum int not null default 0,
  performance_marks int not null default 0,
  primary key (tenant_id, seller_id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id)
);
call protect_tenant_table('seller_record');
revoke insert, update, delete on seller_record from tradepost_app;

-- A mean to which the time before counts like its orders, fifty at most, so that what happens now shows.
create function seller_mean(history numeric, history_orders int, total int, marks int) returns numeric
language sql immutable parallel safe as $$
  select round((coalesce(history, 0) * w.n + total) / nullif(w.n + marks, 0), 1)
  from (select case when history is null then 0 else least(greatest(history_orders, 1), 50) end as n) w
$$;

create function seller_level(orders int) returns int language sql immutable parallel safe as $$
  select count(*)::int from unnest(array[10, 50, 200, 1000, 4000, 10000]) as needed(n) where orders >= needed.n
$$;

-- Null is no mark.
create function seller_marked(of_tenant int, of_seller bigint, ended int, delivery int, service int, description int, performance int)
returns void language plpgsql security definer set search_path = public as $$
declare r seller_record; reached int; had int; score numeric;
begin
  insert into seller_record (tenant_id, seller_id, history_orders, history_delivery, history_service,
      history_description, history_performance)
    select s.tenant_id, s.id, s.total_orders, s.delivery_speed, s.service_attitude, s.product_description, s.performance_score
    from seller s where s.tenant_id = of_tenant and s.id = of_seller
    on conflict do nothing;
  update seller_record as now set
    orders = now.orders + ended,
    delivery_sum = delivery_sum + coalesce(delivery, 0),
    delivery_marks = delivery_marks + num_nonnulls(delivery),
    service_sum = service_sum + coalesce(service, 0),
    service_marks = service_marks + num_nonnulls(service),
    description_sum = description_sum + coalesce(description, 0),
    description_marks = description_marks + num_nonnulls(description),
    performance_sum = performance_sum + coalesce(performance, 0),
    performance_marks = performance_marks + num_nonnulls(performance)
  where now.tenant_id = of_tenant and now.seller_id = of_seller returning * into r;
  -- Five marks make a score where there was none.
  if r.history_performance is not null or r.performance_marks >= 5 then
    score := seller_mean(r.history_performance, r.history_orders, r.performance_sum, r.performance_marks);
  end if;
  select level into had from seller where tenant_id = of_tenant and id = of_seller;
  reached := seller_level(r.orders);
  if reached > coalesce(had, 0) and coalesce(score, 100) >= 60 then
    insert into seller_level_record (tenant_id, seller_id, since, level) values (of_tenant, of_seller, moment(), reached)
      on conflict do nothing;
  else
    reached := had;
  end if;
  update seller set
    total_orders = r.history_orders + r.orders,
    delivery_speed = seller_mean(r.history_delivery, r.history_orders, r.delivery_sum, r.delivery_marks),
    service_attitude = seller_mean(r.history_service, r.history_orders, r.service_sum, r.service_marks),
    product_description = seller_mean(r.history_description, r.history_orders, r.description_sum, r.description_marks),
    performance_score = score,
    level = reached
  where tenant_id = of_tenant and id = of_seller;
end $$;
revoke execute on function seller_marked(int, bigint, int, int, int, int, int) from public;

create function seller_order_ended() returns trigger language plpgsql security definer set search_path = public as $$
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
  elsif moment() > new.paid_at + promised then
    perform seller_marked(new.tenant_id, new.seller_id, 0, 1, null, null, 0);
  end if;
  perform restore_tenant(tenant_before);
  return null;
end $$;
-- NOTE: at the end of the transaction, so that the seller's row is the last that anybody locks.
create constraint trigger seller_order_ended after update on order_head deferrable initially deferred for each row
  when (old.state is distinct from new.state and new.state in ('confirmed', 'refunded', 'auto_refunded'))
  execute function seller_order_ended();

create function seller_order_reviewed() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  perform seller_marked(new.tenant_id, new.seller_id, 0, null, new.score, null, 20 * new.score);
  perform restore_tenant(tenant_before);
  return null;
end $$;
create constraint trigger seller_order_reviewed after insert on review deferrable initially deferred for each row
  when (new.order_id is not null) execute function seller_order_reviewed();

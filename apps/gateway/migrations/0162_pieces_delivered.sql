-- How many of the pieces sold are handed over. An order is delivered with the last of them, and no clock runs before.
alter table order_head add delivered_quantity int not null default 0;
do $$ declare t int; begin
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    update order_head set delivered_quantity = quantity where tenant_id = t and delivered_at is not null;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
alter table order_head
  add constraint order_pieces check (delivered_quantity between 0 and quantity),
  add constraint order_delivered_whole check ((delivered_at is not null) = (delivered_quantity = quantity)),
  add constraint order_state_delivered check (state not in ('delivered', 'confirmed', 'closed') or delivered_at is not null);
grant update (delivered_quantity) on order_head to tradepost_app;
-- What was handed over so far is sealed together, anew with each piece.
grant update (secret_key_id, delivered_at) on delivery to tradepost_app;

-- Inputs are correctable until the first piece is handed over.
create or replace function order_inputs_guard() returns trigger language plpgsql as $$ begin
  if new.inputs -> 'asked' <> old.inputs -> 'asked'
    or not (new.inputs -> 'values' = '{}'
      or actor_kind() = 'buyer' and old.state in ('awaiting_payment', 'paid', 'delivering')
        and old.delivered_quantity = 0) then
    raise exception 'order: its inputs can no longer be corrected' using errcode = 'TP409';
  end if;
  return new;
end $$;

-- A delivery keeps its details, or loses them for good when what it opened was lent; while pieces are outstanding, what is
-- handed over next is sealed with them.
create or replace function delivery_wiped_only() returns trigger language plpgsql as $$ begin
  if length(new.secret_ct) > 0 and exists (select 1 from order_head o
    where o.tenant_id = new.tenant_id and o.id = new.order_id and o.delivered_at is null) then
    return new;
  end if;
  if length(new.secret_ct) > 0 or not exists (select 1 from rental r where r.tenant_id = new.tenant_id and r.order_id = new.order_id) then
    raise exception 'delivery: details are kept as they were' using errcode = '42501';
  end if;
  return new;
end $$;

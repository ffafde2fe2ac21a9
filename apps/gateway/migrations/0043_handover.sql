-- What a buyer makes sure of before confirming: the steps depend on what is handed over and are frozen with the order,
-- each is ticked with its time, and the list is evidence afterwards.

-- Null where the standard type says it already.
alter table category add column hand_over text check (
  hand_over in ('account', 'items', 'coins', 'top_up', 'gift_card', 'service', 'shared', 'rental')
);
do $$ declare t int; begin
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    update category set hand_over = 'top_up' where alias = 'top-up' and standard_type = 1;
    update category set hand_over = 'gift_card' where alias = 'gift-cards' and standard_type = 1;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

create function handover_steps(standard_type int, category_type int, hand_over text) returns text[]
language sql immutable parallel safe as $$
  select case coalesce(hand_over, case
      when standard_type = 5 or category_type = 3 then 'rental'
      when standard_type = 4 or category_type = 2 then 'shared'
      when standard_type = 3 or category_type = 1 then 'service'
      when standard_type = 2 then 'items'
      when standard_type = 1 then 'coins'
      else 'account'
    end)
    when 'rental' then array['signed_in', 'as_described', 'left_unchanged']
    when 'shared' then array['signed_in', 'works', 'left_unchanged']
    when 'service' then array['goal', 'nothing_missing', 'access_closed', 'sessions']
    when 'items' then array['amount', 'as_described']
    when 'coins' then array['amount', 'works']
    when 'top_up' then array['own_account', 'amount', 'access_closed']
    when 'gift_card' then array['redeemed', 'amount']
    else array['signed_in', 'as_described', 'password', 'recovery', 'two_factor', 'sessions']
  end
$$;

create table order_handover (
  tenant_id int not null,
  order_id bigint not null,
  step text not null check (step in (
    'signed_in', 'as_described', 'password', 'recovery', 'two_factor', 'sessions', 'amount', 'works', 'own_account',
    'redeemed', 'goal', 'nothing_missing', 'access_closed', 'left_unchanged'
  )),
  n int not null,
  ticked_at timestamptz,
  primary key (tenant_id, order_id, step),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id)
);
call protect_tenant_table('order_handover');
revoke insert, update, delete on order_handover from tradepost_app;
grant update (ticked_at) on order_handover to tradepost_app;

create function order_handover_frozen() returns trigger language plpgsql security definer set search_path = public as $$ begin
  insert into order_handover (tenant_id, order_id, step, n)
  select new.tenant_id, new.id, s.step, s.n
    from (select (select k.hand_over from category k
        where k.tenant_id = new.tenant_id and k.id = (new.offer ->> 'categoryId')::bigint) as named) c,
      unnest(handover_steps((new.offer ->> 'standardType')::int, (new.offer ->> 'categoryType')::int, c.named))
        with ordinality as s(step, n);
  return null;
end $$;
create trigger order_handover_frozen after insert on order_head for each row execute function order_handover_frozen();

-- Only the buyer ticks, only while receipt can still be confirmed, and the time is the database's.
create function order_handover_guard() returns trigger language plpgsql security definer set search_path = public as $$ begin
  if actor_kind() <> 'buyer' or not exists (
    select 1 from order_head o where o.tenant_id = new.tenant_id and o.id = new.order_id
      and o.state in ('delivered', 'refund_rejected') and o.delivered_at is not null
  ) then
    raise exception 'handover: nothing is ticked at order % now', new.order_id using errcode = 'TP409';
  end if;
  new.ticked_at := case when new.ticked_at is not null then moment() end;
  return new;
end $$;
create trigger order_handover_guard before update on order_handover for each row execute function order_handover_guard();
create trigger order_handover_append_only before delete on order_handover for each row execute function append_only();

-- Orders that are under way get their guide too.
do $$ declare t int; begin
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    insert into order_handover (tenant_id, order_id, step, n)
    select o.tenant_id, o.id, s.step, s.n
      from order_head o
      left join category k on k.tenant_id = o.tenant_id and k.id = (o.offer ->> 'categoryId')::bigint,
      unnest(handover_steps((o.offer ->> 'standardType')::int, (o.offer ->> 'categoryType')::int, k.hand_over))
        with ordinality as s(step, n)
      where o.tenant_id = t and o.confirmed_at is null and o.state not in ('closed', 'expired', 'cancelled', 'refunded');
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

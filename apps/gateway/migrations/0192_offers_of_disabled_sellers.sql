-- What a disabled seller offers is off the shelf: one place decides it, so whatever treats an offer off the shelf as gone
-- treats his so. `held_status` is what the offer returns to with its seller.
alter table offer add column held_status int check (held_status is null or status = 2 and held_status <> 2);

create function offer_stands_with_seller() returns trigger language plpgsql security definer set search_path = public as $$
declare may_sell boolean;
begin
  -- An offer put in while its seller is being disabled waits for that and sees it.
  if tg_op = 'INSERT' then
    select u.enabled into may_sell from seller s join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = new.tenant_id and s.id = new.seller_id for share of u;
  else
    select u.enabled into may_sell from seller s join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = new.tenant_id and s.id = new.seller_id;
  end if;
  if coalesce(may_sell, true) then
    new.held_status := null;
  elsif new.status <> 2 then
    new.held_status := new.status;
    new.status := 2;
  end if;
  return new;
end $$;
create trigger offer_stands_with_seller before insert or update of status, seller_id on offer
  for each row execute function offer_stands_with_seller();

-- Brings back what was on sale. Orders that went on meanwhile may have used up the stock or given some back.
create function offers_follow_seller(of_tenant int, of_user bigint) returns void language plpgsql as $$ begin
  update offer o set status = case
      when o.held_status in (3, 6, 7) and o.available > 0 then 1
      when o.held_status = 1 and o.available = 0 and o.reserved = 0 and not exists (select from account_unit a
        where a.tenant_id = o.tenant_id and a.offer_id = o.id and a.state in ('rented', 'release_due', 'maintenance')) then 3
      else coalesce(o.held_status, o.status) end,
      released_on = case when o.held_status = 6 and o.available > 0 then null else o.released_on end,
      maintenance_until = case when o.held_status = 7 and o.available > 0 then null else o.maintenance_until end
    from seller s where s.tenant_id = of_tenant and s.user_id = of_user and o.tenant_id = s.tenant_id and o.seller_id = s.id
      and (o.status <> 2 or o.held_status is not null);
end $$;
create function seller_enabled_changed() returns trigger language plpgsql security definer set search_path = public as $$ begin
  perform offers_follow_seller(new.tenant_id, new.id);
  return null;
end $$;
create trigger offers_follow_seller after update of enabled on app_user for each row
  when (old.enabled is distinct from new.enabled) execute function seller_enabled_changed();
create function seller_person_changed() returns trigger language plpgsql security definer set search_path = public as $$ begin
  perform offers_follow_seller(new.tenant_id, new.user_id);
  return null;
end $$;
create trigger offers_follow_seller after insert or update of user_id on seller for each row
  when (new.user_id is not null) execute function seller_person_changed();
revoke execute on function offer_stands_with_seller(), offers_follow_seller(int, bigint), seller_enabled_changed(),
  seller_person_changed() from public;

do $$ declare t int; begin
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    perform offers_follow_seller(t, u.id) from app_user u where u.tenant_id = t and not u.enabled;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

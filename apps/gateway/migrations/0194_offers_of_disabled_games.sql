-- An offer stands with all it belongs to: the person behind its seller (0192) and its game. What belongs to a disabled game
-- is off the shelf in the same way, and comes back when the last of them is enabled again.
drop trigger offer_stands_with_seller on offer;
drop function offer_stands_with_seller();
drop trigger offers_follow_seller on app_user;
drop trigger offers_follow_seller on seller;
drop function seller_enabled_changed(), seller_person_changed(), offers_follow_seller(int, bigint);

-- Putting in an offer and disabling its game wait for each other, so that one of them sees the other.
create function brand_lock(of_tenant int, of_brand bigint) returns bigint language sql immutable as
  $$ select hashtextextended('brand ' || of_tenant || ' ' || of_brand, 0) $$;

create function offer_stands_with_owners() returns trigger language plpgsql security definer set search_path = public as $$
declare may_sell boolean;
begin
  -- The same for a seller: an offer put in while its person is being disabled waits for that and sees it.
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock_shared(brand_lock(new.tenant_id, new.brand_id));
    select u.enabled into may_sell from seller s join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = new.tenant_id and s.id = new.seller_id for share of u;
  else
    select u.enabled into may_sell from seller s join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = new.tenant_id and s.id = new.seller_id;
  end if;
  if coalesce(may_sell, true) then
    select b.enabled into may_sell from brand b where b.tenant_id = new.tenant_id and b.id = new.brand_id;
  end if;
  if coalesce(may_sell, true) then
    new.held_status := null;
  elsif new.status <> 2 then
    new.held_status := new.status;
    new.status := 2;
  end if;
  return new;
end $$;
create trigger offer_stands_with_owners before insert or update of status, seller_id, brand_id on offer
  for each row execute function offer_stands_with_owners();

-- Takes offers off the shelf, or brings back what was on sale. Orders that went on meanwhile may have used up the stock or
-- given some back.
create function offers_follow(of_tenant int, ids bigint[]) returns void language plpgsql as $$ begin
  update offer o set status = case
      when o.held_status in (3, 6, 7) and o.available > 0 then 1
      when o.held_status = 1 and o.available = 0 and o.reserved = 0 and not exists (select from account_unit a
        where a.tenant_id = o.tenant_id and a.offer_id = o.id and a.state in ('rented', 'release_due', 'maintenance')) then 3
      else coalesce(o.held_status, o.status) end,
      released_on = case when o.held_status = 6 and o.available > 0 then null else o.released_on end,
      maintenance_until = case when o.held_status = 7 and o.available > 0 then null else o.maintenance_until end
    where o.tenant_id = of_tenant and o.id = any (ids) and (o.status <> 2 or o.held_status is not null);
end $$;
create function offers_of_person(of_tenant int, of_user bigint) returns bigint[] language sql stable as $$
  select array_agg(o.id) from offer o join seller s on s.tenant_id = o.tenant_id and s.id = o.seller_id
    where o.tenant_id = of_tenant and s.tenant_id = of_tenant and s.user_id = of_user $$;

create function person_enabled_changed() returns trigger language plpgsql security definer set search_path = public as $$ begin
  perform offers_follow(new.tenant_id, offers_of_person(new.tenant_id, new.id));
  return null;
end $$;
create trigger offers_follow_seller after update of enabled on app_user for each row
  when (old.enabled is distinct from new.enabled) execute function person_enabled_changed();
create function seller_person_changed() returns trigger language plpgsql security definer set search_path = public as $$ begin
  perform offers_follow(new.tenant_id, offers_of_person(new.tenant_id, new.user_id));
  return null;
end $$;
create trigger offers_follow_seller after insert or update of user_id on seller for each row
  when (new.user_id is not null) execute function seller_person_changed();
create function brand_enabled_changed() returns trigger language plpgsql security definer set search_path = public as $$ begin
  perform pg_advisory_xact_lock(brand_lock(new.tenant_id, new.id));
  perform offers_follow(new.tenant_id,
    (select array_agg(o.id) from offer o where o.tenant_id = new.tenant_id and o.brand_id = new.id));
  return null;
end $$;
create trigger offers_follow_brand after update of enabled on brand for each row
  when (old.enabled is distinct from new.enabled) execute function brand_enabled_changed();
revoke execute on function brand_lock(int, bigint), offer_stands_with_owners(), offers_follow(int, bigint[]),
  offers_of_person(int, bigint), person_enabled_changed(), seller_person_changed(), brand_enabled_changed() from public;

do $$ declare t int; begin
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    perform offers_follow(t, (select array_agg(o.id) from offer o join brand b on b.tenant_id = o.tenant_id and b.id = o.brand_id
      where o.tenant_id = t and not b.enabled));
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- Staff edit categories, attributes and the categories of a brand.
alter table category
  add column enabled boolean not null default true,
  -- What the category is, by language: the lead of its page.
  add column about jsonb not null default '{}';
alter table brand_category
  add column enabled boolean not null default true,
  -- The place among the categories of the brand; by default that of the category.
  add column position int,
  add column version int not null default 1;
alter table attribute_def
  add column required boolean not null default false,
  -- The values that sellers can state, in the order shown, and those that they can no longer state.
  add column choices text[] not null default '{}',
  add column retired_choices text[] not null default '{}';
grant insert, update, delete on category_attribute to tradepost_app;
create index category_attribute_of_attribute on category_attribute (tenant_id, attribute_id);

-- Shops that have offers already: what these state. A choice is a value that an offer has.
create or replace procedure learn_category_attributes(of_tenant int) language sql as $$
  insert into category_attribute (tenant_id, brand_id, category_id, attribute_id, choices)
  select of_tenant, o.brand_id, o.category_id, d.id,
    case when d.attr_type in (2, 4) then array_agg(distinct e ->> 'v') else '{}' end
  from offer o cross join jsonb_array_elements(o.attributes) e
  join attribute_def d on d.tenant_id = o.tenant_id and d.id = (e ->> 'a')::bigint
  where o.tenant_id = of_tenant
  group by o.brand_id, o.category_id, d.id, d.attr_type
  on conflict do nothing;
  update attribute_def d set choices = known.choices
  from (select c.attribute_id, array_agg(distinct value order by value) as choices
    from category_attribute c cross join unnest(c.choices) value where c.tenant_id = of_tenant group by 1) known
  where d.tenant_id = of_tenant and d.id = known.attribute_id and d.choices = '{}';
$$;
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    call learn_category_attributes(of_tenant);
    perform restore_tenant(tenant_before);
  end loop;
end $$;

-- An offer stands with its category and its brand category too.
create function category_lock(of_tenant int, of_category bigint) returns bigint language sql immutable as
  $$ select hashtextextended('category ' || of_tenant || ' ' || of_category, 0) $$;
revoke execute on function category_lock(int, bigint) from public;
grant execute on function brand_lock(int, bigint) to tradepost_app;

create or replace function offer_stands_with_owners() returns trigger language plpgsql security definer set search_path = public as $$
declare
  tenant_before text := enter_tenant(new.tenant_id);
  may_sell boolean;
begin
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock_shared(brand_lock(new.tenant_id, new.brand_id));
    perform pg_advisory_xact_lock_shared(category_lock(new.tenant_id, new.category_id));
    perform pg_advisory_xact_lock_shared(standing_lock(new.tenant_id));
    -- The row lock does the same for a disabled person: an offer put in meanwhile waits and sees it.
    perform from seller s join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = new.tenant_id and s.id = new.seller_id for share of u;
  end if;
  select standing_allows(effective_standing(s.standing, u.enabled), 'show') into may_sell
    from seller s left join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.tenant_id = new.tenant_id and s.id = new.seller_id;
  if coalesce(may_sell, true) then
    select b.enabled and c.enabled and bc.enabled into may_sell from brand_category bc
      join brand b on b.tenant_id = bc.tenant_id and b.id = bc.brand_id
      join category c on c.tenant_id = bc.tenant_id and c.id = bc.category_id
      where bc.tenant_id = new.tenant_id and bc.brand_id = new.brand_id and bc.category_id = new.category_id;
  end if;
  if coalesce(may_sell, true) then
    new.held_status := null;
  elsif new.status <> 2 then
    new.held_status := new.status;
    new.status := 2;
  end if;
  perform restore_tenant(tenant_before);
  return new;
end $$;

-- The offers are locked before the counters that follow them, in one order, as by sellers and buyers.
create or replace function offers_follow(of_tenant int, ids bigint[]) returns void language plpgsql as $$ begin
  perform from offer o where o.tenant_id = of_tenant and o.id = any (ids) order by o.id for update;
  update offer o set status = case
      when o.held_status in (3, 6, 7) and o.available > 0 then 1
      when o.held_status = 1 and o.available = 0 and o.reserved = 0 and not exists (select from account_unit a
        where a.tenant_id = o.tenant_id and a.offer_id = o.id and a.state in ('rented', 'release_due', 'maintenance')) then 3
      else coalesce(o.held_status, o.status) end,
      released_on = case when o.held_status = 6 and o.available > 0 then null else o.released_on end,
      maintenance_until = case when o.held_status = 7 and o.available > 0 then null else o.maintenance_until end
    where o.tenant_id = of_tenant and o.id = any (ids) and (o.status <> 2 or o.held_status is not null);
end $$;

create function category_enabled_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  perform pg_advisory_xact_lock(category_lock(new.tenant_id, new.id));
  perform offers_follow(new.tenant_id, (select array_agg(o.id) from offer o
    join brand_category bc on bc.tenant_id = o.tenant_id and bc.brand_id = o.brand_id and bc.category_id = o.category_id
    where o.tenant_id = new.tenant_id and bc.tenant_id = new.tenant_id and bc.category_id = new.id));
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger offers_follow_category after update of enabled on category for each row
  when (old.enabled is distinct from new.enabled) execute function category_enabled_changed();

-- NOTE: whoever changes this column takes the lock of the brand and those of the offers first. An offer that is put in
-- holds the former and waits for the counter of this row.
create function brand_category_enabled_changed() returns trigger
language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  perform pg_advisory_xact_lock(brand_lock(new.tenant_id, new.brand_id));
  perform offers_follow(new.tenant_id, (select array_agg(o.id) from offer o where o.tenant_id = new.tenant_id
    and o.brand_id = new.brand_id and o.category_id = new.category_id));
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger offers_follow_brand_category after update of enabled on brand_category for each row
  when (old.enabled is distinct from new.enabled) execute function brand_category_enabled_changed();
revoke execute on function category_enabled_changed(), brand_category_enabled_changed() from public;

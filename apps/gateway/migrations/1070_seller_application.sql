-- The standing of a seller: what it allows is in packages/domain/src/seller/seller-standing.ts, which a test compares with
-- `standing_allows`.

alter table seller
  add column standing text not null default 'active' check (standing in ('active', 'vacation', 'suspended', 'banned')),
  add column standing_reason text check (char_length(standing_reason) between 1 and 2000),
  add column standing_since timestamptz,
  -- The person who changed it; null for the platform.
  add column standing_by bigint,
  -- The announced end of a vacation.
  add column vacation_until timestamptz,
  add constraint seller_standing_by foreign key (tenant_id, standing_by) references app_user (tenant_id, id),
  add constraint seller_standing_reason check (standing not in ('suspended', 'banned') or standing_reason is not null),
  add constraint seller_vacation check (vacation_until is null or standing = 'vacation');

-- Each change of a standing; only the trigger writes it.
create table seller_standing_change (
  tenant_id int not null,
  id uuid not null,
  seller_id bigint not null,
  at timestamptz not null,
  from_standing text not null,
  to_standing text not null,
  reason text,
  changed_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, changed_by) references app_user (tenant_id, id)
);
create index seller_standing_change_of_seller on seller_standing_change (tenant_id, seller_id, at desc);
call protect_tenant_table('seller_standing_change');
revoke insert, update, delete on seller_standing_change from tradepost_app;

create function standing_allows(of_standing text, act text) returns boolean language sql immutable as $$
  select case act
    when 'show' then of_standing in ('active', 'vacation')
    when 'sell' then of_standing = 'active'
    when 'add' then of_standing in ('active', 'vacation')
    when 'be_online' then of_standing = 'active'
    when 'be_contacted' then of_standing in ('active', 'vacation', 'suspended')
    when 'be_paid_out' then of_standing in ('active', 'vacation')
  end $$;

-- A seller whose person is disabled counts as banned. A seller without a person belongs to the platform.
create function effective_standing(of_standing text, person_enabled boolean) returns text language sql immutable as
  $$ select case when coalesce(person_enabled, true) then of_standing else 'banned' end $$;

-- Putting in an offer and changing a standing wait for each other. The lock is taken before any row of a seller, which
-- an offer's insertion updates too, so that the two cannot wait for each other in a circle.
create function standing_lock(of_tenant int) returns bigint language sql immutable as
  $$ select hashtextextended('standing ' || of_tenant, 0) $$;

create function lock_standing() returns trigger language plpgsql security definer set search_path = public as $$ begin
  perform pg_advisory_xact_lock(standing_lock(tid()));
  return null;
end $$;
create trigger lock_standing before update of standing on seller for each statement execute function lock_standing();

create function standing_changing() returns trigger language plpgsql as $$ begin
  new.standing_since := moment();
  return new;
end $$;
create trigger standing_changing before update of standing on seller for each row
  when (old.standing is distinct from new.standing) execute function standing_changing();

create function standing_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  insert into seller_standing_change (tenant_id, id, seller_id, at, from_standing, to_standing, reason, changed_by)
    values (new.tenant_id, gen_random_uuid(), new.id, new.standing_since, old.standing, new.standing,
      new.standing_reason, new.standing_by);
  if standing_allows(old.standing, 'show') is distinct from standing_allows(new.standing, 'show') then
    perform offers_follow(new.tenant_id, (select array_agg(o.id) from offer o
      where o.tenant_id = new.tenant_id and o.seller_id = new.id));
  end if;
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger standing_changed after update of standing on seller for each row
  when (old.standing is distinct from new.standing) execute function standing_changed();

create or replace function offer_stands_with_owners() returns trigger language plpgsql security definer set search_path = public as $$
declare
  tenant_before text := enter_tenant(new.tenant_id);
  may_sell boolean;
begin
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock_shared(brand_lock(new.tenant_id, new.brand_id));
    perform pg_advisory_xact_lock_shared(standing_lock(new.tenant_id));
    -- The row lock does the same for a disabled person: an offer put in meanwhile waits and sees it.
    perform from seller s join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = new.tenant_id and s.id = new.seller_id for share of u;
  end if;
  select standing_allows(effective_standing(s.standing, u.enabled), 'show') into may_sell
    from seller s left join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.tenant_id = new.tenant_id and s.id = new.seller_id;
  if coalesce(may_sell, true) then
    select b.enabled into may_sell from brand b where b.tenant_id = new.tenant_id and b.id = new.brand_id;
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
revoke execute on function standing_lock(int), lock_standing(), standing_changed() from public;

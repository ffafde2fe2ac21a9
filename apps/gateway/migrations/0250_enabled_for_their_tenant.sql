-- What these triggers move is seen with a tenant set alone. Where somebody disables a person or a game without one, as in
-- psql, nothing followed, silently: the offers stayed on sale. They work for the tenant of their row, and put back what was
-- set; after an error the transaction does.
create or replace function person_enabled_changed() returns trigger language plpgsql security definer
  set search_path = public as $$
declare set_before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', new.tenant_id::text, true);
  perform offers_follow(new.tenant_id, offers_of_person(new.tenant_id, new.id));
  perform set_config('app.tenant_id', set_before, true);
  return null;
end $$;

create or replace function seller_person_changed() returns trigger language plpgsql security definer
  set search_path = public as $$
declare set_before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', new.tenant_id::text, true);
  perform offers_follow(new.tenant_id, offers_of_person(new.tenant_id, new.user_id));
  perform set_config('app.tenant_id', set_before, true);
  return null;
end $$;

create or replace function brand_enabled_changed() returns trigger language plpgsql security definer
  set search_path = public as $$
declare set_before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', new.tenant_id::text, true);
  perform pg_advisory_xact_lock(brand_lock(new.tenant_id, new.id));
  perform offers_follow(new.tenant_id,
    (select array_agg(o.id) from offer o where o.tenant_id = new.tenant_id and o.brand_id = new.id));
  perform set_config('app.tenant_id', set_before, true);
  return null;
end $$;

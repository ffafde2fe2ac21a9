-- The prices of an offer since it was listed. Only triggers write them, whatever changes the price.
create table offer_price (
  tenant_id int not null,
  offer_id bigint not null,
  -- Counts the prices of the offer from 1.
  n int not null check (n > 0),
  price_minor bigint not null check (price_minor between 1 and 100000000),
  since timestamptz not null,
  set_by text not null,
  primary key (tenant_id, offer_id, n),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id) on delete cascade
);
call protect_tenant_table('offer_price');
revoke insert, update, delete on offer_price from tradepost_app;

do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    insert into offer_price (tenant_id, offer_id, n, price_minor, since, set_by)
      select tenant_id, id, 1, price_minor, listed_at, '' from offer where tenant_id = of_tenant;
    perform restore_tenant(tenant_before);
  end loop;
end $$;

-- Per statement, so that loading a million offers costs one insert for each batch.
create function offer_price_first() returns trigger language plpgsql security definer set search_path = public as $$
declare
  of_tenant int;
  tenant_before text;
begin
  for of_tenant in select distinct tenant_id from added loop
    tenant_before := enter_tenant(of_tenant);
    insert into offer_price (tenant_id, offer_id, n, price_minor, since, set_by)
      select tenant_id, id, 1, price_minor, listed_at, coalesce(current_setting('app.actor', true), '')
      from added where tenant_id = of_tenant;
    perform restore_tenant(tenant_before);
  end loop;
  return null;
end $$;
create trigger offer_price_first after insert on offer referencing new table as added
  for each statement execute function offer_price_first();

-- The row of the offer is locked, so that two changes never get the same number.
create function offer_price_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  insert into offer_price (tenant_id, offer_id, n, price_minor, since, set_by)
    select new.tenant_id, new.id, coalesce(max(n), 0) + 1, new.price_minor, moment(),
      coalesce(current_setting('app.actor', true), '')
    from offer_price where tenant_id = new.tenant_id and offer_id = new.id;
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger offer_price_changed after update of price_minor on offer for each row
  when (old.price_minor <> new.price_minor) execute function offer_price_changed();
revoke execute on function offer_price_first(), offer_price_changed() from public;

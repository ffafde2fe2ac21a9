-- Names, rates and settings that every page needs are kept in process; this number tells a read whether what is kept still holds.
create table catalogue_version (
  one boolean primary key default true check (one),
  version bigint not null default 1
);
insert into catalogue_version default values;
grant select on catalogue_version to tradepost_app;

create function catalogue_changed() returns trigger language plpgsql security definer set search_path = public as $$ begin
  update catalogue_version set version = version + 1;
  return null;
end $$;
create trigger catalogue_version after insert or delete or update of alias, name, names on brand
  for each statement execute function catalogue_changed();
create trigger catalogue_version after insert or delete or update of alias, names on category
  for each statement execute function catalogue_changed();
create trigger catalogue_version after insert or delete or update on attribute_def
  for each statement execute function catalogue_changed();
create trigger catalogue_version after insert or delete or update on currency
  for each statement execute function catalogue_changed();
create trigger catalogue_version after insert or delete or update on fx_rate
  for each statement execute function catalogue_changed();
create trigger catalogue_version after insert or delete or update on site
  for each statement execute function catalogue_changed();
create trigger catalogue_version after insert or delete or update on site_language
  for each statement execute function catalogue_changed();

-- How many offers a seller lists, as brand_category knows it for its page.
alter table seller add column offer_count int not null default 0;

create or replace function offer_counts_added() returns trigger language plpgsql as $$ begin
  update brand_category bc set offer_count = bc.offer_count + d.n
  from (select tenant_id, brand_id, category_id, count(*) n from added where status <> 2 group by 1, 2, 3) d
  where (bc.tenant_id, bc.brand_id, bc.category_id) = (d.tenant_id, d.brand_id, d.category_id);
  update seller s set offer_count = s.offer_count + d.n
  from (select tenant_id, seller_id, count(*) n from added where status <> 2 group by 1, 2) d
  where (s.tenant_id, s.id) = (d.tenant_id, d.seller_id);
  return null;
end $$;
create or replace function offer_counts_moved() returns trigger language plpgsql as $$ begin
  update brand_category set offer_count = offer_count + case when new.status = 2 then -1 else 1 end
  where tenant_id = new.tenant_id and brand_id = new.brand_id and category_id = new.category_id;
  update seller set offer_count = offer_count + case when new.status = 2 then -1 else 1 end
  where tenant_id = new.tenant_id and id = new.seller_id;
  return null;
end $$;

do $$ declare t int; begin
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    update seller s set offer_count = d.n
    from (select seller_id, count(*) n from offer where tenant_id = t and status <> 2 group by 1) d
    where s.tenant_id = t and s.id = d.seller_id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

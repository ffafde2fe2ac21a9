-- Each tenant's list rows in a partition of their own (docs/decisions/009): its indexes hold no other tenant's words and
-- facts, so that a search costs what the tenant's own offers cost, and statistics describe one shop.

drop view offer_listing;
drop function listed_row(offer);
alter table listed_offer rename to listed_offer_before;
alter table listed_offer_before rename constraint listed_offer_pkey to listed_offer_before_pkey;
do $$
declare name text;
begin
  for name in select indexrelid::regclass::text from pg_index
    where indrelid = 'listed_offer_before'::regclass and not indisprimary loop
    execute 'drop index ' || name;
  end loop;
end $$;
drop statistics listed_of_tenant;

-- NOTE: columns stand in the order of their size, so that a row has no gaps.
create table listed_offer (
  id bigint not null,
  brand_id bigint not null,
  category_id bigint not null,
  seller_id bigint not null,
  listed_at timestamptz not null,
  tenant_id int not null,
  price_minor int not null,
  delivery_minutes int not null,
  rank_score int not null,
  -- Tenths; -1 without reviews.
  rating smallint not null,
  standard_type smallint not null,
  in_stock boolean not null,
  instant boolean not null,
  verified boolean not null,
  by_platform boolean not null,
  facets bigint[] not null,
  -- Words of the title and the attributes; `:b…` and `:c…` stand for all the words of the brand and the category.
  search tsvector not null,
  search_text text not null
) partition by list (tenant_id);
call protect_tenant_table('listed_offer');
revoke all on listed_offer from tradepost_app;
create policy owner_lists on listed_offer for select to tradepost_owner using (true);

-- Rows that come before their tenant does, as in a restored backup.
create table listed_offer_default partition of listed_offer default;
call protect_tenant_table('listed_offer_default');
revoke all on listed_offer_default from tradepost_app;

-- ---------- a partition for every tenant ----------
-- Makes a tenant's partition and moves its rows there. Rows are attached last, so that each index is built in one go.
create function make_listed_partition(of_tenant int) returns void language plpgsql security definer set search_path = public as $$
declare
  partition text := 'listed_offer_' || of_tenant;
  tenant_before text;
begin
  if to_regclass(partition) is not null then return; end if;
  tenant_before := enter_tenant(of_tenant);
  execute format('create table %I (like listed_offer)', partition);
  execute format('call protect_tenant_table(%L)', partition);
  execute format('revoke all on %I from tradepost_app', partition);
  execute format('with moved as (delete from listed_offer_default where tenant_id = %s returning *)
    insert into %I select * from moved', of_tenant, partition);
  execute format('alter table listed_offer attach partition %I for values in (%s)', partition, of_tenant);
  perform restore_tenant(tenant_before);
end $$;

create function make_listed_partitions() returns void language plpgsql as $$
declare of_tenant int;
begin
  for of_tenant in select id from tenant order by id loop perform make_listed_partition(of_tenant); end loop;
end $$;

create function tenant_came() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.id);
begin
  perform make_listed_partition(new.id);
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger tenant_came after insert on tenant for each row execute function tenant_came();
revoke execute on function make_listed_partition(int), make_listed_partitions(), tenant_came() from public;

-- ---------- the rows there are ----------
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    perform make_listed_partition(of_tenant);
    execute format('insert into listed_offer_%s select id, brand_id, category_id, seller_id, listed_at, tenant_id,
      price_minor, delivery_minutes, rank_score, rating, standard_type, in_stock, instant, verified, by_platform,
      facets, search, search_text from listed_offer_before where tenant_id = %s', of_tenant, of_tenant);
    perform restore_tenant(tenant_before);
  end loop;
end $$;
drop table listed_offer_before;

alter table listed_offer add primary key (tenant_id, id);
alter table listed_offer add foreign key (tenant_id, id) references offer (tenant_id, id) on delete cascade;

-- One index per sort: of a brand, of a category, of both, of the whole site. Each ends with the id, which keyset pages
-- go on from.
create index listed_brand_rank on listed_offer (tenant_id, brand_id, rank_score desc, id);
create index listed_brand_price on listed_offer (tenant_id, brand_id, price_minor, id);
create index listed_brand_newest on listed_offer (tenant_id, brand_id, listed_at desc, id);
create index listed_brand_rating on listed_offer (tenant_id, brand_id, rating desc, id);
create index listed_brand_delivery on listed_offer (tenant_id, brand_id, delivery_minutes, id);
create index listed_category_rank on listed_offer (tenant_id, category_id, rank_score desc, id);
create index listed_category_price on listed_offer (tenant_id, category_id, price_minor, id);
create index listed_category_newest on listed_offer (tenant_id, category_id, listed_at desc, id);
create index listed_category_rating on listed_offer (tenant_id, category_id, rating desc, id);
create index listed_category_delivery on listed_offer (tenant_id, category_id, delivery_minutes, id);
create index listed_place_rank on listed_offer (tenant_id, brand_id, category_id, rank_score desc, id);
create index listed_place_price on listed_offer (tenant_id, brand_id, category_id, price_minor, id);
create index listed_place_newest on listed_offer (tenant_id, brand_id, category_id, listed_at desc, id);
create index listed_place_rating on listed_offer (tenant_id, brand_id, category_id, rating desc, id);
create index listed_place_delivery on listed_offer (tenant_id, brand_id, category_id, delivery_minutes, id);
create index listed_site_rank on listed_offer (tenant_id, rank_score desc, id);
create index listed_site_price on listed_offer (tenant_id, price_minor, id);
create index listed_site_newest on listed_offer (tenant_id, listed_at desc, id);
create index listed_site_rating on listed_offer (tenant_id, rating desc, id);
create index listed_site_delivery on listed_offer (tenant_id, delivery_minutes, id);
create index listed_seller on listed_offer (tenant_id, seller_id, rank_score desc, id);
create index listed_words on listed_offer using gin (search);
create index listed_text on listed_offer using gin (search_text gin_trgm_ops);
create index listed_facets on listed_offer using gin (facets);
create index listed_brand_facts on listed_offer (tenant_id, brand_id, category_id, in_stock, instant, verified, by_platform, price_minor);
create index listed_category_facts on listed_offer (tenant_id, category_id, in_stock, instant, verified, by_platform, price_minor);
create index listed_site_facts on listed_offer (tenant_id, in_stock, instant, verified, by_platform, price_minor);

-- ---------- what lists read ----------
-- Reads as the owner, limited to the tenant of the transaction (docs/decisions/008). A statement that names its tenant
-- once more as a constant is planned for that tenant's partition alone.
create view offer_listing as select * from listed_offer where tenant_id = (select tid());
grant select on offer_listing to tradepost_app;

create function listed_row(o offer) returns listed_offer language plpgsql stable as $$
declare r listed_offer; facts text;
begin
  select coalesce(array_agg(distinct facet_key(e ->> 'a', e ->> 'v')), '{}'), string_agg(e ->> 'v', ' ')
    into r.facets, facts from jsonb_array_elements(o.attributes) e;
  r.tenant_id := o.tenant_id; r.id := o.id; r.brand_id := o.brand_id; r.category_id := o.category_id;
  r.seller_id := o.seller_id; r.listed_at := o.listed_at; r.price_minor := o.price_minor;
  r.in_stock := o.status = 1 and o.available >= o.min_quantity;
  r.delivery_minutes := o.delivery_minutes; r.rank_score := listed_rank(o.rank_score, r.in_stock);
  r.rating := coalesce(o.seller_rating * 10, -1); r.standard_type := o.standard_type;
  r.instant := o.instant; r.verified := o.verified; r.by_platform := o.delivery_mode = 'platform';
  r.search := search_vector(o.title, 'A') || search_vector(facts, 'D')
    || format(''':b%s'':1B '':c%s'':1C', o.brand_id, o.category_id)::tsvector;
  r.search_text := concat_ws(' ', search_norm(o.title), search_norm(facts));
  return r;
end $$;

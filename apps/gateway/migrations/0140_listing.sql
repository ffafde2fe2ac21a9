-- Search over a million offers. Lists filter, sort and count by one narrow row per listed offer, so that ten thousand
-- hits are counted without reading ten thousand descriptions (docs/decisions/009).

-- Each value an attribute has, under the key that stands for both in `listed_offer.facets`.
create function facet_key(attribute text, value text) returns bigint language sql immutable parallel safe strict as $$
  select ('x' || left(md5(attribute || E'\n' || value), 16))::bit(64)::bigint
$$;
create table attribute_value (
  tenant_id int not null,
  key bigint not null,
  attribute_id bigint not null,
  value text not null,
  primary key (tenant_id, key)
);
call protect_tenant_table('attribute_value');
revoke insert, update, delete on attribute_value from tradepost_app;

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
  search_text text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references offer (tenant_id, id) on delete cascade
);
call protect_tenant_table('listed_offer');
revoke all on listed_offer from tradepost_app;

-- One index per sort: of a brand, of a category, of the whole site.
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
-- NOTE: the planner has to know how much of a keyword's hits are the tenant's own.
create statistics listed_of_tenant on (tenant_id + 0) from listed_offer;

-- ---------- what lists read ----------
-- Row-level security keeps operators that are not leakproof (@@, like, @>) away from indexes. Rows that every visitor
-- of a tenant may see anyway are therefore listed by a view of the owner, still limited to the tenant of the
-- transaction (docs/decisions/008). A keyword finds its offers through the word index alone: were the tenant's
-- condition one that an index could answer, the planner would read the whole tenant from that index to intersect the
-- two. So the view says `tenant_id + 0`, and lists name their tenant a second time.
create policy owner_lists on listed_offer for select to tradepost_owner using (true);
create view offer_listing as select * from listed_offer where (tenant_id + 0) = (select tid());
grant select on offer_listing to tradepost_app;

-- ---------- how the rows are kept ----------
-- Lists that a visitor did not sort begin with what can be bought: offers sold out, lent or under maintenance come
-- after everything else, in their own order. Their rank is lowered where lists read it, so that each list still walks
-- one index; an offer's own rank stays as it is.
create function listed_rank(rank_score int, in_stock boolean) returns int language sql immutable parallel safe as $$
  select case when in_stock then rank_score else rank_score - 1000000000 end
$$;

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

-- NOTE: the row is made of nothing but the offer's own columns, by whoever holds the offer's lock: no two orders of
-- concurrent writers can leave it other than the last version of its offer says.
create function offers_listed(of_tenant int, ids bigint[]) returns void language plpgsql as $$ begin
  insert into attribute_value (tenant_id, key, attribute_id, value)
    select of_tenant, v.key, min(v.a)::bigint, min(v.v) from (
      select facet_key(e ->> 'a', e ->> 'v') as key, e ->> 'a' as a, e ->> 'v' as v
      from offer o, jsonb_array_elements(o.attributes) e where o.tenant_id = of_tenant and o.id = any (ids)) v
    where not exists (select from attribute_value k where k.tenant_id = of_tenant and k.key = v.key)
    group by v.key order by v.key on conflict do nothing;
  insert into listed_offer select l.* from offer o, listed_row(o) l
    where o.tenant_id = of_tenant and o.id = any (ids) and o.status <> 2;
end $$;

-- One statement may put in offers of several tenants.
create function offers_added() returns trigger language plpgsql security definer set search_path = public as $$
declare of_tenant int; ids bigint[]; tenant_before text;
begin
  for of_tenant, ids in select tenant_id, array_agg(id) from added group by tenant_id loop
    tenant_before := enter_tenant(of_tenant);
    perform offers_listed(of_tenant, ids);
    perform restore_tenant(tenant_before);
  end loop;
  return null;
end $$;
create trigger offer_listed after insert on offer referencing new table as added
  for each statement execute function offers_added();

create function offer_relisted() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  delete from listed_offer where tenant_id = old.tenant_id and id = old.id;
  perform offers_listed(new.tenant_id, array[new.id]);
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger offer_relisted after update on offer for each row when (
  (old.tenant_id, old.id, old.brand_id, old.category_id, old.standard_type, old.seller_id, old.title, old.attributes, old.listed_at, old.status = 2)
  is distinct from
  (new.tenant_id, new.id, new.brand_id, new.category_id, new.standard_type, new.seller_id, new.title, new.attributes, new.listed_at, new.status = 2))
  execute function offer_relisted();

-- Columns that sales and edits change all the time need no words cut again.
create function offer_moved() returns trigger language plpgsql security definer set search_path = public as $$
declare
  tenant_before text := enter_tenant(new.tenant_id);
  buyable boolean := new.status = 1 and new.available >= new.min_quantity;
begin
  update listed_offer set price_minor = new.price_minor, delivery_minutes = new.delivery_minutes,
    rank_score = listed_rank(new.rank_score, buyable), rating = coalesce(new.seller_rating * 10, -1), in_stock = buyable,
    instant = new.instant, verified = new.verified, by_platform = new.delivery_mode = 'platform'
  where tenant_id = new.tenant_id and id = new.id;
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger offer_moved after update on offer for each row when (
  (old.price_minor, old.delivery_minutes, old.rank_score, old.seller_rating, old.instant, old.verified, old.delivery_mode,
    old.status = 1 and old.available >= old.min_quantity)
  is distinct from
  (new.price_minor, new.delivery_minutes, new.rank_score, new.seller_rating, new.instant, new.verified, new.delivery_mode,
    new.status = 1 and new.available >= new.min_quantity))
  execute function offer_moved();
revoke execute on function offers_listed(int, bigint[]), offers_added(), offer_relisted(), offer_moved() from public;

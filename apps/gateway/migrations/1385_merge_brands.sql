-- Staff merge a brand into another one (docs/decisions/content/080). Aliases and versions of content are out of the
-- application's reach, so these functions of the owner do what it may not.

-- Replaces a brand in a list of ids, or of objects that name one. A brand that would stand there twice stands at its first place.
create function with_merged_brand(list jsonb, former text, present text) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(kept.entry order by kept.at), '[]') from (
    select renamed.entry, min(renamed.at) as at from (
      select at, case when entry ->> 'brandId' = former then entry || jsonb_build_object('brandId', present)
        when entry = to_jsonb(former) then to_jsonb(present) else entry end as entry
      from jsonb_array_elements(list) with ordinality as listed(entry, at)) renamed
    group by renamed.entry) kept
$$;

-- The same in an area: as the shop reads it (`brandIds`, `entries`), and as a version keeps it (`brands.ids`, `pairs`).
create function area_with_merged_brand(area jsonb, former text, present text) returns jsonb language sql immutable as $$
  select area
    || case when area ? 'brandIds' then
      jsonb_build_object('brandIds', with_merged_brand(area -> 'brandIds', former, present)) else '{}' end
    || case when area ? 'entries' then
      jsonb_build_object('entries', with_merged_brand(area -> 'entries', former, present)) else '{}' end
    || case when area ? 'pairs' then
      jsonb_build_object('pairs', with_merged_brand(area -> 'pairs', former, present)) else '{}' end
    || case when area -> 'brands' ? 'ids' then jsonb_build_object('brands',
      area -> 'brands' || jsonb_build_object('ids', with_merged_brand(area #> '{brands,ids}', former, present))) else '{}' end
$$;

-- Replaces a fact of an offer, which is one of its attributes with its value.
create function with_merged_fact(attributes jsonb, former jsonb, present jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(case when fact @> former then fact || present else fact end order by at)
  from jsonb_array_elements(attributes) with ordinality as stated(fact, at)
$$;

-- Moves some offers to the same categories of another brand. An offer that was held because its brand was hidden comes
-- back as `offers_follow` brings it back; the trigger `offer_stands_with_owners` holds it again if it must not be sold.
-- Offers that showed the picture of their brand show that of the new one.
create function merge_offers(former bigint, present bigint, ids bigint[]) returns void language plpgsql
security definer set search_path = public as $$
begin
  -- As an offer that is put in: a category of the brand that is hidden meanwhile waits, and finds the moved ones.
  perform pg_advisory_xact_lock_shared(brand_lock(tid(), present));
  update offer o set brand_id = present,
      cover_path = case when o.cover_path = f.cover_path then p.cover_path else o.cover_path end,
      cover_wide_path = case when o.cover_wide_path = f.cover_wide_path then p.cover_wide_path else o.cover_wide_path end,
      status = case
        when o.held_status in (3, 6, 7) and o.available > 0 then 1
        when o.held_status = 1 and o.available = 0 and o.reserved = 0 and not exists (select from account_unit a
          where a.tenant_id = o.tenant_id and a.offer_id = o.id and a.state in ('rented', 'release_due', 'maintenance')) then 3
        else coalesce(o.held_status, o.status) end,
      released_on = case when o.held_status = 6 and o.available > 0 then null else o.released_on end,
      maintenance_until = case when o.held_status = 7 and o.available > 0 then null else o.maintenance_until end
    from brand f, brand p
    where o.tenant_id = tid() and o.brand_id = former and o.id = any (ids)
      and f.tenant_id = tid() and f.id = former and p.tenant_id = tid() and p.id = present;
end $$;

-- Ends a brand whose offers have moved: its aliases lead to the other one, content that named it names the other one, and
-- it is gone. The foreign keys of offers refuse it while one is left. An event moves to a brand without one of its own.
create function merge_brand(former bigint, present bigint) returns void language plpgsql security definer
set search_path = public as $$
declare
  of_tenant int := tid();
  former_alias text;
begin
  update content_version v set body = area_with_merged_brand(v.body, former::text, present::text)
    where v.tenant_id = of_tenant and v.kind = 'area' and v.body::text like '%"' || former || '"%';
  update page_area a set content = (
      select jsonb_object_agg(c.language, area_with_merged_brand(c.area, former::text, present::text))
      from jsonb_each(a.content) c(language, area))
    where a.tenant_id = of_tenant and a.content::text like '%"' || former || '"%';

  if exists (select from content_item i where i.tenant_id = of_tenant and i.kind = 'event' and i.item = present::text)
      or exists (select from game_event e where e.tenant_id = of_tenant and e.brand_id = present) then
    delete from content_version v where v.tenant_id = of_tenant and v.kind = 'event' and v.item = former::text;
    delete from game_event e where e.tenant_id = of_tenant and e.brand_id = former;
  else
    insert into content_item (tenant_id, kind, item, version, shown, planned, publish_at, ends_at, withdrawn_at)
      select tenant_id, kind, present::text, version, shown, planned, publish_at, ends_at, withdrawn_at
      from content_item i where i.tenant_id = of_tenant and i.kind = 'event' and i.item = former::text;
    update content_version v set item = present::text, body = v.body || jsonb_build_object('brandId', present::text)
      where v.tenant_id = of_tenant and v.kind = 'event' and v.item = former::text;
    update game_event e set brand_id = present where e.tenant_id = of_tenant and e.brand_id = former;
  end if;
  delete from content_item i where i.tenant_id = of_tenant and i.kind = 'event' and i.item = former::text;

  update former_brand_alias f set brand_id = present where f.tenant_id = of_tenant and f.brand_id = former;
  delete from rank_due d where d.tenant_id = of_tenant and d.brand_id = former;
  delete from brand_category c where c.tenant_id = of_tenant and c.brand_id = former;
  delete from brand b where b.tenant_id = of_tenant and b.id = former returning b.alias into former_alias;
  if former_alias is null then raise exception 'merge_brand: % is no brand of the tenant', former; end if;
  -- The row of an alias protects it from other brands; the trigger of brands looks here.
  insert into former_brand_alias (tenant_id, alias, brand_id) values (of_tenant, former_alias, present);
end $$;
revoke execute on function with_merged_brand(jsonb, text, text), area_with_merged_brand(jsonb, text, text),
  with_merged_fact(jsonb, jsonb, jsonb), merge_offers(bigint, bigint, bigint[]), merge_brand(bigint, bigint) from public;
grant execute on function with_merged_fact(jsonb, jsonb, jsonb), merge_offers(bigint, bigint, bigint[]), merge_brand(bigint, bigint) to tradepost_app;

-- An offer has no list style of its own any more, so nothing is told of its change.
create or replace function offers_changed_told() returns trigger language plpgsql security definer set search_path = public as $$
declare of_tenant int; facts text[];
begin
  for of_tenant, facts in
    select tenant_id, array_agg(fact) from (
      select a.tenant_id, case
        when (b.status, b.available >= b.min_quantity, b.title, b.description, b.price_minor, b.unit_name,
              b.min_quantity, b.max_quantity, b.delivery_mode, b.delivery_minutes, b.instant, b.verified, b.insured,
              b.cover_path, b.cover_wide_path, b.attributes, b.assets, b.faq, b.screenshots,
              b.verified_report, b.released_on, b.maintenance_until, b.brand_id, b.category_id, b.seller_id,
              b.standard_type, b.category_type, b.listed_at, b.text_language)
          is distinct from
             (a.status, a.available >= a.min_quantity, a.title, a.description, a.price_minor, a.unit_name,
              a.min_quantity, a.max_quantity, a.delivery_mode, a.delivery_minutes, a.instant, a.verified, a.insured,
              a.cover_path, a.cover_wide_path, a.attributes, a.assets, a.faq, a.screenshots,
              a.verified_report, a.released_on, a.maintenance_until, a.brand_id, a.category_id, a.seller_id,
              a.standard_type, a.category_type, a.listed_at, a.text_language)
        then format('i:%s list list:%s list:s%s%s', a.id, a.brand_id, a.seller_id,
          case when b.brand_id <> a.brand_id then format(' list:%s', b.brand_id) else '' end)
        when b.available <> a.available then format('i:%s', a.id) end as fact
      from before b join changed a on a.tenant_id = b.tenant_id and a.id = b.id) told
    where fact is not null group by tenant_id
  loop
    perform offers_told(of_tenant, facts);
  end loop;
  return null;
end $$;

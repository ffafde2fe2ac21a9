-- What narrows a list stands in its index, so that offers which do not fit are passed over without reading their rows.
drop index listed_pair;
create index listed_brand_facts on listed_offer (tenant_id, brand_id, category_id, in_stock, instant, verified, by_platform, price_minor);
create index listed_category_facts on listed_offer (tenant_id, category_id, in_stock, instant, verified, by_platform, price_minor);
create index listed_site_facts on listed_offer (tenant_id, in_stock, instant, verified, by_platform, price_minor);

-- The words of games and categories are kept in process now; what else they are cut from counts as a change too.
drop trigger catalogue_version on brand;
create trigger catalogue_version after insert or delete or update of alias, name, names, keywords on brand
  for each statement execute function catalogue_changed();

-- A keyword finds its offers through the word index alone. Were the tenant's condition one that an index could answer, the
-- planner would read the whole tenant from that index to intersect the two; lists name their tenant a second time instead.
create or replace view offer_listing as
  select tenant_id, id, brand_id, category_id, seller_id, standard_type, category_type, status, title, text_language,
    price_minor, unit_name, min_quantity, max_quantity, available, delivery_mode, delivery_minutes, instant, verified,
    insured, cover_path, attributes, seller_rating, rank_score, search, search_text, listed_at, released_on, maintenance_until
  from offer where (tenant_id + 0) = tid();
create statistics offer_of_tenant on (tenant_id + 0) from offer;

-- Storefronts keep pages: each change of something a page shows is told once its transaction is committed, as
-- "changed <tenant> <fact> <fact> …"; tenant 0 is everybody. A fact is `site` (names, lists, texts, rates: on every page),
-- `i:<id>` (whatever shows that offer or seller), `list`, `list:<game>` and `list:s<seller>` (lists it comes into or
-- leaves), `reviews`, or `*` for so much at once that nobody names it.

-- The first argument is what is told; the second, columns that no page shows.
create function shown_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare before jsonb; after jsonb; said jsonb; facts text;
begin
  if tg_op <> 'INSERT' then before := to_jsonb(old) - coalesce(tg_argv[1], '{}')::text[]; end if;
  if tg_op <> 'DELETE' then after := to_jsonb(new) - coalesce(tg_argv[1], '{}')::text[]; end if;
  if before is not distinct from after then return null; end if;
  said := coalesce(after, before);
  facts := case tg_argv[0]
    when 'seller' then format('i:%s', said ->> 'id')
    when 'review' then format('i:%s i:%s reviews', said ->> 'offer_id', said ->> 'seller_id')
    when 'translation' then format('i:%s', said ->> 'offer_id')
    else tg_argv[0] end;
  perform pg_notify('tradepost_live', format('changed %s %s', coalesce(said ->> 'tenant_id', '0'), facts));
  return null;
end $$;

do $$ declare t text; begin
  foreach t in array array['site', 'site_language', 'site_currency', 'currency', 'fx_rate', 'language', 'category',
    'attribute_def', 'page_area', 'template_setting', 'storefront_setting', 'notice', 'article', 'article_category',
    'game_event', 'pass_event', 'pass_plan', 'pass_setting', 'shared_game', 'shared_game_period', 'scene_text'] loop
    execute format('create trigger shown_changed after insert or update or delete on %I
      for each row execute function shown_changed(''site'')', t);
  end loop;
end $$;
-- What is counted along with each sale is no news.
create trigger shown_changed after insert or update or delete on brand
  for each row execute function shown_changed('site', '{popularity,sales,search_text}');
create trigger shown_changed after insert or update or delete on brand_category
  for each row execute function shown_changed('site', '{offer_count}');
create trigger shown_changed after insert or update or delete on seller
  for each row execute function shown_changed('seller', '{total_orders,last_seen_at,offer_count}');
create trigger shown_changed after insert or update or delete on review
  for each row execute function shown_changed('review');
create trigger shown_changed after insert or update or delete on offer_translation
  for each row execute function shown_changed('translation');

create function offers_told(of_tenant int, facts text[]) returns void language plpgsql as $$
declare fact text;
begin
  if cardinality(facts) > 200 then
    perform pg_notify('tradepost_live', 'changed ' || of_tenant || ' *');
  else
    foreach fact in array facts loop perform pg_notify('tradepost_live', 'changed ' || of_tenant || ' ' || fact); end loop;
  end if;
end $$;

-- Per statement, so that many offers at once are one word.
create function offers_came_or_went() returns trigger language plpgsql security definer set search_path = public as $$
declare of_tenant int; facts text[];
begin
  for of_tenant, facts in
    select tenant_id, array_agg(format('i:%s list list:%s list:s%s', id, brand_id, seller_id))
    from (select * from changed limit 201) few group by tenant_id
  loop
    perform offers_told(of_tenant, facts);
  end loop;
  if (select count(*) from (select from changed limit 201) few) > 200 then
    for of_tenant in select distinct tenant_id from changed loop
      perform pg_notify('tradepost_live', 'changed ' || of_tenant || ' *');
    end loop;
  end if;
  return null;
end $$;
create trigger offers_added_told after insert on offer referencing new table as changed
  for each statement execute function offers_came_or_went();
create trigger offers_gone_told after delete on offer referencing old table as changed
  for each statement execute function offers_came_or_went();

-- What only moves the stock is told to the pages of that offer, and to lists when it is the last piece or the first again.
create function offers_changed_told() returns trigger language plpgsql security definer set search_path = public as $$
declare of_tenant int; facts text[];
begin
  for of_tenant, facts in
    select tenant_id, array_agg(fact) from (
      select a.tenant_id, case
        when (b.status, b.available >= b.min_quantity, b.title, b.description, b.price_minor, b.unit_name,
              b.min_quantity, b.max_quantity, b.delivery_mode, b.delivery_minutes, b.instant, b.verified, b.insured,
              b.list_style, b.cover_path, b.cover_wide_path, b.attributes, b.assets, b.faq, b.screenshots,
              b.verified_report, b.released_on, b.maintenance_until, b.brand_id, b.category_id, b.seller_id,
              b.standard_type, b.category_type, b.listed_at, b.text_language)
          is distinct from
             (a.status, a.available >= a.min_quantity, a.title, a.description, a.price_minor, a.unit_name,
              a.min_quantity, a.max_quantity, a.delivery_mode, a.delivery_minutes, a.instant, a.verified, a.insured,
              a.list_style, a.cover_path, a.cover_wide_path, a.attributes, a.assets, a.faq, a.screenshots,
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
create trigger offers_changed_told after update on offer referencing old table as before new table as changed
  for each statement execute function offers_changed_told();

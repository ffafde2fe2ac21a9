-- Lists that are not sorted by a visitor's own wish begin with what can be bought: what is sold out, lent or under
-- maintenance comes after everything else, in its own order. Its rank is lowered where lists read it, so that each list
-- still walks one index; an offer's own rank stays as it is.
create function listed_rank(rank_score int, in_stock boolean) returns int language sql immutable parallel safe as $$
  select case when in_stock then rank_score else rank_score - 1000000000 end
$$;

create or replace function listed_row(o offer) returns listed_offer language plpgsql stable as $$
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

create or replace function offer_moved() returns trigger language plpgsql security definer set search_path = public as $$
declare buyable boolean := new.status = 1 and new.available >= new.min_quantity;
begin
  update listed_offer set price_minor = new.price_minor, delivery_minutes = new.delivery_minutes,
    rank_score = listed_rank(new.rank_score, buyable), rating = coalesce(new.seller_rating * 10, -1), in_stock = buyable,
    instant = new.instant, verified = new.verified, by_platform = new.delivery_mode = 'platform'
  where tenant_id = new.tenant_id and id = new.id;
  return null;
end $$;

do $$ declare t int; begin
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    update listed_offer set rank_score = listed_rank(rank_score, false) where tenant_id = t and not in_stock;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

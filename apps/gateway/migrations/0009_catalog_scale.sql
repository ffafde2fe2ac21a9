-- A catalogue of a million offers: words are cut once per game and category instead of once per offer.

create or replace function search_tokens(value text) returns text[] language plpgsql immutable parallel safe strict as $$
declare
  normal text := search_norm(value);
  words text[] := string_to_array(translate(normal,
    E' \t\n\r\f\v\u0085\u1680\u2028\u2029[]!"#$%&''()*+,-./:;<=>?@\\^_`{|}~·•–—…“”‘’«»、。「」【】（）！？،؛؟', repeat(' ', 72)), ' ');
  answer text[];
begin
  if normal !~ '[^\u0001-\u007f]' then
    select array_agg(distinct left(word, 60)) into answer from unnest(words) word where word <> '';
    return coalesce(answer, '{}');
  end if;
  select array_agg(distinct left(token, 60)) into answer from (
    select word as token from unnest(words) word where word !~ '[฀-๿々〆぀-ヿ㐀-鿿가-힯]'
    union all
    select substr(run[1], n, 2) from regexp_matches(normal, '[฀-๿々〆぀-ヿ㐀-鿿가-힯]+', 'g') run,
      generate_series(1, greatest(length(run[1]) - 1, 1)) n
    union all
    select run[1] from regexp_matches(normal, '[a-z0-9]{2,}', 'g') run
  ) t where token <> '';
  return coalesce(answer, '{}');
end $$;

alter table brand add column search tsvector not null default '';
alter table category add column search tsvector not null default '', add column search_text text not null default '';

create or replace function brand_search_text() returns trigger language plpgsql as $$ begin
  new.search_text := search_norm(concat_ws(' ', new.name, replace(new.alias, '-', ' '), new.keywords,
    (select string_agg(value, ' ') from jsonb_each_text(new.names))));
  new.search := search_vector(new.search_text, 'B');
  return new;
end $$;

create function category_search_text() returns trigger language plpgsql as $$ begin
  select search_norm(string_agg(value, ' ')) into new.search_text from jsonb_each_text(new.names);
  new.search_text := coalesce(new.search_text, '');
  new.search := search_vector(new.search_text, 'C');
  return new;
end $$;
create trigger category_search before insert or update of names on category
  for each row execute function category_search_text();

do $$ declare t int; begin
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    -- NOTE: the names do not change, so no offer is touched.
    update brand set names = names;
    update category set names = names;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

create or replace function offer_search_fill() returns trigger language plpgsql as $$
declare game record; kind record; facts text;
begin
  select b.search, b.search_text into game from brand b where b.tenant_id = new.tenant_id and b.id = new.brand_id;
  select c.search, c.search_text into kind from category c where c.tenant_id = new.tenant_id and c.id = new.category_id;
  select string_agg(value ->> 'v', ' ') into facts from jsonb_array_elements(new.attributes);
  new.search := search_vector(new.title, 'A') || coalesce(game.search, '') || coalesce(kind.search, '') || search_vector(facts, 'D');
  new.search_text := concat_ws(' ', search_norm(new.title), game.search_text, kind.search_text, search_norm(facts));
  return new;
end $$;

-- Other words by which people search for a category, by language: {"en": "recharge, credits", …}. Its names are searched anyway.
alter table category add column keywords jsonb not null default '{}';

create or replace function category_search_text() returns trigger language plpgsql as $$ begin
  select search_norm(string_agg(value, ' ')) into new.search_text from (
    select value from jsonb_each_text(new.names) union all select value from jsonb_each_text(new.keywords)) as texts;
  new.search_text := coalesce(new.search_text, '');
  new.search := search_vector(new.search_text, 'C');
  return new;
end $$;
create trigger category_search_words before update of keywords on category
  for each row execute function category_search_text();
-- The words of categories are kept in process too.
create trigger catalogue_version_of_words after update of keywords on category
  for each statement execute function catalogue_changed();

-- Everything that can be sold: brands (games and platforms), categories of goods, and the attributes offers have.

-- ---------- brands ----------
create table brand (
  tenant_id int not null references tenant,
  id bigint not null,
  alias text not null check (alias ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  -- Localised names, descriptions and search titles: {"en": …, "de": …, "ar": …}.
  names jsonb not null default '{}',
  about jsonb not null default '{}',
  seo jsonb not null default '{}',
  -- Other names people type: abbreviations, other scripts.
  keywords text not null default '',
  -- Words are cut once per brand instead of once per offer of it.
  search_text text not null default '',
  search tsvector not null default '',
  cover_path text not null,
  cover_wide_path text not null,
  -- Counts of looks (most popular) and of sales (top seller).
  popularity int not null default 0,
  sales int not null default 0,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, alias)
);
-- Groups of the home page: most popular, top seller, newest.
create index brand_popularity on brand (tenant_id, popularity desc, id) where enabled;
create index brand_sales on brand (tenant_id, sales desc, id) where enabled;
create index brand_newest on brand (tenant_id, created_at desc, id) where enabled;
call protect_tenant_table('brand');
create trigger brand_alias_free before insert or update of alias on brand for each row execute function refuse_reserved_alias();

create function brand_search_text() returns trigger language plpgsql as $$ begin
  new.search_text := search_norm(concat_ws(' ', new.name, replace(new.alias, '-', ' '), new.keywords,
    (select string_agg(value, ' ') from jsonb_each_text(new.names))));
  new.search := search_vector(new.search_text, 'B');
  return new;
end $$;
create trigger brand_search before insert or update of name, alias, keywords, names on brand
  for each row execute function brand_search_text();

-- The words of brands and categories are kept in process too, so everything they are cut from counts as a change.
create trigger catalogue_version after insert or delete or update of alias, name, names, keywords on brand
  for each statement execute function catalogue_changed();
-- Columns that are counted along with each sale are no news.
create trigger shown_changed after insert or update or delete on brand
  for each row execute function shown_changed('site', '{popularity,sales,search_text}');

-- An event of a game, e.g. a season.
create table game_event (
  tenant_id int not null references tenant,
  brand_id bigint not null,
  -- {"en": {"title", "lead"}, …}
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- An event that comes back: by how many days later it begins again.
  again_after_days int check (again_after_days > 0),
  primary key (tenant_id, brand_id),
  foreign key (tenant_id, brand_id) references brand (tenant_id, id),
  constraint game_event_ends_before_it_begins_again
    check (again_after_days is null or ends_at - starts_at <= again_after_days * interval '1 day')
);
call protect_tenant_table('game_event');
revoke insert, update, delete on game_event from tradepost_app;
create trigger shown_changed after insert or update or delete on game_event
  for each row execute function shown_changed('site');

-- ---------- categories ----------
-- rental = standard type 5 or category type 3, sharing = 4 or 2, membership is sharing, non-standard = type 0:
-- a row that says two of these at once is refused.
create function kind_is_consistent(is_standard boolean, standard_type int, category_type int, is_membership boolean)
returns boolean language sql immutable parallel safe as $$
  select standard_type between 0 and 5
    and is_standard = (standard_type <> 0)
    and coalesce(category_type between 1 and 3, true)
    and (standard_type <> 5 or coalesce(category_type, 3) = 3)
    and (category_type is distinct from 3 or standard_type = 5)
    and (standard_type <> 4 or coalesce(category_type, 2) = 2)
    and (category_type is distinct from 2 or standard_type = 4)
    and (not is_membership or standard_type = 4)
$$;

create table category (
  tenant_id int not null references tenant,
  id bigint not null,
  alias text not null check (alias ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null,
  seo jsonb not null default '{}',
  icon text not null,
  is_standard boolean not null,
  standard_type int not null,
  category_type int,
  is_membership boolean not null default false,
  position int not null default 0,
  search tsvector not null default '',
  search_text text not null default '',
  -- The kind of handover (see order_handover); null where the standard type says it already.
  hand_over text check (
    hand_over in ('account', 'items', 'coins', 'top_up', 'gift_card', 'service', 'shared', 'rental')
  ),
  primary key (tenant_id, id),
  unique (tenant_id, alias),
  check (kind_is_consistent(is_standard, standard_type, category_type, is_membership))
);
call protect_tenant_table('category');

create function category_search_text() returns trigger language plpgsql as $$ begin
  select search_norm(string_agg(value, ' ')) into new.search_text from jsonb_each_text(new.names);
  new.search_text := coalesce(new.search_text, '');
  new.search := search_vector(new.search_text, 'C');
  return new;
end $$;
create trigger category_search before insert or update of names on category
  for each row execute function category_search_text();
create trigger catalogue_version after insert or delete or update of alias, names on category
  for each statement execute function catalogue_changed();
create trigger shown_changed after insert or update or delete on category
  for each row execute function shown_changed('site');

-- ---------- the goods of a brand ----------
-- A delivery asks its buyer for inputs, e.g. a player's id, defined per brand and kind of goods. Shapes are declared
-- words, so that no row brings an expression of its own.
create function delivery_inputs_fit(list jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 6 and not exists (
    select 1 from jsonb_array_elements(list) as one(input) where not coalesce(
      input ->> 'key' ~ '^[a-z][A-Za-z0-9]{0,29}$'
      and input ->> 'shape' in ('digits', 'letters_digits', 'name', 'choice')
      and coalesce((input ->> 'minLength')::int, 1) between 1 and coalesce((input ->> 'maxLength')::int, 64)
      and coalesce((input ->> 'maxLength')::int, 64) <= 64
      and (input ->> 'shape' = 'choice') = (jsonb_typeof(coalesce(input -> 'choices', 'null')) = 'array'
        and input -> 'choices' <> '[]'), false))
$$;

create table brand_category (
  tenant_id int not null,
  brand_id bigint not null,
  category_id bigint not null,
  is_standard boolean not null,
  standard_type int not null,
  category_type int,
  is_membership boolean not null default false,
  exist_son boolean not null default false,
  parents jsonb not null default '[]',
  level int not null default 1 check (level between 1 and 4),
  -- Decides how the offers of this pair stand in lists; an offer has no style of its own.
  template text not null,
  hero_path text,
  seo jsonb not null default '{}',
  article jsonb,
  -- Listed offers, kept by a trigger on offer: the number that lists and menus show.
  offer_count int not null default 0,
  delivery_inputs jsonb not null default '[]' check (delivery_inputs_fit(delivery_inputs)),
  primary key (tenant_id, brand_id, category_id),
  unique (tenant_id, brand_id, category_id, standard_type),
  foreign key (tenant_id, brand_id) references brand,
  foreign key (tenant_id, category_id) references category,
  check (kind_is_consistent(is_standard, standard_type, category_type, is_membership))
);
-- Games of one category.
create index brand_category_by_category on brand_category (tenant_id, category_id, brand_id);
call protect_tenant_table('brand_category');
create trigger shown_changed after insert or update or delete on brand_category
  for each row execute function shown_changed('site', '{offer_count}');

-- ---------- attributes ----------
create table attribute_def (
  tenant_id int not null references tenant,
  id bigint not null,
  names jsonb not null,
  -- 1 text, 2 choice, 3 number, 4 flag, 5 special (shown apart).
  attr_type int not null check (attr_type between 1 and 5),
  is_main boolean not null default false,
  filterable boolean not null default false,
  sort int not null default 0,
  -- Its values in other languages: {"Europe": {"ar": "…"}, …}. Offers and filters keep the value.
  value_names jsonb not null default '{}',
  primary key (tenant_id, id)
);
call protect_tenant_table('attribute_def');
create trigger catalogue_version after insert or delete or update on attribute_def
  for each statement execute function catalogue_changed();
create trigger shown_changed after insert or update or delete on attribute_def
  for each row execute function shown_changed('site');

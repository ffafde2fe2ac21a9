-- The catalogue: games, categories, sellers, offers, and the words of the site around them.
-- Search is made of our own tokens, so that it does not depend on the locale the server was initialised with.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Words are compared without case, width, accents, Arabic vowel marks and spelling variants of alef, yeh and teh marbuta.
create function search_norm(value text) returns text language sql immutable parallel safe strict as $$
  select translate(
    regexp_replace(lower(unaccent('unaccent'::regdictionary, normalize(value, NFKC))), '[\u0640\u064B-\u065F\u0670]', '', 'g'),
    'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩', 'اااايهوي0123456789')
$$;

-- Words split at spaces and punctuation; scripts written without spaces (Thai, Kana, Han, Hangul) become overlapping pairs.
create function search_tokens(value text) returns text[] language sql immutable parallel safe strict as $$
  select coalesce(array_agg(distinct left(token, 60)), '{}') from (
    select word as token from regexp_split_to_table(search_norm(value), '[][\s!-/:-@\\^_`{-~·•–—…“”‘’«»、。「」【】（）！？،؛؟]+') word
    where word <> '' and word !~ '[฀-๿々〆぀-ヿ㐀-鿿가-힯]'
    union
    select substr(run[1], n, 2) from regexp_matches(search_norm(value), '[฀-๿々〆぀-ヿ㐀-鿿가-힯]+', 'g') run,
      generate_series(1, greatest(length(run[1]) - 1, 1)) n
    union
    select word from regexp_matches(search_norm(value), '[a-z0-9]{2,}', 'g') m(run), lateral (select run[1]) w(word)
  ) t where token <> ''
$$;

create function search_vector(value text, weight text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg(quote_literal(token) || ':1' || weight, ' '), '')::tsvector
  from unnest(search_tokens(coalesce(value, ''))) token
$$;

-- Addresses that belong to the site; mirrors reservedAliases of the contract (a test compares the two).
create table reserved_alias (alias text primary key);
insert into reserved_alias select unnest(array[
  'fr', 'de', 'it', 'es', 'ru', 'ar', 'ja', 'th', 'id', 'en', 'kr', 'ko', 'zh', 'ms', 'pt',
  'brands', 'all-games', 'categories', 'community', 'search', 'items', 'store', 'help', 'family-game-room',
  'unlock-your-gaming-world', 'login', 'logout', 'signup', 'reset-password', 'checkout', 'cart', 'payment',
  'buyer', 'value-calculator', 'jump', '500', '404', 'api', 'assets', 'healthz', 'livez', 'readyz', 'rental',
  'report-seller', 'events', 'sitemap.xml', 'robots.txt', 'favicon.ico', 'manifest.webmanifest', 'wishlist']);
grant select on reserved_alias to tradepost_app;

create function refuse_reserved_alias() returns trigger language plpgsql as $$ begin
  if exists (select from reserved_alias r where r.alias = new.alias) then
    raise exception 'alias "%" is reserved', new.alias using errcode = '23514', constraint = 'reserved_alias';
  end if;
  return new;
end $$;

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
  search_text text not null default '',
  cover_path text not null,
  cover_wide_path text not null,
  -- How much people look for it (most popular) and buy of it (top seller).
  popularity int not null default 0,
  sales int not null default 0,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, alias)
);
call protect_tenant_table('brand');
create trigger brand_alias_free before insert or update of alias on brand for each row execute function refuse_reserved_alias();
-- Groups of the home page: most popular, top seller, newest.
create index brand_popularity on brand (tenant_id, popularity desc, id) where enabled;
create index brand_sales on brand (tenant_id, sales desc, id) where enabled;
create index brand_newest on brand (tenant_id, created_at desc, id) where enabled;

create function brand_search_text() returns trigger language plpgsql as $$ begin
  new.search_text := search_norm(concat_ws(' ', new.name, replace(new.alias, '-', ' '), new.keywords,
    (select string_agg(value, ' ') from jsonb_each_text(new.names))));
  return new;
end $$;
create trigger brand_search before insert or update of name, alias, keywords, names on brand
  for each row execute function brand_search_text();

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
  primary key (tenant_id, id),
  unique (tenant_id, alias),
  check (kind_is_consistent(is_standard, standard_type, category_type, is_membership))
);
call protect_tenant_table('category');

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
  template text not null,
  hero_path text,
  seo jsonb not null default '{}',
  article jsonb,
  -- Listed offers, kept by a trigger on offer: what lists and menus show.
  offer_count int not null default 0,
  primary key (tenant_id, brand_id, category_id),
  unique (tenant_id, brand_id, category_id, standard_type),
  foreign key (tenant_id, brand_id) references brand,
  foreign key (tenant_id, category_id) references category,
  check (kind_is_consistent(is_standard, standard_type, category_type, is_membership))
);
call protect_tenant_table('brand_category');
-- Games of one category.
create index brand_category_by_category on brand_category (tenant_id, category_id, brand_id);

create table attribute_def (
  tenant_id int not null references tenant,
  id bigint not null,
  names jsonb not null,
  -- 1 text, 2 choice, 3 number, 4 flag, 5 special (shown apart).
  attr_type int not null check (attr_type between 1 and 5),
  is_main boolean not null default false,
  filterable boolean not null default false,
  sort int not null default 0,
  primary key (tenant_id, id)
);
call protect_tenant_table('attribute_def');

create table seller (
  tenant_id int not null references tenant,
  id bigint not null,
  nick_name text not null,
  about jsonb not null default '{}',
  avatar_path text not null,
  banner_path text not null,
  -- Mean of spoken reviews to one decimal; null without reviews.
  rating numeric(2, 1) check (rating between 0 and 5),
  score_sum int not null default 0,
  review_count int not null default 0,
  level int,
  ekyc boolean not null default false,
  deposit boolean not null default false,
  indemnity boolean not null default false,
  delivery_speed numeric(2, 1),
  service_attitude numeric(2, 1),
  product_description numeric(2, 1),
  performance_score numeric(4, 1) check (performance_score between 0 and 100),
  total_orders int not null default 0,
  -- Sellers pin themselves to online or offline, or are online while their site is open.
  presence text not null default 'auto' check (presence in ('auto', 'online', 'offline')),
  last_seen_at timestamptz,
  member_since timestamptz not null,
  primary key (tenant_id, id)
);
call protect_tenant_table('seller');

create table seller_level_record (
  tenant_id int not null,
  seller_id bigint not null,
  since timestamptz not null,
  level int not null,
  primary key (tenant_id, seller_id, since),
  foreign key (tenant_id, seller_id) references seller
);
call protect_tenant_table('seller_level_record');

create table offer (
  tenant_id int not null,
  id bigint not null,
  brand_id bigint not null,
  category_id bigint not null,
  seller_id bigint not null,
  standard_type int not null,
  category_type int,
  -- 1 on sale, 2 off the shelf, 3 sold out, 6 renting, 7 maintenance.
  status int not null check (status in (1, 2, 3, 6, 7)),
  title text not null check (length(title) between 1 and 200),
  description text not null default '',
  text_language text not null default 'en',
  -- The seller's price of one unit in US cents.
  price_minor bigint not null check (price_minor between 1 and 100000000),
  unit_name text,
  min_quantity int not null default 1 check (min_quantity >= 1),
  max_quantity int not null default 1,
  received int not null default 1 check (received >= 0),
  available int not null default 1 check (available >= 0),
  reserved int not null default 0 check (reserved >= 0),
  sold int not null default 0 check (sold >= 0),
  delivery_mode text not null check (delivery_mode in ('platform', 'im')),
  delivery_minutes int not null check (delivery_minutes >= 0),
  -- What a buyer of a good without a secret of its own receives.
  delivery_template text,
  instant boolean not null default false,
  verified boolean not null default false,
  insured boolean not null default false,
  list_style int not null default 1 check (list_style in (1, 2)),
  cover_path text not null,
  cover_wide_path text not null,
  -- [{"a": attribute id, "v": value}], in the order shown.
  attributes jsonb not null default '[]',
  assets jsonb not null default '[]',
  faq jsonb not null default '[]',
  screenshots jsonb not null default '[]',
  verified_report jsonb,
  -- Copied from the seller by a trigger, so that a sort by rating can follow an index.
  seller_rating numeric(2, 1),
  -- What "recommended" sorts by.
  rank_score int not null default 0,
  search tsvector not null default '',
  search_text text not null default '',
  listed_at timestamptz not null,
  released_on timestamptz,
  maintenance_until timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, brand_id, category_id, standard_type) references brand_category (tenant_id, brand_id, category_id, standard_type),
  foreign key (tenant_id, seller_id) references seller,
  check (available + reserved + sold = received),
  check (max_quantity >= min_quantity),
  check (not instant or delivery_mode = 'platform'),
  check (jsonb_typeof(attributes) = 'array')
) with (fillfactor = 85);
call protect_tenant_table('offer');

-- A game's category page, one index per sort: recommended, price, newest, rating, delivery.
create index offer_page_rank on offer (tenant_id, brand_id, category_id, rank_score desc, id) where status <> 2;
create index offer_page_price on offer (tenant_id, brand_id, category_id, price_minor, id) where status <> 2;
create index offer_page_newest on offer (tenant_id, brand_id, category_id, listed_at desc, id) where status <> 2;
create index offer_page_rating on offer (tenant_id, brand_id, category_id, seller_rating desc nulls last, id) where status <> 2;
create index offer_page_delivery on offer (tenant_id, brand_id, category_id, delivery_minutes, id) where status <> 2;
-- A category over all games.
create index offer_category_rank on offer (tenant_id, category_id, rank_score desc, id) where status <> 2;
create index offer_category_price on offer (tenant_id, category_id, price_minor, id) where status <> 2;
create index offer_category_newest on offer (tenant_id, category_id, listed_at desc, id) where status <> 2;
-- The whole site.
create index offer_site_rank on offer (tenant_id, rank_score desc, id) where status <> 2;
create index offer_site_price on offer (tenant_id, price_minor, id) where status <> 2;
create index offer_site_newest on offer (tenant_id, listed_at desc, id) where status <> 2;
create index offer_site_rating on offer (tenant_id, seller_rating desc nulls last, id) where status <> 2;
create index offer_site_delivery on offer (tenant_id, delivery_minutes, id) where status <> 2;
-- A seller's store.
create index offer_by_seller on offer (tenant_id, seller_id, rank_score desc, id) where status <> 2;
-- Keyword, substring and attribute filters.
create index offer_search on offer using gin (search);
create index offer_search_text on offer using gin (search_text gin_trgm_ops);
create index offer_attributes on offer using gin (attributes jsonb_path_ops);

create function offer_search_fill() returns trigger language plpgsql as $$
declare game text; kind text; facts text;
begin
  select b.search_text into game from brand b where b.tenant_id = new.tenant_id and b.id = new.brand_id;
  select string_agg(value, ' ') into kind
    from category c, jsonb_each_text(c.names) where c.tenant_id = new.tenant_id and c.id = new.category_id;
  select string_agg(value ->> 'v', ' ') into facts from jsonb_array_elements(new.attributes);
  new.search := search_vector(new.title, 'A') || search_vector(game, 'B') || search_vector(kind, 'C') || search_vector(facts, 'D');
  new.search_text := search_norm(concat_ws(' ', new.title, game, kind, facts));
  return new;
end $$;
create trigger offer_search_text before insert or update of title, brand_id, category_id, attributes on offer
  for each row execute function offer_search_fill();

create function brand_renamed() returns trigger language plpgsql as $$ begin
  update offer set title = title where tenant_id = new.tenant_id and brand_id = new.id;
  return null;
end $$;
create trigger brand_offers_search after update of search_text, name, alias, keywords, names on brand
  for each row when (old.search_text is distinct from new.search_text) execute function brand_renamed();

-- Per statement, so that loading a million offers costs one update per game and category.
create function offer_counts_added() returns trigger language plpgsql as $$ begin
  update brand_category bc set offer_count = bc.offer_count + d.n
  from (select tenant_id, brand_id, category_id, count(*) n from added where status <> 2 group by 1, 2, 3) d
  where (bc.tenant_id, bc.brand_id, bc.category_id) = (d.tenant_id, d.brand_id, d.category_id);
  return null;
end $$;
create trigger offer_count_insert after insert on offer referencing new table as added
  for each statement execute function offer_counts_added();
create function offer_counts_moved() returns trigger language plpgsql as $$ begin
  update brand_category set offer_count = offer_count + case when new.status = 2 then -1 else 1 end
  where tenant_id = new.tenant_id and brand_id = new.brand_id and category_id = new.category_id;
  return null;
end $$;
create trigger offer_count_status after update of status on offer
  for each row when ((old.status = 2) is distinct from (new.status = 2)) execute function offer_counts_moved();

create function seller_rating_copied() returns trigger language plpgsql as $$ begin
  update offer set seller_rating = new.rating
  where tenant_id = new.tenant_id and seller_id = new.id and seller_rating is distinct from new.rating;
  return null;
end $$;
create trigger seller_rating_changed after update of rating on seller
  for each row when (old.rating is distinct from new.rating) execute function seller_rating_copied();

-- Row-level security keeps operators that are not leakproof (@@, like, @>) away from indexes. What every visitor of a
-- tenant may see anyway is therefore listed by a view of the owner, still limited to the tenant of the transaction.
create policy owner_lists on offer for select to tradepost_owner using (true);
create view offer_listing as
  select tenant_id, id, brand_id, category_id, seller_id, standard_type, category_type, status, title, text_language,
    price_minor, unit_name, min_quantity, max_quantity, available, delivery_mode, delivery_minutes, instant, verified,
    insured, cover_path, attributes, seller_rating, rank_score, search, search_text, listed_at, released_on, maintenance_until
  from offer where tenant_id = tid();
grant select on offer_listing to tradepost_app;

create table review (
  tenant_id int not null,
  id bigint not null,
  offer_id bigint not null,
  seller_id bigint not null,
  order_id bigint,
  author_id bigint,
  author_name text not null,
  level text not null check (level in ('positive', 'neutral', 'negative')),
  score int not null check (score between 1 and 5),
  text text not null,
  text_language text not null default 'en',
  created_at timestamptz not null,
  reply_text text,
  reply_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, order_id),
  foreign key (tenant_id, offer_id) references offer,
  foreign key (tenant_id, seller_id) references seller,
  check ((reply_text is null) = (reply_at is null))
);
call protect_tenant_table('review');
create index review_of_offer on review (tenant_id, offer_id, created_at desc);
create index review_of_seller on review (tenant_id, seller_id, created_at desc);
-- Reviews of the whole site.
create index review_of_site on review (tenant_id, created_at desc);

create function review_rates_seller() returns trigger language plpgsql as $$ begin
  update seller s set score_sum = s.score_sum + d.total, review_count = s.review_count + d.n,
    rating = round((s.score_sum + d.total)::numeric / (s.review_count + d.n), 1)
  from (select tenant_id, seller_id, sum(score) total, count(*) n from added group by 1, 2) d
  where s.tenant_id = d.tenant_id and s.id = d.seller_id;
  return null;
end $$;
create trigger review_rating after insert on review referencing new table as added
  for each statement execute function review_rates_seller();

create table article_category (
  tenant_id int not null references tenant,
  id bigint not null,
  names jsonb not null,
  icon text not null,
  position int not null default 0,
  primary key (tenant_id, id)
);
call protect_tenant_table('article_category');
create table article (
  tenant_id int not null,
  id bigint not null,
  category_id bigint not null,
  -- {"en": {"title", "summary", "html"}, …}; html is sanitised when read.
  texts jsonb not null,
  position int not null default 0,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references article_category
);
call protect_tenant_table('article');
create index article_by_category on article (tenant_id, category_id, position);

create table notice (
  tenant_id int not null references tenant,
  id bigint not null,
  type text not null check (type in ('site', 'payment', 'rental')),
  texts jsonb not null,
  published_at timestamptz not null,
  ends_at timestamptz,
  primary key (tenant_id, id)
);
call protect_tenant_table('notice');
create index notice_by_type on notice (tenant_id, type, published_at desc);

create table page_area (
  tenant_id int not null references tenant,
  area_type int not null check (area_type between 1 and 13),
  -- Localised; ids of games and categories in it are resolved when read.
  content jsonb not null,
  primary key (tenant_id, area_type)
);
call protect_tenant_table('page_area');

create table template_setting (
  tenant_id int not null references tenant,
  terminal_type int not null check (terminal_type in (1, 2)),
  page_key text not null,
  template text not null,
  hero_path text,
  primary key (tenant_id, terminal_type, page_key)
);
call protect_tenant_table('template_setting');
create table storefront_setting (
  tenant_id int primary key references tenant,
  -- Sellers are recommended strictly above this level.
  recommended_seller_level int not null default 3,
  short_link_hosts text[] not null default '{}'
);
call protect_tenant_table('storefront_setting');

create table scene_text (
  tenant_id int not null references tenant,
  scene text not null,
  key text not null,
  texts jsonb not null,
  position int not null default 0,
  primary key (tenant_id, scene, key)
);
call protect_tenant_table('scene_text');

create table short_link (
  tenant_id int not null references tenant,
  code text not null,
  origin_url text not null check (length(origin_url) <= 2000),
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, code)
);
call protect_tenant_table('short_link');

create table file (
  tenant_id int not null references tenant,
  id uuid not null,
  owner_id bigint,
  catalogue text not null check (catalogue in ('id_card', 'general', 'at_material', 'order_attachment')),
  -- What a platform file is for, e.g. `avatar`: one a buyer may choose.
  purpose text,
  content_type text not null,
  bytes int not null,
  width int,
  height int,
  -- Key below /media, never a name a person chose.
  storage_key text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call protect_tenant_table('file');
create index file_by_purpose on file (tenant_id, purpose, id) where purpose is not null;

-- A tenant's shop at its address: languages, currencies, pages and texts.

-- Storefronts keep pages: each change of something a page shows is announced once its transaction is committed, as
-- "changed <tenant> <fact> <fact> …"; tenant 0 is everybody. A fact is `site` (names, lists, texts, rates: on every
-- page), `i:<id>` (whatever shows that offer or seller), `list`, `list:<brand>` and `list:s<seller>` (lists an offer
-- comes into or leaves), `reviews`, or `*` for more changes at once than anybody would name. The first argument is the
-- fact; the second, columns that no page shows.
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

-- Names, rates and settings that every page needs are kept in process; this number tells a read whether they still hold.
create table catalogue_version (
  one boolean primary key default true check (one),
  version bigint not null default 1
);
grant select on catalogue_version to tradepost_app;
insert into catalogue_version default values;

create function catalogue_changed() returns trigger language plpgsql security definer set search_path = public as $$ begin
  update catalogue_version set version = version + 1;
  return null;
end $$;

-- ---------- the world: the same for every tenant ----------
create table currency (
  id bigint primary key,
  code text not null unique check (code ~ '^[A-Z]{3}$'),
  minor_digits int not null check (minor_digits between 0 and 3)
);
create trigger catalogue_version after insert or delete or update on currency
  for each statement execute function catalogue_changed();
create trigger shown_changed after insert or update or delete on currency
  for each row execute function shown_changed('site');

create table fx_rate (
  code text not null references currency (code),
  rate_date date not null,
  -- Units of the currency per one US dollar.
  per_usd numeric(20, 8) not null check (per_usd > 0),
  primary key (code, rate_date)
);
create trigger catalogue_version after insert or delete or update on fx_rate
  for each statement execute function catalogue_changed();
create trigger shown_changed after insert or update or delete on fx_rate
  for each row execute function shown_changed('site');

create table language (
  id bigint primary key,
  code text not null unique,
  fn_name text not null
);
create trigger shown_changed after insert or update or delete on language
  for each row execute function shown_changed('site');

create table country (
  id bigint primary key,
  code text not null unique,
  names jsonb not null
);
grant select on currency, fx_rate, language, country to tradepost_app;

-- ---------- sites ----------
create table site (
  id bigint primary key,
  tenant_id int not null references tenant,
  domain text not null unique,
  origin text not null unique,
  theme_color text not null check (theme_color ~ '^#[0-9a-f]{6}$'),
  logo_url text,
  icon_url text,
  trustpilot jsonb,
  default_language text not null,
  default_currency text not null,
  finance_settings jsonb not null default '{}',
  -- The address of the desktop client of the Family Game PASS. Without one there is nothing to use a pass with, so the
  -- gateway sells none.
  client_download_url text check (client_download_url ~ '^https://[^[:space:]"<>]+$')
);
create trigger catalogue_version after insert or delete or update on site
  for each statement execute function catalogue_changed();
create trigger shown_changed after insert or update or delete on site
  for each row execute function shown_changed('site');

create table site_language (
  site_id bigint not null references site,
  language_id bigint not null references language,
  position int not null,
  currency_id bigint references currency,
  primary key (site_id, language_id)
);
create trigger catalogue_version after insert or delete or update on site_language
  for each statement execute function catalogue_changed();
create trigger shown_changed after insert or update or delete on site_language
  for each row execute function shown_changed('site');

create table site_currency (
  site_id bigint not null references site,
  currency_id bigint not null references currency,
  position int not null,
  primary key (site_id, currency_id)
);
-- The catalogue is read together with the currencies a site sells in.
create trigger catalogue_version after insert or delete or update on site_currency
  for each statement execute function catalogue_changed();
create trigger shown_changed after insert or update or delete on site_currency
  for each row execute function shown_changed('site');
grant select on site, site_language, site_currency to tradepost_app;

-- ---------- addresses ----------
-- Addresses that belong to the shop itself; mirrors reservedAliases of the domain's routes (a test compares the two).
create table reserved_alias (alias text primary key);
insert into reserved_alias select unnest(array[
  'fr', 'de', 'it', 'es', 'ru', 'ar', 'ja', 'th', 'id', 'en', 'kr', 'ko', 'zh', 'ms', 'pt',
  'brands', 'all-games', 'categories', 'community', 'search', 'items', 'store', 'help', 'family-game-room',
  'unlock-your-gaming-world', 'login', 'logout', 'signup', 'reset-password', 'checkout', 'cart', 'payment',
  'buyer', 'value-calculator', 'jump', '500', '404', 'api', 'assets', 'healthz', 'livez', 'readyz', 'rental',
  'report-seller', 'events', 'sitemap.xml', 'robots.txt', 'favicon.ico', 'manifest.webmanifest', 'wishlist',
  'cookies', 'offline', 'reviews', 'consent', 'compare', 'sitemaps', 'og', 'icons', 'after-load.json', 'visitor.json', 'sw.js', 'unsubscribe']);
grant select on reserved_alias to tradepost_app;

create function refuse_reserved_alias() returns trigger language plpgsql as $$ begin
  if exists (select from reserved_alias r where r.alias = new.alias) then
    raise exception 'alias "%" is reserved', new.alias using errcode = '23514', constraint = 'reserved_alias';
  end if;
  return new;
end $$;

create table short_link (
  tenant_id int not null references tenant,
  code text not null,
  origin_url text not null check (length(origin_url) <= 2000),
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, code)
);
call protect_tenant_table('short_link');

-- ---------- pages ----------
create table template_setting (
  tenant_id int not null references tenant,
  terminal_type int not null check (terminal_type in (1, 2)),
  page_key text not null,
  template text not null,
  hero_path text,
  primary key (tenant_id, terminal_type, page_key)
);
call protect_tenant_table('template_setting');
create trigger shown_changed after insert or update or delete on template_setting
  for each row execute function shown_changed('site');

create table storefront_setting (
  tenant_id int primary key references tenant,
  -- Sellers are recommended strictly above this level.
  recommended_seller_level int not null default 3,
  short_link_hosts text[] not null default '{}'
);
call protect_tenant_table('storefront_setting');
create trigger shown_changed after insert or update or delete on storefront_setting
  for each row execute function shown_changed('site');

create table page_area (
  tenant_id int not null references tenant,
  area_type int not null check (area_type between 1 and 13),
  -- Localised; ids of games and categories in it are resolved when read.
  content jsonb not null,
  primary key (tenant_id, area_type)
);
call protect_tenant_table('page_area');
create trigger shown_changed after insert or update or delete on page_area
  for each row execute function shown_changed('site');

create table scene_text (
  tenant_id int not null references tenant,
  scene text not null,
  key text not null,
  texts jsonb not null,
  position int not null default 0,
  primary key (tenant_id, scene, key)
);
call protect_tenant_table('scene_text');
create trigger shown_changed after insert or update or delete on scene_text
  for each row execute function shown_changed('site');

create table notice (
  tenant_id int not null references tenant,
  id bigint not null,
  type text not null check (type in ('site', 'payment', 'rental')),
  texts jsonb not null,
  published_at timestamptz not null,
  ends_at timestamptz,
  primary key (tenant_id, id)
);
create index notice_by_type on notice (tenant_id, type, published_at desc);
call protect_tenant_table('notice');
create trigger shown_changed after insert or update or delete on notice
  for each row execute function shown_changed('site');

-- ---------- help ----------
create table article_category (
  tenant_id int not null references tenant,
  id bigint not null,
  names jsonb not null,
  icon text not null,
  position int not null default 0,
  primary key (tenant_id, id)
);
call protect_tenant_table('article_category');
create trigger shown_changed after insert or update or delete on article_category
  for each row execute function shown_changed('site');

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
create index article_by_category on article (tenant_id, category_id, position);
call protect_tenant_table('article');
create trigger shown_changed after insert or update or delete on article
  for each row execute function shown_changed('site');

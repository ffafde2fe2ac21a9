-- The roles tradepost_owner (migrations) and tradepost_app (the gateway, owns nothing) exist before the first migration.
create function tid() returns int language sql stable parallel safe as
  $$ select nullif(current_setting('app.tenant_id', true), '')::int $$;

-- Every tenant table is passed to this once: row-level security enabled and forced, rows of the set tenant only.
create procedure protect_tenant_table(t regclass) language plpgsql as $$ begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy tenant_only on %s using (tenant_id = tid()) with check (tenant_id = tid())', t);
  execute format('grant select, insert, update, delete on %s to tradepost_app', t);
end $$;

create function append_only() returns trigger language plpgsql as
  $$ begin raise exception 'append-only table %', tg_table_name using errcode = '42501'; end $$;

create table tenant (
  id int primary key,
  code text not null unique check (code = lower(code)),
  company_name text not null,
  created_at timestamptz not null default now()
);
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
  finance_settings jsonb not null default '{}'
);
create table client (
  id text primary key,
  tenant_id int not null references tenant,
  secret_hash bytea not null,
  enabled boolean not null default true
);
create table currency (
  id bigint primary key,
  code text not null unique check (code ~ '^[A-Z]{3}$'),
  minor_digits int not null check (minor_digits between 0 and 3)
);
create table fx_rate (
  code text not null references currency (code),
  rate_date date not null,
  -- Units of the currency per one US dollar.
  per_usd numeric(20, 8) not null check (per_usd > 0),
  primary key (code, rate_date)
);
create table language (
  id bigint primary key,
  code text not null unique,
  fn_name text not null
);
create table country (
  id bigint primary key,
  code text not null unique,
  names jsonb not null
);
create table site_language (
  site_id bigint not null references site,
  language_id bigint not null references language,
  position int not null,
  currency_id bigint references currency,
  primary key (site_id, language_id)
);
create table site_currency (
  site_id bigint not null references site,
  currency_id bigint not null references currency,
  position int not null,
  primary key (site_id, currency_id)
);
grant select on tenant, site, client, currency, fx_rate, language, country, site_language, site_currency to tradepost_app;

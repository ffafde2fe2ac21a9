-- The origin of a rate of the installation.
alter table fx_rate add column source text not null default 'installation' check (source in ('installation', 'ecb'));

-- When the rates were last fetched, and the ones that were not taken because they differ too much from the last rate.
create table rate_fetch (
  one boolean primary key default true check (one),
  tried_at timestamptz,
  fetched_at timestamptz,
  error text,
  refused jsonb not null default '[]'
);
insert into rate_fetch default values;
grant select on rate_fetch to tradepost_app;

-- The application may not write what belongs to all tenants; the platform's own job takes rates by these functions.
create function begin_rate_fetch(pause interval) returns boolean language sql security definer set search_path = public as $$
  with tried as (
    update rate_fetch set tried_at = moment() where coalesce(tried_at <= moment() - pause, true) returning 1)
  select exists (select from tried)
$$;
create function take_rates(rates jsonb, too_far jsonb, problem text) returns void language plpgsql security definer set search_path = public as $$ begin
  insert into fx_rate (code, rate_date, per_usd, source)
    select code, rate_date, per_usd, 'ecb' from jsonb_to_recordset(rates) as r (code text, rate_date date, per_usd numeric)
    on conflict (code, rate_date) do update set per_usd = excluded.per_usd, source = excluded.source
      where (fx_rate.per_usd, fx_rate.source) is distinct from (excluded.per_usd, excluded.source);
  update rate_fetch set error = problem, refused = case when problem is null then too_far else refused end,
    fetched_at = case when problem is null then moment() else fetched_at end;
end $$;
revoke execute on function begin_rate_fetch(interval), take_rates(jsonb, jsonb, text) from public;
grant execute on function begin_rate_fetch(interval), take_rates(jsonb, jsonb, text) to tradepost_app;

-- Rates that staff set for their shop. The newest of a currency counts; one without a rate gives the currency back to the
-- installation's rates.
create table tenant_rate (
  tenant_id int not null references tenant,
  id uuid not null,
  seq bigint generated always as identity,
  code text not null references currency (code) check (code <> 'USD'),
  per_usd numeric(20, 8) check (per_usd > 0),
  reason text not null,
  set_by bigint not null,
  set_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, set_by) references app_user (tenant_id, id)
);
create unique index tenant_rate_newest on tenant_rate (tenant_id, code, seq desc);
call protect_tenant_table('tenant_rate');
revoke update, delete on tenant_rate from tradepost_app;
create trigger catalogue_version after insert or delete or update on tenant_rate
  for each statement execute function catalogue_changed();
create trigger shown_changed after insert or update or delete on tenant_rate
  for each row execute function shown_changed('site');

-- The oldest rate that a shop sells with, in days; null for any. `too_old` has the currencies without a rate that is young
-- enough, as pages show it.
create table rate_setting (
  tenant_id int primary key references tenant,
  max_age_days int check (max_age_days between 1 and 90),
  too_old text[] not null default '{}',
  set_by bigint,
  set_at timestamptz,
  foreign key (tenant_id, set_by) references app_user (tenant_id, id)
);
call protect_tenant_table('rate_setting');
revoke delete on rate_setting from tradepost_app;
create trigger catalogue_version after insert or delete or update on rate_setting
  for each statement execute function catalogue_changed();
create trigger shown_changed after insert or update or delete on rate_setting
  for each row execute function shown_changed('site');

-- The rate of every currency in the shop of the set tenant, and the last day on which the shop sells with it.
create view current_rate with (security_invoker = true) as
  select c.id as currency_id, c.code,
      case when own.per_usd is null then newest.per_usd else own.per_usd end as per_usd,
      case when own.per_usd is null then newest.rate_date else (own.set_at at time zone 'UTC')::date end as rate_date,
      case when own.per_usd is null then newest.source else 'staff' end as source,
      case when c.code = 'USD' then null else
        case when own.per_usd is null then newest.rate_date else (own.set_at at time zone 'UTC')::date end
          + (select max_age_days from rate_setting where tenant_id = tid()) end as last_day
    from currency c
    left join lateral (
      select r.per_usd, r.set_at from tenant_rate r
        where r.tenant_id = tid() and r.code = c.code order by r.seq desc limit 1) own on true
    left join lateral (
      select f.per_usd, f.rate_date, f.source from fx_rate f
        where f.code = c.code order by f.rate_date desc limit 1) newest on true;
grant select on current_rate to tradepost_app;

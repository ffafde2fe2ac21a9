-- The ground every other file stands on: tenants and how their rows are kept apart, the clock, the actor, states, keys,
-- limits. The roles tradepost_owner (owns everything, runs migrations) and tradepost_app (the gateway, owns nothing)
-- exist beforehand, as do the extensions pg_trgm, unaccent and pgcrypto.

-- ---------- tenants ----------
-- The tenant of the running transaction; null where none is set, so that a policy lets no row through.
create function tid() returns int language sql stable parallel safe as
  $$ select nullif(current_setting('app.tenant_id', true), '')::int $$;

-- Called once for every table of tenants: row-level security enabled and forced, rows of the set tenant only.
create procedure protect_tenant_table(t regclass) language plpgsql as $$ begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy tenant_only on %s using (tenant_id = tid()) with check (tenant_id = tid())', t);
  execute format('grant select, insert, update, delete on %s to tradepost_app', t);
end $$;

create table tenant (
  id int primary key,
  code text not null unique check (code = lower(code)),
  company_name text not null,
  created_at timestamptz not null default now()
);

-- API clients; a client says which tenant a request is for.
create table client (
  id text primary key,
  tenant_id int not null references tenant,
  secret_hash bytea not null,
  enabled boolean not null default true
);
grant select on tenant, client to tradepost_app;

-- A trigger that works as the owner still sees only the rows of the tenant set. Where a row is written without one, as in
-- psql, it would see nothing and do nothing, silently. So it enters the tenant of its row first, and restores at the end
-- the tenant that was set; after an error the transaction does.
create function enter_tenant(of_tenant int) returns text language plpgsql as $$
declare tenant_before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', of_tenant::text, true);
  return tenant_before;
end $$;

create function restore_tenant(tenant_before text) returns void language plpgsql as $$ begin
  perform set_config('app.tenant_id', tenant_before, true);
end $$;
revoke execute on function enter_tenant(int), restore_tenant(text) from public;

-- ---------- clock, actor, records ----------
-- The instant the running transaction works with: the gateway's clock, or the database's where none is set.
create function moment() returns timestamptz language sql stable as
  $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) $$;

-- `buyer:191…` acts as `buyer`.
create function actor_kind() returns text language sql stable as
  $$ select split_part(coalesce(current_setting('app.actor', true), ''), ':', 1) $$;

-- Trigger of tables whose rows are evidence.
create function append_only() returns trigger language plpgsql as
  $$ begin raise exception 'append-only table %', tg_table_name using errcode = '42501'; end $$;

-- ---------- states ----------
-- The steps each machine of states allows, and the actors who may take them. Every aggregate adds its own; triggers ask
-- here.
create table state_edge (
  machine text not null,
  from_state text not null,
  to_state text not null,
  actors text[] not null,
  primary key (machine, from_state, to_state)
);
grant select on state_edge to tradepost_app;

-- ---------- keys ----------
-- The application's secret as sealed when the first gateway started here: another secret is refused at the start.
create table app_secret_seal (
  only_row boolean primary key default true check (only_row),
  sealed bytea not null,
  sealed_at timestamptz not null default now()
);
grant select, insert on app_secret_seal to tradepost_app;

-- A tenant's own key, wrapped by the application's secret; it seals what is delivered, mailed and written in messages.
create table tenant_key (
  tenant_id int not null references tenant,
  id text not null,
  wrapped bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call protect_tenant_table('tenant_key');
revoke update, delete on tenant_key from tradepost_app;

-- ---------- repeated calls and limits ----------
-- The answer to a call, given again when the call comes again with the same key.
create table idempotency (
  tenant_id int not null references tenant,
  actor text not null,
  route text not null,
  key text not null check (length(key) between 8 and 255),
  request_hash bytea not null,
  state text not null check (state in ('running', 'done')),
  locked_until timestamptz not null,
  body jsonb,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, actor, route, key)
);
create index idempotency_age on idempotency (tenant_id, created_at);
call protect_tenant_table('idempotency');

-- Counters of all limits: a row belongs to one window of time and is raised by one statement.
create table rate_window (
  tenant_id int not null references tenant,
  rule text not null,
  subject text not null check (char_length(subject) <= 300),
  window_start timestamptz not null,
  hits int not null check (hits > 0),
  primary key (tenant_id, rule, subject, window_start)
);
create index rate_window_age on rate_window (tenant_id, window_start);
call protect_tenant_table('rate_window');

-- ---------- the program ----------
-- Readiness compares the migrations that ran here with those the program brings.
grant select on migration to tradepost_app;

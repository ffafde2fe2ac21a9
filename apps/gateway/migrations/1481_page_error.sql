-- Errors of pages in browsers, grouped (docs/decisions/operation/116-errors-of-browsers-are-grouped.md). A group holds no
-- person: no address, no query, no typed text, no network.
create table page_error (
  tenant_id int not null references tenant,
  id uuid not null,
  app text not null check (app in ('shop', 'desk')),
  -- SHA-256 of what equal errors have in common.
  group_key text not null check (length(group_key) = 64),
  name text not null check (length(name) <= 80),
  message text not null check (length(message) <= 300),
  -- From the place of the error outwards, those of the newest report.
  frames jsonb not null check (pg_column_size(frames) <= 8000),
  state text not null default 'open' check (state in ('open', 'resolved', 'ignored')),
  count bigint not null default 1 check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Counts by version, browser and route, each with a bounded number of keys.
  versions jsonb not null check (pg_column_size(versions) <= 8000),
  browsers jsonb not null check (pg_column_size(browsers) <= 2000),
  routes jsonb not null check (pg_column_size(routes) <= 12000),
  -- The versions that had the error when somebody resolved it; a newer one opens it again.
  resolved_versions text[] not null default '{}',
  reopened_at timestamptz,
  changed_by bigint,
  changed_at timestamptz,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, group_key),
  check ((changed_by is null) = (changed_at is null)),
  foreign key (tenant_id, changed_by) references app_user (tenant_id, id)
);
create index page_error_newest on page_error (tenant_id, last_at desc);
call protect_tenant_table('page_error');

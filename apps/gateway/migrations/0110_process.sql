-- Readiness compares what ran here with what the program brings.
grant select on migration to tradepost_app;

-- What the application's secret sealed when the first gateway started here: another secret is refused at the start.
create table app_secret_seal (
  only_row boolean primary key default true check (only_row),
  sealed bytea not null,
  sealed_at timestamptz not null default now()
);
grant select, insert on app_secret_seal to tradepost_app;

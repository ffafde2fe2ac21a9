-- The terms of the pass are set by staff: its prices, the periods of shared games, and what it gives.
grant insert, update, delete on pass_plan, shared_game_period to tradepost_app;
grant insert, update on pass_setting to tradepost_app;
alter table pass_setting
  add column version int not null default 1 check (version > 0),
  add column set_by bigint,
  add column set_at timestamptz,
  add foreign key (tenant_id, set_by) references app_user (tenant_id, id);

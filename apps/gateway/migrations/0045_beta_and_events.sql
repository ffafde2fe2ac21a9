-- Who tests what is new, and the events about a game.

create table beta_tester (
  tenant_id int not null,
  user_id bigint not null,
  joined_at timestamptz not null default moment(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('beta_tester');
revoke update on beta_tester from tradepost_app;

create table game_event (
  tenant_id int not null references tenant,
  brand_id bigint not null,
  -- {"en": {"title", "lead"}, …}
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (tenant_id, brand_id),
  foreign key (tenant_id, brand_id) references brand (tenant_id, id)
);
call protect_tenant_table('game_event');
revoke insert, update, delete on game_event from tradepost_app;

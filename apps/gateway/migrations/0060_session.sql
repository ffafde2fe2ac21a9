-- Sessions: a family of refresh tokens per login, its access tokens, and the way from one host of a shop to another.
create table refresh_family (
  tenant_id int not null,
  id uuid not null,
  user_id bigint not null,
  client_id text not null,
  remember boolean not null,
  device_id text,
  created_at timestamptz not null,
  -- Written once at login; a refresh never moves it.
  absolute_end timestamptz not null,
  idle_end timestamptz,
  revoked_at timestamptz,
  revoke_reason text,
  -- The proof the person gave at the login.
  amr text not null default 'password' check (amr in ('password', 'code', 'federated', 'open_login', 'proxy')),
  -- Somebody else vouched for the person: sensitive steps wait for a proof of their own.
  unproven boolean not null default false,
  -- When the person last proved it; the beginning of the session where null.
  authenticated_at timestamptz,
  last_used_at timestamptz,
  ip text,
  user_agent text check (char_length(user_agent) <= 200),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index refresh_family_user on refresh_family (tenant_id, user_id);
call protect_tenant_table('refresh_family');

create table refresh_token (
  tenant_id int not null,
  token_hash bytea not null,
  family_id uuid not null,
  generation int not null,
  used_at timestamptz,
  -- The successor's tokens, sealed with a key only the holder of this token can derive.
  successor_ct bytea,
  primary key (tenant_id, token_hash),
  unique (tenant_id, family_id, generation),
  foreign key (tenant_id, family_id) references refresh_family (tenant_id, id)
);
call protect_tenant_table('refresh_token');

create table access_token (
  tenant_id int not null,
  token_hash bytea not null,
  family_id uuid not null,
  user_id bigint not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, family_id) references refresh_family (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index access_token_family on access_token (tenant_id, family_id);
call protect_tenant_table('access_token');

-- Carries a session to another host of the same shop; works once.
create table handoff_ticket (
  tenant_id int not null,
  ticket_hash bytea not null,
  family_id uuid not null,
  host text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, ticket_hash),
  foreign key (tenant_id, family_id) references refresh_family (tenant_id, id)
);
call protect_tenant_table('handoff_ticket');
revoke update on handoff_ticket from tradepost_app;

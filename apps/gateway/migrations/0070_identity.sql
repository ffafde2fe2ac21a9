-- Signing in through providers (OpenID Connect) and partners (signed one-click links).

-- A person at a provider; only issuer and subject link it to an account, never an address.
create table identity (
  tenant_id int not null,
  provider text not null,
  issuer text not null check (char_length(issuer) <= 255),
  subject text not null check (char_length(subject) between 1 and 255),
  user_id bigint not null,
  display_name text,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (tenant_id, provider, issuer, subject),
  unique (tenant_id, user_id, provider, issuer),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('identity');

-- A sign-in on its way to a provider. Taking it back deletes it: state and nonce work once.
create table login_request (
  tenant_id int not null references tenant,
  state_hash bytea not null,
  nonce_hash bytea not null,
  -- The browser that comes back must be the one that left.
  browser_key_hash bytea not null,
  open_type text not null,
  client_id text not null,
  callback_type text not null check (callback_type in ('code', 'id_token')),
  redirect_url text not null,
  -- PKCE verifier and nonce, readable with the state alone.
  sealed bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, state_hash),
  unique (tenant_id, nonce_hash)
);
call protect_tenant_table('login_request');
revoke update on login_request from tradepost_app;

-- A proved identity that waits for its grant; the open id handed out is the key to it, once.
create table proven_identity (
  tenant_id int not null references tenant,
  ticket_hash bytea not null,
  client_id text not null,
  open_type text not null,
  issuer text not null,
  subject text not null,
  email text,
  email_verified boolean not null,
  display_name text,
  expires_at timestamptz not null,
  primary key (tenant_id, ticket_hash)
);
call protect_tenant_table('proven_identity');
revoke update on proven_identity from tradepost_app;

-- Partners that may sign one-click links; made and rotated by the owner's command line only.
create table open_login_client (
  tenant_id int not null references tenant,
  client_id text not null check (client_id ~ '^[a-z0-9][a-z0-9-]{2,63}$'),
  enabled boolean not null default true,
  password_mode text not null default 'ticket' check (password_mode in ('ticket', 'legacy')),
  -- Empty: from anywhere.
  allowed_ips text[] not null default '{}',
  created_at timestamptz not null default moment(),
  primary key (tenant_id, client_id)
);
call protect_tenant_table('open_login_client');
revoke insert, update, delete on open_login_client from tradepost_app;

create table open_login_secret (
  tenant_id int not null,
  id uuid not null,
  client_id text not null,
  secret_ct bytea not null,
  secret_key_id text not null,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references open_login_client (tenant_id, client_id),
  foreign key (tenant_id, secret_key_id) references tenant_key (tenant_id, id)
);
create index open_login_secret_client on open_login_secret (tenant_id, client_id, created_at);
call protect_tenant_table('open_login_secret');
revoke insert, update, delete on open_login_secret from tradepost_app;

create table open_login_nonce (
  tenant_id int not null references tenant,
  client_id text not null,
  sign text not null,
  ticket_hash bytea not null,
  at timestamptz not null,
  primary key (tenant_id, client_id, sign),
  unique (tenant_id, client_id, ticket_hash)
);
call protect_tenant_table('open_login_nonce');
revoke update on open_login_nonce from tradepost_app;

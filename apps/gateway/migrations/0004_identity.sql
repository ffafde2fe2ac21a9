-- Signing in through providers and partners, hand-over between hosts, what a session knows of itself, and forgetting people.

-- Who came through a provider or a partner may have no address; who was deleted has none any more.
alter table app_user
  alter column email drop not null,
  alter column email_key drop not null,
  add column deleted_at timestamptz,
  add constraint app_user_email_whole check ((email is null) = (email_key is null));

alter table refresh_family
  -- How the person proved who they are: password, code, federated, open_login or proxy.
  add column amr text not null default 'password' check (amr in ('password', 'code', 'federated', 'open_login', 'proxy')),
  -- Somebody else vouched for the person: sensitive steps wait for a proof of their own.
  add column unproven boolean not null default false,
  -- When the person last proved it; the beginning of the session where null.
  add column authenticated_at timestamptz,
  add column last_used_at timestamptz,
  add column ip text,
  add column user_agent text check (char_length(user_agent) <= 200);

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
  -- Whoever comes back must be the browser that left.
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

-- The security record stays as it is, with one exception: it may forget from where somebody came.
create function security_event_guard() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and new.ip = '' and new.facts = '{}'::jsonb
    and (new.tenant_id, new.id, new.kind, new.at) = (old.tenant_id, old.id, old.kind, old.at)
    and new.user_id is not distinct from old.user_id then
    return new;
  end if;
  raise exception 'append-only table %', tg_table_name using errcode = '42501';
end $$;
drop trigger security_event_append_only on security_event;
create trigger security_event_append_only before update or delete on security_event
  for each row execute function security_event_guard();

-- Who deletes an account takes the address out of old orders and looks; everything else about them stays.
grant update (delivery_email) on purchase to tradepost_app;
grant update (delivery_email) on order_head to tradepost_app;
grant update (ip) on delivery_reveal to tradepost_app;
create function delivery_reveal_guard() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and new.ip = '' and (new.tenant_id, new.id, new.order_id, new.actor, new.at)
    = (old.tenant_id, old.id, old.order_id, old.actor, old.at) then
    return new;
  end if;
  raise exception 'append-only table %', tg_table_name using errcode = '42501';
end $$;
drop trigger delivery_reveal_append_only on delivery_reveal;
create trigger delivery_reveal_append_only before update or delete on delivery_reveal
  for each row execute function delivery_reveal_guard();

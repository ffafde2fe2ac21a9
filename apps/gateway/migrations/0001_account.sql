-- People, their sessions, codes, limits, mails and the security record.
create table app_user (
  tenant_id int not null references tenant,
  id bigint not null,
  email text not null,
  -- The address as compared: NFC, lower case.
  email_key text not null,
  nick_name text not null check (char_length(nick_name) between 1 and 40),
  avatar_file_id uuid,
  country_id bigint references country,
  language_id bigint references language,
  -- Bit flags: employee 1, tenant 2, seller 4, buyer 8.
  user_type int not null default 8 check (user_type between 1 and 15),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, email_key)
);
call protect_tenant_table('app_user');

create table credential (
  tenant_id int not null,
  user_id bigint not null,
  password_hash text not null check (password_hash like '$argon2id$%'),
  changed_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('credential');

-- One live code per address and purpose: a newer one takes the place of the older.
create table verify_code (
  tenant_id int not null references tenant,
  email_key text not null,
  purpose text not null,
  code_hash bytea not null,
  tries int not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  primary key (tenant_id, email_key, purpose)
);
call protect_tenant_table('verify_code');

create table verify_ticket (
  tenant_id int not null references tenant,
  ticket_hash bytea not null,
  email_key text not null,
  purpose text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, ticket_hash)
);
call protect_tenant_table('verify_ticket');

create table code_send (
  tenant_id int not null references tenant,
  email_key text not null,
  last_sent_at timestamptz not null,
  primary key (tenant_id, email_key)
);
call protect_tenant_table('code_send');

-- Counters of every limit; a row belongs to one window and is raised by one statement.
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

create table security_event (
  tenant_id int not null references tenant,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  user_id bigint,
  ip text not null,
  facts jsonb not null default '{}',
  at timestamptz not null,
  primary key (tenant_id, id)
);
create index security_event_user on security_event (tenant_id, user_id, at);
call protect_tenant_table('security_event');
create trigger security_event_append_only before update or delete on security_event
  for each row execute function append_only();

-- Both the outbox a developer reads and the queue a mail server is fed from.
create table mail (
  tenant_id int not null references tenant,
  id uuid not null default gen_random_uuid(),
  mail_key text,
  to_address text not null,
  locale text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  primary key (tenant_id, id),
  unique (tenant_id, mail_key)
);
create index mail_waiting on mail (tenant_id, next_attempt_at) where sent_at is null;
create index mail_newest on mail (tenant_id, created_at desc);
call protect_tenant_table('mail');

create table web_log (
  tenant_id int not null references tenant,
  id uuid not null default gen_random_uuid(),
  level text not null,
  entry jsonb not null check (pg_column_size(entry) <= 9000),
  ip text not null,
  request_id text not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);
create index web_log_newest on web_log (tenant_id, at desc);
call protect_tenant_table('web_log');

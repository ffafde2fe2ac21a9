-- People: their addresses, passwords, codes, and the record of what concerns their security.
create table app_user (
  tenant_id int not null references tenant,
  id bigint not null,
  -- A person who came through a provider or a partner may have no address; one who was deleted has none any more.
  -- Its domain is kept in ASCII, the one form that the name system knows (UTS 46).
  email text,
  -- The address as compared: NFC, lower case.
  email_key text,
  -- No invisible or directional signs: a name looks like what it is.
  nick_name text not null check (char_length(nick_name) between 1 and 40)
    check (nick_name is nfc normalized and nick_name !~ '[\u0001-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]'),
  avatar_file_id uuid,
  country_id bigint references country,
  language_id bigint references language,
  -- Bit flags: employee 1, tenant 2, seller 4, buyer 8.
  user_type int not null default 8 check (user_type between 1 and 15),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Made by the seed to try a shop with. Their password is public, so production refuses a database that holds one.
  demo boolean not null default false,
  primary key (tenant_id, id),
  unique (tenant_id, email_key),
  constraint app_user_email_whole check ((email is null) = (email_key is null))
);
create index demo_people on app_user (tenant_id) where demo;
create index app_user_avatar on app_user (tenant_id, avatar_file_id) where avatar_file_id is not null;
-- Not checked for rows that are moved here: an avatar may have been removed before files were held.
alter table app_user add constraint app_user_avatar_fkey
  foreign key (tenant_id, avatar_file_id) references file (tenant_id, id) not valid;
call protect_tenant_table('app_user');

-- No demo person ever becomes an ordinary one.
create function demo_stays() returns trigger language plpgsql as $$ begin
  if old.demo and not new.demo then
    raise exception 'a demo person stays one' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger demo_stays before update of demo on app_user for each row execute function demo_stays();

create table credential (
  tenant_id int not null,
  user_id bigint not null,
  password_hash text not null check (password_hash like '$argon2id$%'),
  changed_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('credential');

-- ---------- codes ----------
-- One live code per address, purpose and requester: a newer one takes the place of the older. A code belongs to the
-- browser that asked for it: what strangers ask for and guess is counted apart, so that they cannot use up the owner's.
-- A requester is the hash of a device, or of a network where the device has no name.
create table verify_code (
  tenant_id int not null references tenant,
  email_key text not null,
  purpose text not null,
  requester text not null default '',
  code_hash bytea not null,
  tries int not null default 0 check (tries between 0 and 5),
  own_tries int not null default 0 check (own_tries between 0 and 5),
  expires_at timestamptz not null,
  primary key (tenant_id, email_key, purpose, requester)
);
comment on column verify_code.tries is 'Guesses of others than the requester.';
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

-- The last code sent to an address, so that the next one waits a while.
create table code_send (
  tenant_id int not null references tenant,
  email_key text not null,
  last_sent_at timestamptz not null,
  requester text not null default '',
  primary key (tenant_id, email_key, requester)
);
call protect_tenant_table('code_send');

-- Devices and networks from which the owner of an account has signed in.
create table known_requester (
  tenant_id int not null references tenant,
  user_id bigint not null,
  requester text not null,
  last_at timestamptz not null,
  primary key (tenant_id, user_id, requester),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('known_requester');

-- ---------- the security record ----------
create table security_event (
  tenant_id int not null references tenant,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  user_id bigint,
  ip text not null,
  facts jsonb not null default '{}',
  at timestamptz not null,
  -- A plain record (a login) is kept for later; one that does not say it is plain is to be looked at.
  needs_look boolean not null default true,
  primary key (tenant_id, id)
);
create index security_event_user on security_event (tenant_id, user_id, at);
create index security_event_to_look_at on security_event (tenant_id, at desc) where needs_look;
create index security_event_newest on security_event (tenant_id, at desc);
call protect_tenant_table('security_event');

-- The record stays as it is, with one exception: it may forget where somebody came from.
create function security_event_guard() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and new.ip = '' and new.facts = '{}'::jsonb
    and (new.tenant_id, new.id, new.kind, new.at) = (old.tenant_id, old.id, old.kind, old.at)
    and new.user_id is not distinct from old.user_id then
    return new;
  end if;
  raise exception 'append-only table %', tg_table_name using errcode = '42501';
end $$;
create trigger security_event_append_only before update or delete on security_event
  for each row execute function security_event_guard();

-- Errors and measurements that browsers report.
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

-- ---------- beta ----------
-- People who test features before others get them.
create table beta_tester (
  tenant_id int not null,
  user_id bigint not null,
  joined_at timestamptz not null default moment(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('beta_tester');
revoke update on beta_tester from tradepost_app;

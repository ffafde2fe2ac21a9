-- Requests of customers and visitors to support, their conversation, and what the staff note about them.
create table ticket (
  tenant_id int not null references tenant,
  -- The number that mails name: random, so that it does not tell how many there are.
  id bigint not null check (id between 10000000 and 99999999),
  topic text not null check (topic in ('order', 'payment', 'refund', 'account', 'selling', 'other')),
  -- Null for a visitor who was not signed in.
  customer_id bigint,
  -- The address of such a visitor; null for a customer, whose account has it.
  email text check (char_length(email) <= 254),
  email_key text,
  order_id bigint,
  order_text text not null default '' check (char_length(order_text) <= 60),
  locale text not null,
  state text not null default 'open' check (state in ('open', 'waiting', 'solved')),
  -- The member of the staff who looks after it. Without a foreign key, which would make it part of their personal data.
  owner_id bigint,
  version int not null default 1,
  last_seq int not null default 0,
  created_at timestamptz not null,
  last_at timestamptz not null,
  -- When the answer is due.
  due_at timestamptz,
  solved_at timestamptz,
  merged_into bigint,
  erased_at timestamptz,
  send_key uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references app_user (tenant_id, id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  foreign key (tenant_id, merged_into) references ticket (tenant_id, id),
  check ((state = 'open') = (due_at is not null)),
  check ((state = 'solved') = (solved_at is not null)),
  check ((email is null) = (email_key is null)),
  check (email is null or customer_id is null),
  check (email is not null or customer_id is not null or erased_at is not null),
  check (merged_into is null or state = 'solved'),
  check (erased_at is null or (state = 'solved' and email is null and order_text = ''))
);
create unique index ticket_sent_once on ticket (tenant_id, send_key);
create index ticket_queue on ticket (tenant_id, state, due_at, id);
create index ticket_of_customer on ticket (tenant_id, customer_id, last_at desc) where customer_id is not null;
create index ticket_of_email on ticket (tenant_id, email_key text_pattern_ops) where email_key is not null;
call protect_tenant_table('ticket');
revoke update, delete on ticket from tradepost_app;
grant update (email, email_key, order_text, state, owner_id, version, last_seq, last_at, due_at, solved_at, merged_into,
  erased_at) on ticket to tradepost_app;

-- A request that was merged or erased is over.
create function ticket_is_over() returns trigger language plpgsql as $$ begin
  if old.merged_into is not null and new.merged_into is distinct from old.merged_into
    or (old.merged_into is not null or old.erased_at is not null) and new.state <> 'solved' then
    raise exception 'ticket % is over', old.id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger ticket_is_over before update on ticket for each row execute function ticket_is_over();

create table ticket_message (
  tenant_id int not null,
  ticket_id bigint not null,
  seq int not null check (seq > 0),
  author text not null check (author in ('customer', 'staff')),
  -- The member of the staff who wrote it.
  staff_id bigint,
  -- The customer whose request it is, so that an export of their data contains the conversation.
  customer_id bigint,
  body text not null check (char_length(body) between 1 and 4000),
  send_key uuid,
  at timestamptz not null,
  primary key (tenant_id, ticket_id, seq),
  foreign key (tenant_id, ticket_id) references ticket (tenant_id, id),
  foreign key (tenant_id, customer_id) references app_user (tenant_id, id),
  check ((author = 'staff') = (staff_id is not null))
);
create unique index ticket_message_sent_once on ticket_message (tenant_id, ticket_id, send_key) where send_key is not null;
create index ticket_message_of_customer on ticket_message (tenant_id, customer_id) where customer_id is not null;
call protect_tenant_table('ticket_message');
revoke update, delete on ticket_message from tradepost_app;
grant update (ticket_id, seq, body) on ticket_message to tradepost_app;

-- Words stay as they were said until they are erased.
create function ticket_words_stay() returns trigger language plpgsql as $$ begin
  if new.body is distinct from old.body and new.body <> '—' then
    raise exception 'the words of ticket % change', old.ticket_id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger ticket_words_stay before update on ticket_message for each row execute function ticket_words_stay();

create table ticket_file (
  tenant_id int not null,
  ticket_id bigint not null,
  seq int not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, ticket_id, seq, position),
  foreign key (tenant_id, ticket_id, seq) references ticket_message (tenant_id, ticket_id, seq) on update cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
create index ticket_file_of_file on ticket_file (tenant_id, file_id);
call protect_tenant_table('ticket_file');
revoke update on ticket_file from tradepost_app;
-- What a customer showed stays until the request is erased.
create function ticket_file_stays() returns trigger language plpgsql as $$ begin
  if not exists (select from ticket t where t.tenant_id = old.tenant_id and t.id = old.ticket_id
    and t.erased_at is not null) then
    raise exception 'the files of ticket % stay', old.ticket_id using errcode = '42501';
  end if;
  return old;
end $$;
create trigger ticket_file_stays before delete on ticket_file for each row execute function ticket_file_stays();

-- What the staff note. A table of its own, which no call of customers reads.
create table ticket_note (
  tenant_id int not null,
  id uuid not null,
  ticket_id bigint not null,
  staff_id bigint not null,
  body text not null check (char_length(body) between 1 and 4000),
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references ticket (tenant_id, id)
);
create index ticket_note_of_ticket on ticket_note (tenant_id, ticket_id, at);
call protect_tenant_table('ticket_note');
revoke update on ticket_note from tradepost_app;
grant update (ticket_id) on ticket_note to tradepost_app;

-- The links that mails to visitors contain: hashes of random tokens.
create table ticket_link (
  tenant_id int not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  ticket_id bigint not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, ticket_id) references ticket (tenant_id, id)
);
create index ticket_link_of_ticket on ticket_link (tenant_id, ticket_id);
create index ticket_link_age on ticket_link (tenant_id, expires_at);
call protect_tenant_table('ticket_link');
revoke update on ticket_link from tradepost_app;
grant update (ticket_id) on ticket_link to tradepost_app;

-- Texts that the staff of a tenant keep for answers, by language.
create table ticket_template (
  tenant_id int not null references tenant,
  id uuid not null,
  title text not null check (char_length(title) between 1 and 80),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  version int not null default 1,
  primary key (tenant_id, id)
);
create index ticket_template_by_title on ticket_template (tenant_id, title, id);
call protect_tenant_table('ticket_template');
revoke update on ticket_template from tradepost_app;
grant update (title, texts, version) on ticket_template to tradepost_app;

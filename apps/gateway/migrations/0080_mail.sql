-- Mails: both the outbox a developer reads and the queue a mail server is fed from.
create table mail (
  tenant_id int not null references tenant,
  id uuid not null default gen_random_uuid(),
  mail_key text,
  to_address text not null,
  locale text not null,
  subject text not null,
  text_body text,
  html_body text,
  -- The body is sealed like what is delivered: it may carry a code, or the details of an account.
  body_ct bytea,
  body_key_id text,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  primary key (tenant_id, id),
  unique (tenant_id, mail_key),
  foreign key (tenant_id, body_key_id) references tenant_key (tenant_id, id),
  check ((body_ct is null) = (body_key_id is null)),
  check ((body_ct is null) = (text_body is not null))
);
create index mail_waiting on mail (tenant_id, next_attempt_at) where sent_at is null;
create index mail_newest on mail (tenant_id, created_at desc);
call protect_tenant_table('mail');

-- Payments for purchases, disputes about them, and what their provider reports.

insert into state_edge values
  ('payment', 'created', 'pending', '{platform,buyer}'),
  ('payment', 'created', 'captured', '{platform}'),
  ('payment', 'created', 'failed', '{platform}'),
  ('payment', 'created', 'cancelled', '{platform,buyer}'),
  ('payment', 'pending', 'captured', '{platform}'),
  ('payment', 'pending', 'failed', '{platform}'),
  ('payment', 'pending', 'cancelled', '{platform,buyer}'),
  -- A provider may report the failure of one attempt after or before the success of another.
  ('payment', 'failed', 'captured', '{platform}'),
  ('payment', 'cancelled', 'captured', '{platform}'),
  ('payment', 'captured', 'partially_refunded', '{platform}'),
  ('payment', 'captured', 'refunded', '{platform}'),
  ('payment', 'partially_refunded', 'refunded', '{platform}');

create table payment (
  tenant_id int not null,
  id uuid not null,
  purchase_id uuid not null,
  provider text not null,
  provider_ref text,
  state text not null default 'created',
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null references currency (code),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  failure text,
  redirect_url text,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, purchase_id) references purchase (tenant_id, id)
);
create index payment_of_purchase on payment (tenant_id, purchase_id, created_at);
create unique index payment_ref on payment (tenant_id, provider, provider_ref) where provider_ref is not null;
call protect_tenant_table('payment');
revoke update, delete on payment from tradepost_app;
grant update (provider_ref, state, refunded_minor, failure, redirect_url, updated_at) on payment to tradepost_app;

create function payment_guard() returns trigger language plpgsql as $$ begin
  if new.state is distinct from old.state and not exists (
    select 1 from state_edge where machine = 'payment' and from_state = old.state and to_state = new.state and actor_kind() = any (actors)
  ) then
    raise exception 'payment: % to % is not for %', old.state, new.state, actor_kind() using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger payment_guard before update on payment for each row execute function payment_guard();

-- The orders a payment is for, and what it pays for each: those of its purchase that waited when it was started.
create table payment_order (
  tenant_id int not null,
  payment_id uuid not null,
  order_id bigint not null,
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (tenant_id, payment_id, order_id),
  foreign key (tenant_id, payment_id) references payment (tenant_id, id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id)
);
call protect_tenant_table('payment_order');
revoke update, delete on payment_order from tradepost_app;

-- ---------- disputes at the bank ----------
-- While a dispute is open, nothing of the payment is settled.
create table payment_dispute (
  tenant_id int not null,
  -- The provider's name of it.
  id text not null,
  payment_id uuid not null,
  state text not null check (state in ('open', 'won', 'lost')),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  -- Taken by the bank, given back by it, and recovered from orders, sellers and fees.
  withdrawn_minor bigint not null default 0 check (withdrawn_minor >= 0),
  reinstated_minor bigint not null default 0 check (reinstated_minor >= 0),
  recovered_minor bigint not null default 0 check (recovered_minor >= 0),
  -- The part of the recovered amount that counts as refunded by the payment; the provider does not count it so.
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  opened_at timestamptz not null default moment(),
  closed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payment (tenant_id, id),
  check ((state = 'open') = (closed_at is null))
);
create index payment_dispute_of_payment on payment_dispute (tenant_id, payment_id);
call protect_tenant_table('payment_dispute');
revoke delete on payment_dispute from tradepost_app;

-- A decided dispute stays decided, and stays that of its payment.
create function payment_dispute_guard() returns trigger language plpgsql as $$ begin
  if (old.state <> 'open' and new.state <> old.state) or new.payment_id <> old.payment_id then
    raise exception 'payment dispute % is %', old.id, old.state using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger payment_dispute_guard before update on payment_dispute for each row execute function payment_dispute_guard();

-- No order is confirmed, so no money settled, while the bank has its payment in dispute.
create function order_undisputed() returns trigger language plpgsql as $$ begin
  if new.state = 'confirmed' and old.state <> 'confirmed' and exists (
    select 1 from payment_dispute d where d.tenant_id = new.tenant_id and d.payment_id = new.paid_by and d.state = 'open'
  ) then
    raise exception 'order %: its payment is disputed', new.id using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger order_undisputed before update of state on order_head for each row execute function order_undisputed();

-- ---------- reports of the provider ----------
-- An event that was handled is not handled again.
create table webhook_event (
  tenant_id int not null references tenant,
  provider text not null,
  event_id text not null,
  payload_sha bytea not null,
  received_at timestamptz not null default moment(),
  primary key (tenant_id, provider, event_id)
);
call protect_tenant_table('webhook_event');
revoke update, delete on webhook_event from tradepost_app;

-- Findings that a person must look at: amounts that do not match, money that came too late.
create table finance_alert (
  tenant_id int not null references tenant,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  ref_kind text not null,
  ref_id text not null,
  facts jsonb not null default '{}',
  created_at timestamptz not null default moment(),
  primary key (tenant_id, id)
);
call protect_tenant_table('finance_alert');
revoke update, delete on finance_alert from tradepost_app;

-- Differences between the provider's account and our books.
create table reconciliation_break (
  tenant_id int not null references tenant,
  provider text not null,
  provider_ref text not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'captured_differs', 'refunded_differs')),
  facts jsonb not null,
  found_at timestamptz not null default moment(),
  primary key (tenant_id, provider, provider_ref, kind)
);
call protect_tenant_table('reconciliation_break');
revoke update, delete on reconciliation_break from tradepost_app;

-- ---------- sandbox payment provider: its own books, never card numbers ----------
create table sandbox_session (
  tenant_id int not null references tenant,
  id uuid not null,
  payment_id uuid not null,
  merchant text not null,
  locale text not null,
  amount_minor bigint not null,
  currency text not null,
  success_url text not null,
  failed_url text not null,
  state text not null default 'open' check (state in ('open', 'paid', 'refunded')),
  attempts int not null default 0,
  -- The outcome of a later charge of the sandbox's card without its holder; never a number.
  saved_card text,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  unique (tenant_id, payment_id)
);
call protect_tenant_table('sandbox_session');

create table sandbox_refund (
  tenant_id int not null,
  id uuid not null,
  session_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references sandbox_session (tenant_id, id)
);
call protect_tenant_table('sandbox_refund');

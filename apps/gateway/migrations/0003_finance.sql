-- Money, stock in motion, orders, payments, delivery. Amounts are integer minor units.

-- The instant the running transaction works with: the gateway's clock, the database's where none is set.
create function moment() returns timestamptz language sql stable as
  $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) $$;

-- `buyer:191…` acts as `buyer`.
create function actor_kind() returns text language sql stable as
  $$ select split_part(coalesce(current_setting('app.actor', true), ''), ':', 1) $$;

-- ---------- ledger ----------
create table ledger_account (
  tenant_id int not null references tenant,
  id uuid not null,
  owner_kind text not null check (owner_kind in ('user', 'seller', 'platform', 'external')),
  owner_id text not null,
  purpose text not null,
  unit text not null check (unit ~ '^[A-Z]{3,5}$'),
  min_balance bigint,
  balance bigint not null default 0,
  version bigint not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, owner_kind, owner_id, purpose, unit),
  check (min_balance is null or balance >= min_balance)
);
call protect_tenant_table('ledger_account');
-- Balances move by postings alone; the version column exists so that the gateway may lock a row.
revoke update, delete on ledger_account from tradepost_app;
grant update (version) on ledger_account to tradepost_app;

-- From which purpose to which purpose a kind of transfer may move value.
create table transfer_rule (
  kind text not null,
  from_purpose text not null,
  to_purpose text not null,
  primary key (kind, from_purpose, to_purpose)
);
grant select on transfer_rule to tradepost_app;
insert into transfer_rule values
  ('capture', 'psp', 'escrow'),
  ('settle', 'escrow', 'payable'),
  ('settle', 'escrow', 'fee'),
  ('refund', 'escrow', 'psp'),
  ('points', 'points_issue', 'points'),
  ('top_up', 'psp', 'clearing'),
  ('gcoin_issue', 'gcoin_issue', 'wallet');

create table transfer (
  tenant_id int not null references tenant,
  id uuid not null,
  kind text not null,
  unit text not null,
  ref_kind text not null,
  ref_id text not null,
  created_at timestamptz not null default moment(),
  created_by text not null default coalesce(current_setting('app.actor', true), ''),
  primary key (tenant_id, id)
);
call protect_tenant_table('transfer');

create table posting (
  tenant_id int not null,
  transfer_id uuid not null,
  seq smallint not null,
  account_id uuid not null,
  amount bigint not null check (amount <> 0),
  primary key (tenant_id, transfer_id, seq),
  foreign key (tenant_id, transfer_id) references transfer (tenant_id, id),
  foreign key (tenant_id, account_id) references ledger_account (tenant_id, id)
);
create index posting_account on posting (tenant_id, account_id);
call protect_tenant_table('posting');
revoke update, delete on transfer, posting from tradepost_app;
create trigger transfer_append_only before update or delete on transfer for each row execute function append_only();
create trigger posting_append_only before update or delete on posting for each row execute function append_only();

create function posting_moves_balance() returns trigger language plpgsql security definer set search_path = public as $$ begin
  update ledger_account set balance = balance + new.amount
   where tenant_id = new.tenant_id and id = new.account_id;
  return null;
end $$;
create trigger posting_moves_balance after insert on posting for each row execute function posting_moves_balance();

create function transfer_check() returns trigger language plpgsql as $$
declare total numeric; wrong int; forbidden int; legs int; transfer_of uuid := coalesce((to_jsonb(new) ->> 'transfer_id')::uuid, (to_jsonb(new) ->> 'id')::uuid);
begin
  select count(*), coalesce(sum(p.amount), 0), count(*) filter (where a.unit <> t.unit) into legs, total, wrong
    from posting p
    join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id
    join transfer t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
   where p.tenant_id = new.tenant_id and p.transfer_id = transfer_of;
  if legs < 2 or total <> 0 or wrong > 0 then
    raise exception 'ledger: transfer % has % legs, sum %, % of another unit', transfer_of, legs, total, wrong using errcode = '23514';
  end if;
  select count(*) into forbidden
    from posting f
    join posting g on g.tenant_id = f.tenant_id and g.transfer_id = f.transfer_id and g.amount > 0
    join ledger_account fa on fa.tenant_id = f.tenant_id and fa.id = f.account_id
    join ledger_account ga on ga.tenant_id = g.tenant_id and ga.id = g.account_id
    join transfer t on t.tenant_id = f.tenant_id and t.id = f.transfer_id
   where f.tenant_id = new.tenant_id and f.transfer_id = transfer_of and f.amount < 0
     and not exists (select 1 from transfer_rule r
                      where r.kind = t.kind and r.from_purpose = fa.purpose and r.to_purpose = ga.purpose);
  if forbidden > 0 then
    raise exception 'ledger: transfer % moves value where its kind may not', transfer_of using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger transfer_balanced after insert on transfer
  deferrable initially deferred for each row execute function transfer_check();
create constraint trigger posting_balanced after insert on posting
  deferrable initially deferred for each row execute function transfer_check();

-- ---------- idempotency and provider events ----------
create table idempotency (
  tenant_id int not null references tenant,
  actor text not null,
  route text not null,
  key text not null check (length(key) between 8 and 255),
  request_hash bytea not null,
  state text not null check (state in ('running', 'done')),
  locked_until timestamptz not null,
  body jsonb,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, actor, route, key)
);
create index idempotency_age on idempotency (tenant_id, created_at);
call protect_tenant_table('idempotency');

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

-- What a person must look at: amounts that do not match, money that came too late.
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

-- ---------- keys and units ----------
create table tenant_key (
  tenant_id int not null references tenant,
  id text not null,
  wrapped bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call protect_tenant_table('tenant_key');
revoke update, delete on tenant_key from tradepost_app;

-- One row per thing that is delivered once: an account, a gift card, a top-up code.
create table account_unit (
  tenant_id int not null,
  id uuid not null,
  offer_id bigint not null,
  state text not null default 'free' check (state in ('free', 'reserved', 'sold', 'rented', 'maintenance', 'withdrawn')),
  secret_ct bytea not null,
  secret_key_id text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id),
  foreign key (tenant_id, secret_key_id) references tenant_key (tenant_id, id)
);
create index account_unit_state on account_unit (tenant_id, offer_id, state);
call protect_tenant_table('account_unit');

-- ---------- state machines ----------
create table state_edge (
  machine text not null,
  from_state text not null,
  to_state text not null,
  actors text[] not null,
  primary key (machine, from_state, to_state)
);
grant select on state_edge to tradepost_app;
insert into state_edge values
  ('order', 'awaiting_payment', 'paid', '{platform}'),
  ('order', 'awaiting_payment', 'expired', '{platform}'),
  ('order', 'awaiting_payment', 'cancelled', '{buyer,platform}'),
  ('order', 'expired', 'paid', '{platform}'),
  ('order', 'paid', 'delivering', '{platform}'),
  ('order', 'delivering', 'delivered', '{platform,seller}'),
  ('order', 'delivered', 'confirmed', '{buyer,platform}'),
  ('order', 'confirmed', 'closed', '{platform}'),
  ('order', 'paid', 'refund_requested', '{buyer}'),
  ('order', 'delivering', 'refund_requested', '{buyer}'),
  ('order', 'delivered', 'refund_requested', '{buyer}'),
  ('order', 'refund_requested', 'refund_accepted', '{seller}'),
  ('order', 'refund_requested', 'refund_rejected', '{seller}'),
  ('order', 'refund_requested', 'auto_refunded', '{platform}'),
  ('order', 'refund_accepted', 'refunded', '{platform}'),
  ('order', 'refund_rejected', 'disputed', '{buyer}'),
  ('order', 'disputed', 'resolved_refund', '{service}'),
  ('order', 'disputed', 'resolved_seller', '{service}'),
  ('order', 'resolved_refund', 'refunded', '{platform}'),
  ('order', 'resolved_seller', 'confirmed', '{platform}'),
  -- The platform could not deliver, or the provider took the payment back.
  ('order', 'paid', 'refunded', '{platform}'),
  ('order', 'delivering', 'refunded', '{platform}'),
  ('order', 'delivered', 'refunded', '{platform}'),
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

-- ---------- purchases and orders ----------
create table purchase (
  tenant_id int not null,
  id uuid not null,
  buyer_id bigint not null,
  total_minor bigint not null check (total_minor >= 0),
  currency text not null references currency (code),
  delivery_email text not null,
  locale text not null,
  referrer_url text,
  cart_version int,
  pay_before timestamptz not null,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, buyer_id) references app_user (tenant_id, id)
);
-- One version of a cart is bought once.
create unique index purchase_cart on purchase (tenant_id, buyer_id, cart_version) where cart_version is not null;
call protect_tenant_table('purchase');
revoke update, delete on purchase from tradepost_app;

create table order_head (
  tenant_id int not null,
  id bigint not null,
  purchase_id uuid not null,
  buyer_id bigint not null,
  seller_id bigint not null,
  offer_id bigint not null,
  state text not null default 'awaiting_payment',
  version int not null default 0,
  quantity int not null check (quantity > 0),
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  total_minor bigint not null check (total_minor = unit_price_minor * quantity - discount_minor),
  currency text not null references currency (code),
  -- Units of the currency per US dollar at the moment of sale.
  per_usd numeric(20, 8) not null check (per_usd > 0),
  title text not null,
  offer jsonb not null,
  delivery_mode text not null check (delivery_mode in ('platform', 'im')),
  delivery_email text not null,
  deadline_at timestamptz,
  insured_until timestamptz,
  late boolean not null default false,
  created_at timestamptz not null default moment(),
  -- The payment that paid for it.
  paid_by uuid,
  paid_at timestamptz,
  delivered_at timestamptz,
  confirmed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, purchase_id) references purchase (tenant_id, id),
  foreign key (tenant_id, buyer_id) references app_user (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id)
);
create index order_of_buyer on order_head (tenant_id, buyer_id, created_at desc, id desc);
create index order_of_purchase on order_head (tenant_id, purchase_id);
create index order_of_offer on order_head (tenant_id, offer_id);
create index order_of_seller on order_head (tenant_id, seller_id, state);
call protect_tenant_table('order_head');
-- What was agreed never changes; only where the order stands does.
revoke update, delete on order_head from tradepost_app;
grant update (state, deadline_at, insured_until, late, paid_by, paid_at, delivered_at, confirmed_at) on order_head to tradepost_app;

create table order_event (
  tenant_id int not null,
  order_id bigint not null,
  seq int not null,
  from_state text,
  to_state text not null,
  actor text not null,
  at timestamptz not null default moment(),
  primary key (tenant_id, order_id, seq),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id)
);
call protect_tenant_table('order_event');
revoke insert, update, delete on order_event from tradepost_app;
create trigger order_event_append_only before update or delete on order_event for each row execute function append_only();

create function order_guard() returns trigger language plpgsql security definer set search_path = public as $$ begin
  if new.state is distinct from old.state then
    if not exists (select 1 from state_edge where machine = 'order' and from_state = old.state and to_state = new.state and actor_kind() = any (actors)) then
      raise exception 'order: % to % is not for %', old.state, new.state, actor_kind() using errcode = 'TP409';
    end if;
    new.version := old.version + 1;
    insert into order_event (tenant_id, order_id, seq, from_state, to_state, actor)
    values (new.tenant_id, new.id, new.version, old.state, new.state, current_setting('app.actor', true));
  end if;
  return new;
end $$;
create trigger order_guard before update on order_head for each row execute function order_guard();

create function order_born() returns trigger language plpgsql security definer set search_path = public as $$ begin
  if new.state <> 'awaiting_payment' or new.version <> 0 then
    raise exception 'order: born as %', new.state using errcode = 'TP409';
  end if;
  insert into order_event (tenant_id, order_id, seq, to_state, actor)
  values (new.tenant_id, new.id, 0, new.state, coalesce(current_setting('app.actor', true), ''));
  return null;
end $$;
create trigger order_born after insert on order_head for each row execute function order_born();

create table reservation (
  tenant_id int not null,
  id uuid not null,
  order_id bigint not null,
  offer_id bigint not null,
  unit_id uuid,
  quantity int not null check (quantity > 0 and (unit_id is null or quantity = 1)),
  state text not null default 'held' check (state in ('held', 'consumed', 'released')),
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id),
  foreign key (tenant_id, unit_id) references account_unit (tenant_id, id)
);
create unique index reservation_one_live on reservation (tenant_id, unit_id) where unit_id is not null and state in ('held', 'consumed');
create index reservation_of_order on reservation (tenant_id, order_id);
call protect_tenant_table('reservation');

-- ---------- payment ----------
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

-- The orders a payment is for: those of its purchase that waited for payment when it was started.
create table payment_order (
  tenant_id int not null,
  payment_id uuid not null,
  order_id bigint not null,
  primary key (tenant_id, payment_id, order_id),
  foreign key (tenant_id, payment_id) references payment (tenant_id, id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id)
);
call protect_tenant_table('payment_order');
revoke update, delete on payment_order from tradepost_app;

create function payment_guard() returns trigger language plpgsql as $$ begin
  if new.state is distinct from old.state and not exists (
    select 1 from state_edge where machine = 'payment' and from_state = old.state and to_state = new.state and actor_kind() = any (actors)
  ) then
    raise exception 'payment: % to % is not for %', old.state, new.state, actor_kind() using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger payment_guard before update on payment for each row execute function payment_guard();

-- ---------- delivery ----------
create table delivery (
  tenant_id int not null,
  order_id bigint not null,
  secret_ct bytea not null,
  secret_key_id text not null,
  mailed_to text not null,
  delivered_at timestamptz not null default moment(),
  first_revealed_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  foreign key (tenant_id, secret_key_id) references tenant_key (tenant_id, id)
);
call protect_tenant_table('delivery');
revoke update, delete on delivery from tradepost_app;
grant update (first_revealed_at) on delivery to tradepost_app;

-- The primary key is the promise: a unit goes to one order, ever.
create table delivery_unit (
  tenant_id int not null,
  unit_id uuid not null,
  order_id bigint not null,
  primary key (tenant_id, unit_id),
  foreign key (tenant_id, unit_id) references account_unit (tenant_id, id),
  foreign key (tenant_id, order_id) references delivery (tenant_id, order_id)
);
create index delivery_unit_of_order on delivery_unit (tenant_id, order_id);
call protect_tenant_table('delivery_unit');
revoke update, delete on delivery_unit from tradepost_app;

create table delivery_reveal (
  tenant_id int not null,
  id uuid not null default gen_random_uuid(),
  order_id bigint not null,
  actor text not null,
  ip text not null,
  at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references delivery (tenant_id, order_id)
);
create index delivery_reveal_of_actor on delivery_reveal (tenant_id, actor, at);
call protect_tenant_table('delivery_reveal');
revoke update, delete on delivery_reveal from tradepost_app;
create trigger delivery_reveal_append_only before update or delete on delivery_reveal for each row execute function append_only();

-- ---------- cart and coupons ----------
create table cart (
  tenant_id int not null,
  buyer_id bigint not null,
  version int not null default 0,
  primary key (tenant_id, buyer_id),
  foreign key (tenant_id, buyer_id) references app_user (tenant_id, id)
);
call protect_tenant_table('cart');

create table cart_line (
  tenant_id int not null,
  buyer_id bigint not null,
  offer_id bigint not null,
  quantity int not null check (quantity > 0),
  added_at timestamptz not null default moment(),
  primary key (tenant_id, buyer_id, offer_id),
  foreign key (tenant_id, buyer_id) references cart (tenant_id, buyer_id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id)
);
call protect_tenant_table('cart_line');

create table cart_merge (
  tenant_id int not null,
  buyer_id bigint not null,
  merge_id uuid not null,
  merged_at timestamptz not null default moment(),
  primary key (tenant_id, buyer_id, merge_id),
  foreign key (tenant_id, buyer_id) references cart (tenant_id, buyer_id)
);
call protect_tenant_table('cart_merge');

create table coupon_grant (
  tenant_id int not null,
  id uuid not null,
  buyer_id bigint not null,
  name text not null,
  percent_off int not null check (percent_off between 1 and 95),
  state text not null default 'free' check (state in ('free', 'locked', 'used')),
  purchase_id uuid,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, buyer_id) references app_user (tenant_id, id),
  foreign key (tenant_id, purchase_id) references purchase (tenant_id, id),
  check ((state = 'free') = (purchase_id is null))
);
create index coupon_of_buyer on coupon_grant (tenant_id, buyer_id, expires_at);
call protect_tenant_table('coupon_grant');

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

-- ---------- jobs ----------
-- Workers report here; a lock held by one that stopped reporting is given back.
create table job_worker (
  id text primary key,
  seen_at timestamptz not null default now()
);
grant select, insert, update, delete on job_worker to tradepost_app;

-- The one way to plan work: in the transaction of the fact that causes it, for the tenant of that transaction.
create function enqueue_job(task text, facts jsonb, run_at timestamptz, job_key text, max_attempts int)
returns void language plpgsql security definer set search_path = public as $$ begin
  if tid() is null then
    raise exception 'enqueue_job outside of a tenant' using errcode = '42501';
  end if;
  perform graphile_worker.add_job(
    task,
    (facts || jsonb_build_object('tenantId', tid()))::json,
    run_at => run_at,
    max_attempts => max_attempts,
    job_key => tid() || ':' || task || ':' || job_key,
    job_key_mode => 'replace'
  );
end $$;

-- Purchases and their orders: one order per line bought, paid together (docs/decisions/001).

-- Every order begins unpaid. Rows are grouped by where an order stands.
insert into state_edge values
  ('order', 'awaiting_payment', 'paid', '{platform}'),
  ('order', 'awaiting_payment', 'expired', '{platform}'),
  ('order', 'awaiting_payment', 'cancelled', '{buyer,platform}'),
  -- Money may come too late.
  ('order', 'expired', 'paid', '{platform}'),
  ('order', 'paid', 'delivering', '{platform}'),
  ('order', 'delivering', 'delivered', '{platform,seller}'),
  ('order', 'delivered', 'confirmed', '{buyer,platform}'),
  ('order', 'confirmed', 'closed', '{platform}'),
  -- The buyer wants the money back.
  ('order', 'paid', 'refund_requested', '{buyer}'),
  ('order', 'delivering', 'refund_requested', '{buyer}'),
  ('order', 'delivered', 'refund_requested', '{buyer}'),
  ('order', 'refund_requested', 'refund_accepted', '{seller}'),
  ('order', 'refund_requested', 'refund_rejected', '{seller}'),
  ('order', 'refund_requested', 'auto_refunded', '{platform}'),
  ('order', 'refund_accepted', 'refunded', '{platform}'),
  -- A refused buyer disputes it, goes on with the order, or lets the time to dispute run out.
  ('order', 'refund_rejected', 'disputed', '{buyer}'),
  ('order', 'refund_rejected', 'confirmed', '{platform,buyer}'),
  ('order', 'refund_rejected', 'delivered', '{seller}'),
  ('order', 'refund_rejected', 'refunded', '{platform}'),
  ('order', 'disputed', 'resolved_refund', '{service}'),
  ('order', 'disputed', 'resolved_seller', '{service}'),
  ('order', 'resolved_refund', 'refunded', '{platform}'),
  ('order', 'resolved_seller', 'confirmed', '{platform}'),
  -- The platform could not deliver, or the provider took the payment back.
  ('order', 'paid', 'refunded', '{platform}'),
  ('order', 'delivering', 'refunded', '{platform}'),
  ('order', 'delivered', 'refunded', '{platform}'),
  -- A dispute lost at the bank ends an order wherever it stands.
  ('order', 'refund_requested', 'refunded', '{platform}'),
  ('order', 'disputed', 'refunded', '{platform}');

create table purchase (
  tenant_id int not null,
  id uuid not null,
  -- Orders, or a kind that a module of the gateway registers.
  kind text not null default 'order',
  buyer_id bigint not null,
  total_minor bigint not null check (total_minor >= 0),
  currency text not null references currency (code),
  delivery_email text not null,
  locale text not null,
  referrer_url text,
  cart_version int,
  -- Stock held without payment is limited per buyer and per network, and less for one who lets it run out again. The
  -- network is a hash that is shown to nobody and forgotten a day later.
  network_key text,
  pay_before timestamptz not null,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, buyer_id) references app_user (tenant_id, id)
);
-- One version of a cart is bought once.
create unique index purchase_cart on purchase (tenant_id, buyer_id, cart_version) where cart_version is not null;
create index purchase_of_network on purchase (tenant_id, network_key, created_at) where network_key is not null;
call protect_tenant_table('purchase');
revoke update, delete on purchase from tradepost_app;
-- With a person who is deleted, the address goes out of old orders.
grant update (delivery_email, network_key) on purchase to tradepost_app;

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
  -- The pieces handed over so far. An order is delivered with the last of them, and no clock runs before.
  delivered_quantity int not null default 0,
  -- The units an order counts for while it waits for payment.
  held_units int not null default 0 check (held_units >= 0),
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  -- A line is multiplied exactly and rounded once: the whole price is a fact of its own, not the rounded price of a unit
  -- times the quantity.
  full_minor bigint not null check (full_minor >= 0),
  discount_minor bigint not null default 0,
  discount_borne_by text not null default 'platform' check (discount_borne_by in ('platform', 'seller')),
  total_minor bigint not null,
  currency text not null references currency (code),
  -- Units of the currency per US dollar at the moment of sale.
  per_usd numeric(20, 8) not null check (per_usd > 0),
  title text not null,
  offer jsonb not null,
  -- The questions a delivery asks its buyer, and the answers.
  inputs jsonb not null default '{"asked":[],"values":{}}'
    check (jsonb_typeof(inputs -> 'asked') = 'array' and jsonb_typeof(inputs -> 'values') = 'object'),
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
  foreign key (tenant_id, offer_id) references offer (tenant_id, id),
  check (discount_minor between 0 and full_minor),
  check (total_minor = full_minor - discount_minor),
  constraint order_pieces check (delivered_quantity between 0 and quantity),
  constraint order_delivered_whole check ((delivered_at is not null) = (delivered_quantity = quantity)),
  constraint order_state_delivered check (state not in ('delivered', 'confirmed', 'closed') or delivered_at is not null)
);
create index order_of_buyer on order_head (tenant_id, buyer_id, created_at desc, id desc);
create index order_of_purchase on order_head (tenant_id, purchase_id);
create index order_of_offer on order_head (tenant_id, offer_id);
create index order_of_seller on order_head (tenant_id, seller_id, state);
call protect_tenant_table('order_head');
-- The agreement never changes; only where the order stands does, how a coupon is spread over the orders of a purchase,
-- and what was given for the delivery. With a person who is deleted, the address goes.
revoke update, delete on order_head from tradepost_app;
grant update (state, deadline_at, insured_until, late, paid_by, paid_at, delivered_at, delivered_quantity, confirmed_at,
  discount_minor, total_minor, inputs, delivery_email) on order_head to tradepost_app;

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

create function order_guard() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  if new.state is distinct from old.state then
    if not exists (select 1 from state_edge where machine = 'order' and from_state = old.state and to_state = new.state and actor_kind() = any (actors)) then
      raise exception 'order: % to % is not for %', old.state, new.state, actor_kind() using errcode = 'TP409';
    end if;
    new.version := old.version + 1;
    insert into order_event (tenant_id, order_id, seq, from_state, to_state, actor)
    values (new.tenant_id, new.id, new.version, old.state, new.state, current_setting('app.actor', true));
  end if;
  perform restore_tenant(tenant_before);
  return new;
end $$;
create trigger order_guard before update on order_head for each row execute function order_guard();

create function order_born() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  if new.state <> 'awaiting_payment' or new.version <> 0 then
    raise exception 'order: born as %', new.state using errcode = 'TP409';
  end if;
  insert into order_event (tenant_id, order_id, seq, to_state, actor)
  values (new.tenant_id, new.id, 0, new.state, coalesce(current_setting('app.actor', true), ''));
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger order_born after insert on order_head for each row execute function order_born();

-- Nobody buys from oneself, whichever way the order comes about.
create function order_not_own() returns trigger language plpgsql as $$ begin
  if exists (select 1 from seller s where s.tenant_id = new.tenant_id and s.id = new.seller_id and s.user_id = new.buyer_id) then
    raise exception 'order: buyer % sells what it is for', new.buyer_id using errcode = 'TP410';
  end if;
  return new;
end $$;
create trigger order_not_own before insert on order_head for each row execute function order_not_own();

-- A coupon is spread anew over the orders of a purchase as they end; the whole price never changes.
create function order_share_guard() returns trigger language plpgsql as $$ begin
  if (new.discount_minor, new.total_minor) is distinct from (old.discount_minor, old.total_minor)
    and not (actor_kind() = 'platform' or (actor_kind() = 'buyer' and old.state = 'awaiting_payment')) then
    raise exception 'order: what it costs is not for %', actor_kind() using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger order_share_guard before update of discount_minor, total_minor on order_head
  for each row execute function order_share_guard();

-- The buyer corrects the inputs until the first piece is handed over; the questions never change. With a person who
-- leaves, the answers are forgotten.
create function order_inputs_guard() returns trigger language plpgsql as $$ begin
  if new.inputs -> 'asked' <> old.inputs -> 'asked'
    or not (new.inputs -> 'values' = '{}'
      or actor_kind() = 'buyer' and old.state in ('awaiting_payment', 'paid', 'delivering')
        and old.delivered_quantity = 0) then
    raise exception 'order: its inputs can no longer be corrected' using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger order_inputs_guard before update of inputs on order_head
  for each row when (new.inputs is distinct from old.inputs) execute function order_inputs_guard();

-- ---------- stock held for an order ----------
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

-- ---------- the offer at the moment of sale ----------
create table order_listing (
  tenant_id int not null,
  order_id bigint not null,
  description text not null,
  attributes jsonb not null,
  assets jsonb not null,
  faq jsonb not null,
  screenshots jsonb not null,
  verified_report jsonb,
  taken_at timestamptz not null default moment(),
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id)
);
call protect_tenant_table('order_listing');
revoke insert, update, delete on order_listing from tradepost_app;
create trigger order_listing_append_only before update or delete on order_listing
  for each row execute function append_only();

create function order_listing_frozen() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  insert into order_listing (tenant_id, order_id, description, attributes, assets, faq, screenshots, verified_report)
  select new.tenant_id, new.id, description, attributes, assets, faq, screenshots, verified_report
    from offer where tenant_id = new.tenant_id and id = new.offer_id;
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger order_listing_frozen after insert on order_head for each row execute function order_listing_frozen();

-- ---------- handover ----------
-- Steps a buyer checks before confirming. They depend on the kind of goods and are frozen with the order, each is
-- ticked with its time, and the list is evidence afterwards.
create function handover_steps(standard_type int, category_type int, hand_over text) returns text[]
language sql immutable parallel safe as $$
  select case coalesce(hand_over, case
      when standard_type = 5 or category_type = 3 then 'rental'
      when standard_type = 4 or category_type = 2 then 'shared'
      when standard_type = 3 or category_type = 1 then 'service'
      when standard_type = 2 then 'items'
      when standard_type = 1 then 'coins'
      else 'account'
    end)
    when 'rental' then array['signed_in', 'as_described', 'left_unchanged']
    when 'shared' then array['signed_in', 'works', 'left_unchanged']
    when 'service' then array['goal', 'nothing_missing', 'access_closed', 'sessions']
    when 'items' then array['amount', 'as_described']
    when 'coins' then array['amount', 'works']
    when 'top_up' then array['own_account', 'amount', 'access_closed']
    when 'gift_card' then array['redeemed', 'amount']
    else array['signed_in', 'as_described', 'password', 'recovery', 'two_factor', 'sessions']
  end
$$;

create table order_handover (
  tenant_id int not null,
  order_id bigint not null,
  step text not null check (step in (
    'signed_in', 'as_described', 'password', 'recovery', 'two_factor', 'sessions', 'amount', 'works', 'own_account',
    'redeemed', 'goal', 'nothing_missing', 'access_closed', 'left_unchanged'
  )),
  n int not null,
  ticked_at timestamptz,
  primary key (tenant_id, order_id, step),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id)
);
call protect_tenant_table('order_handover');
revoke insert, update, delete on order_handover from tradepost_app;
grant update (ticked_at) on order_handover to tradepost_app;

create function order_handover_frozen() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  insert into order_handover (tenant_id, order_id, step, n)
  select new.tenant_id, new.id, s.step, s.n
    from (select (select k.hand_over from category k
        where k.tenant_id = new.tenant_id and k.id = (new.offer ->> 'categoryId')::bigint) as named) c,
      unnest(handover_steps((new.offer ->> 'standardType')::int, (new.offer ->> 'categoryType')::int, c.named))
        with ordinality as s(step, n);
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger order_handover_frozen after insert on order_head for each row execute function order_handover_frozen();

-- Only the buyer ticks, only while receipt can still be confirmed, and the time is the database's.
create function order_handover_guard() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  if actor_kind() <> 'buyer' or not exists (
    select 1 from order_head o where o.tenant_id = new.tenant_id and o.id = new.order_id
      and o.state in ('delivered', 'refund_rejected') and o.delivered_at is not null
  ) then
    raise exception 'handover: nothing is ticked at order % now', new.order_id using errcode = 'TP409';
  end if;
  new.ticked_at := case when new.ticked_at is not null then moment() end;
  perform restore_tenant(tenant_before);
  return new;
end $$;
create trigger order_handover_guard before update on order_handover for each row execute function order_handover_guard();
create trigger order_handover_append_only before delete on order_handover for each row execute function append_only();

-- Webhooks: programs of the company are told what happens in its shop.

create table webhook (
  tenant_id int not null references tenant,
  id uuid not null,
  url text not null check (char_length(url) between 1 and 500),
  topics text[] not null check (cardinality(topics) > 0
    and topics <@ array['order.changed', 'refund.changed', 'stock.changed', 'payout.changed']),
  -- The secret that signs the calls, sealed, and the one before it, which signs them as well for a while.
  secret_ct bytea not null,
  secret_key_id text not null,
  previous_ct bytea,
  previous_key_id text,
  previous_until timestamptz,
  -- `off`: by staff, or because it failed for too long. `removed`: for good.
  state text not null default 'active' check (state in ('active', 'off', 'removed')),
  -- The first failure since the last success.
  failing_since timestamptz,
  -- When it was switched off because it failed.
  gave_up_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null default moment(),
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id),
  foreign key (tenant_id, secret_key_id) references tenant_key (tenant_id, id),
  check (num_nulls(previous_ct, previous_key_id, previous_until) in (0, 3))
);
create index webhook_active on webhook (tenant_id) where state = 'active';
call protect_tenant_table('webhook');
revoke delete on webhook from tradepost_app;

-- A fact that programs are told, written in the transaction of the fact itself. It has ids, states and amounts, and
-- nothing about a person.
create table shop_event (
  tenant_id int not null references tenant,
  id uuid not null default gen_random_uuid(),
  topic text not null,
  data jsonb not null,
  at timestamptz not null default moment(),
  primary key (tenant_id, id)
);
create index shop_event_at on shop_event (tenant_id, at desc);
call protect_tenant_table('shop_event');
revoke update on shop_event from tradepost_app;

-- An event for one webhook. It has no more than one, so that a repetition has the same id.
create table webhook_delivery (
  tenant_id int not null,
  webhook_id uuid not null,
  event_id uuid not null,
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  -- Attempts since it was last asked for.
  attempts int not null default 0,
  -- How often staff asked for a repetition.
  replays int not null default 0,
  next_at timestamptz,
  at timestamptz not null,
  primary key (tenant_id, webhook_id, event_id),
  foreign key (tenant_id, webhook_id) references webhook (tenant_id, id),
  foreign key (tenant_id, event_id) references shop_event (tenant_id, id) on delete cascade
);
create index webhook_delivery_at on webhook_delivery (tenant_id, webhook_id, at desc, event_id);
create index webhook_delivery_event on webhook_delivery (tenant_id, event_id);
call protect_tenant_table('webhook_delivery');

-- What came of each attempt: the status and the time, never a body.
create table webhook_attempt (
  tenant_id int not null,
  webhook_id uuid not null,
  event_id uuid not null,
  n int not null,
  at timestamptz not null,
  status int,
  -- Why there is no status.
  failure text,
  took_ms int not null check (took_ms >= 0),
  primary key (tenant_id, webhook_id, event_id, n),
  foreign key (tenant_id, webhook_id, event_id) references webhook_delivery on delete cascade,
  check (num_nulls(status, failure) = 1)
);
call protect_tenant_table('webhook_attempt');
revoke update on webhook_attempt from tradepost_app;

-- Plans the deliveries of an event in its own transaction.
create function shop_event_added() returns trigger language plpgsql as $$
declare one uuid;
begin
  for one in select w.id from webhook w
    where w.tenant_id = new.tenant_id and w.state = 'active' and new.topic = any (w.topics)
  loop
    insert into webhook_delivery (tenant_id, webhook_id, event_id, at, next_at)
      values (new.tenant_id, one, new.id, new.at, new.at);
    perform enqueue_job('webhook.send', jsonb_build_object('webhookId', one, 'eventId', new.id), moment(),
      one || ':' || new.id || ':0:0', 25);
  end loop;
  return null;
end $$;
create trigger shop_event_added after insert on shop_event for each row execute function shop_event_added();

-- Notes a fact, if a webhook of the tenant is told such facts.
create function tell_webhooks(of_tenant int, of_topic text, facts jsonb) returns void language plpgsql as $$ begin
  insert into shop_event (tenant_id, topic, data) select of_tenant, of_topic, facts
    where tid() = of_tenant and exists (select from webhook w
      where w.tenant_id = of_tenant and w.state = 'active' and of_topic = any (w.topics));
end $$;

create function webhook_of_order() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' or old.state is distinct from new.state then
    perform tell_webhooks(new.tenant_id, 'order.changed', jsonb_build_object('orderId', new.id::text, 'state', new.state,
      'offerId', new.offer_id::text, 'sellerId', new.seller_id::text, 'quantity', new.quantity,
      'total', jsonb_build_object('minor', new.total_minor, 'currency', new.currency)));
  end if;
  if tg_op = 'UPDATE' and (old.part_refunded_minor is distinct from new.part_refunded_minor
    or old.state is distinct from new.state and new.state in ('refund_requested', 'refund_accepted', 'refund_rejected',
      'auto_refunded', 'resolved_refund', 'refunded')) then
    perform tell_webhooks(new.tenant_id, 'refund.changed', jsonb_build_object('orderId', new.id::text, 'state', new.state,
      'partRefunded', jsonb_build_object('minor', new.part_refunded_minor, 'currency', new.currency)));
  end if;
  return null;
end $$;
create trigger webhook_of_order after insert or update of state, part_refunded_minor on order_head
  for each row execute function webhook_of_order();

create function webhook_of_stock() returns trigger language plpgsql as $$ begin
  perform tell_webhooks(new.tenant_id, 'stock.changed', jsonb_build_object('offerId', new.id::text,
    'sellerId', new.seller_id::text, 'available', new.available, 'isOnSale', new.status = 1));
  return null;
end $$;
create trigger webhook_of_stock after update of available, status on offer for each row
  when (old.available is distinct from new.available or old.status is distinct from new.status)
  execute function webhook_of_stock();

create function webhook_of_payout() returns trigger language plpgsql as $$ begin
  perform tell_webhooks(new.tenant_id, 'payout.changed', jsonb_build_object('payoutId', new.id, 'state', new.state,
    'sellerId', new.seller_id::text, 'net', jsonb_build_object('minor', new.net_minor, 'currency', new.unit)));
  return null;
end $$;
create trigger webhook_of_payout after insert or update of state on payout for each row execute function webhook_of_payout();

-- A buyer may dispute a payment at the bank. While that is open, nothing of the payment is settled; what the bank takes is
-- booked on an account of its own, whose balance below zero is what the platform bears.

create table payment_dispute (
  tenant_id int not null,
  -- The provider's name of it.
  id text not null,
  payment_id uuid not null,
  state text not null check (state in ('open', 'won', 'lost')),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  -- What the bank took and gave again, and what was got back from orders, sellers and fees.
  withdrawn_minor bigint not null default 0 check (withdrawn_minor >= 0),
  reinstated_minor bigint not null default 0 check (reinstated_minor >= 0),
  recovered_minor bigint not null default 0 check (recovered_minor >= 0),
  -- Of what was got back, what counts as given back by the payment; the provider does not count it so.
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

-- What is decided stays decided, and a dispute stays that of its payment.
create function payment_dispute_guard() returns trigger language plpgsql as $$ begin
  if (old.state <> 'open' and new.state <> old.state) or new.payment_id <> old.payment_id then
    raise exception 'payment dispute % is %', old.id, old.state using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger payment_dispute_guard before update on payment_dispute for each row execute function payment_dispute_guard();

-- Whatever way an order takes there: its money is not settled while its bank has it in dispute.
create function order_undisputed() returns trigger language plpgsql as $$ begin
  if new.state = 'confirmed' and old.state <> 'confirmed' and exists (
    select 1 from payment_dispute d where d.tenant_id = new.tenant_id and d.payment_id = new.paid_by and d.state = 'open'
  ) then
    raise exception 'order %: its payment is disputed', new.id using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger order_undisputed before update of state on order_head for each row execute function order_undisputed();

insert into transfer_rule values
  ('chargeback', 'chargeback', 'psp'),
  ('chargeback_won', 'psp', 'chargeback'),
  ('chargeback_share', 'psp', 'chargeback'),
  ('chargeback_share', 'fee', 'chargeback'),
  ('chargeback_share', 'payable', 'chargeback');

-- A lost dispute ends an order wherever it stands.
insert into state_edge values
  ('order', 'refund_requested', 'refunded', '{platform}'),
  ('order', 'disputed', 'refunded', '{platform}');

-- Staff: what they did, for good, what one alone may not do, and the alerts they look into.

-- All gifts of staff fall under the same limits: coupons, corrections, paid claims, refunds of rentals, rewards of
-- reports. An act says who gains by it and what it is worth, so that a person's and a receiver's day can be summed.
create table service_act (
  tenant_id int not null,
  id uuid not null,
  kind text not null check (kind in ('dispute', 'insurance', 'correction', 'coupon', 'grant', 'rental', 'report')),
  ref_kind text not null check (ref_kind in ('order', 'account', 'coupon', 'complaint', 'report')),
  ref_id text not null,
  step text not null check (step in ('decided', 'proposed', 'approved', 'rejected')),
  outcome text not null,
  reason text not null check (char_length(reason) between 1 and 2000),
  -- Minor units; what the decision moves.
  amount bigint not null,
  unit text not null,
  user_id bigint not null,
  -- `user:<id>`, or `seller:<id>` where nobody signs in as that seller; null where nobody gains.
  receiver text,
  -- US cents, or points; at least nothing.
  worth bigint not null default 0 check (worth >= 0),
  worth_unit text not null default 'USD' check (worth_unit in ('USD', 'POINT')),
  -- The proposal that this act approves or rejects.
  proposal_id uuid,
  transfer_id uuid,
  -- Details a correction needs to be carried out, and the transfer it puts right.
  facts jsonb not null default '{}',
  at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, proposal_id) references service_act (tenant_id, id),
  foreign key (tenant_id, transfer_id) references transfer (tenant_id, id),
  check ((proposal_id is null) = (step in ('decided', 'proposed'))),
  check (transfer_id is null or step in ('decided', 'approved'))
);
-- A proposal is answered once.
create unique index service_act_answer on service_act (tenant_id, proposal_id) where proposal_id is not null;
create index service_act_newest on service_act (tenant_id, at desc, id);
create index service_act_of_person on service_act (tenant_id, user_id, at);
create index service_act_of_receiver on service_act (tenant_id, receiver, at) where receiver is not null;
call protect_tenant_table('service_act');
revoke update, delete on service_act from tradepost_app;
create trigger service_act_append_only before update or delete on service_act for each row execute function append_only();

-- A person acts in their own name, and a proposal needs another pair of eyes.
create function service_act_guard() returns trigger language plpgsql as $$ begin
  if current_setting('app.actor', true) is distinct from 'service:' || new.user_id then
    raise exception 'service act of % written by %', new.user_id, current_setting('app.actor', true) using errcode = '42501';
  end if;
  if new.proposal_id is not null and not exists (
    select 1 from service_act p where p.tenant_id = new.tenant_id and p.id = new.proposal_id and p.step = 'proposed'
      and p.user_id <> new.user_id and (p.kind, p.ref_kind, p.ref_id, p.amount, p.unit) = (new.kind, new.ref_kind, new.ref_id, new.amount, new.unit)
  ) then
    raise exception 'service act: a proposal needs another pair of eyes' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger service_act_guard before insert on service_act for each row execute function service_act_guard();

-- Nobody gives to themselves, alone or by approving it.
create function service_act_own() returns trigger language plpgsql as $$ begin
  if new.receiver = 'user:' || new.user_id and new.step <> 'rejected' then
    raise exception 'service act: % gives to themselves', new.user_id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger service_act_own before insert on service_act for each row execute function service_act_own();

-- ---------- alerts ----------
-- An alert that somebody looked into, and what came of it.
create table alert_done (
  tenant_id int not null references tenant,
  alert_id uuid not null,
  user_id bigint not null,
  note text not null check (char_length(note) between 1 and 2000),
  at timestamptz not null default moment(),
  primary key (tenant_id, alert_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('alert_done');
revoke update, delete on alert_done from tradepost_app;
create trigger alert_done_append_only before update or delete on alert_done
  for each row execute function append_only();

create function alert_done_guard() returns trigger language plpgsql as $$ begin
  if current_setting('app.actor', true) is distinct from 'service:' || new.user_id then
    raise exception 'alert looked into by % written by %', new.user_id, current_setting('app.actor', true) using errcode = '42501';
  end if;
  return new;
end $$;
create trigger alert_done_by before insert on alert_done for each row execute function alert_done_guard();

-- One list of the three tables that alerts are written to. A break found in the books has its alert beside it, which is
-- the one to be looked into. Where somebody came from is not shown.
create view alert_raised with (security_invoker = true) as
  select tenant_id, id, 'finance' as source, kind, ref_kind, ref_id, facts, created_at as at, true as needs_look from finance_alert
  union all
  select tenant_id, md5(provider || ' ' || provider_ref || ' ' || kind)::uuid, 'reconciliation', kind, provider, provider_ref, facts, found_at, false
    from reconciliation_break
  union all
  select tenant_id, id, 'security', kind, 'user', coalesce(user_id::text, ''), facts, at, needs_look from security_event;
grant select on alert_raised to tradepost_app;

-- Family Game PASS: plan, membership, trial, devices, free hours, and the shared games and events it opens.
create table pass_plan (
  tenant_id int not null references tenant,
  currency text not null references currency (code),
  price_minor bigint not null check (price_minor > 0),
  primary key (tenant_id, currency)
);
call protect_tenant_table('pass_plan');
revoke insert, update, delete on pass_plan from tradepost_app;
create trigger shown_changed after insert or update or delete on pass_plan
  for each row execute function shown_changed('site');

-- A tenant's own settings; a missing row means the defaults in the code.
create table pass_setting (
  tenant_id int not null references tenant,
  short_trial_percent int not null check (short_trial_percent between 0 and 100),
  invite_hours int not null check (invite_hours between 0 and 240),
  report_points int not null check (report_points between 0 and 10000),
  calculator_daily int not null check (calculator_daily between 1 and 1000),
  primary key (tenant_id)
);
call protect_tenant_table('pass_setting');
revoke insert, update, delete on pass_setting from tradepost_app;
create trigger shown_changed after insert or update or delete on pass_setting
  for each row execute function shown_changed('site');

-- ---------- membership ----------
insert into state_edge values
  ('membership', 'none', 'active_auto', '{platform}'),
  ('membership', 'none', 'active_manual', '{platform}'),
  -- A pass whose money its bank took back is not charged again: the platform turns the renewal off.
  ('membership', 'active_auto', 'active_manual', '{buyer,platform}'),
  ('membership', 'active_manual', 'active_auto', '{buyer,platform}'),
  ('membership', 'active_auto', 'renewing', '{platform}'),
  ('membership', 'renewing', 'active_auto', '{platform}'),
  ('membership', 'renewing', 'past_due', '{platform}'),
  ('membership', 'past_due', 'renewing', '{platform}'),
  ('membership', 'past_due', 'active_auto', '{platform}'),
  ('membership', 'past_due', 'active_manual', '{buyer,platform}'),
  ('membership', 'past_due', 'expired', '{buyer,platform}'),
  ('membership', 'active_manual', 'expired', '{platform}'),
  ('membership', 'active_auto', 'expired', '{platform}'),
  ('membership', 'expired', 'active_auto', '{platform}'),
  ('membership', 'expired', 'active_manual', '{platform}');

create table membership (
  tenant_id int not null,
  id uuid not null,
  user_id bigint not null,
  state text not null default 'none',
  version int not null default 0,
  -- End of the newest period.
  ends_at timestamptz,
  -- The paid session whose card pays renewals, and its provider.
  mandate text,
  mandate_provider text,
  currency text references currency (code),
  created_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  unique (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('membership');
revoke update, delete on membership from tradepost_app;
grant update (state, ends_at, mandate, mandate_provider, currency) on membership to tradepost_app;

create table membership_event (
  tenant_id int not null,
  membership_id uuid not null,
  seq int not null,
  from_state text not null,
  to_state text not null,
  actor text not null,
  at timestamptz not null default moment(),
  primary key (tenant_id, membership_id, seq),
  foreign key (tenant_id, membership_id) references membership (tenant_id, id)
);
call protect_tenant_table('membership_event');
revoke insert, update, delete on membership_event from tradepost_app;
create trigger membership_event_append_only before update or delete on membership_event for each row execute function append_only();

create function membership_guard() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  if tg_op = 'INSERT' then
    if new.state <> 'none' or new.version <> 0 then
      raise exception 'membership: born as %', new.state using errcode = 'TP409';
    end if;
    perform restore_tenant(tenant_before);
    return new;
  end if;
  if new.state is distinct from old.state then
    if not exists (select 1 from state_edge where machine = 'membership' and from_state = old.state and to_state = new.state and actor_kind() = any (actors)) then
      raise exception 'membership: % to % is not for %', old.state, new.state, actor_kind() using errcode = 'TP409';
    end if;
    new.version := old.version + 1;
    insert into membership_event (tenant_id, membership_id, seq, from_state, to_state, actor)
    values (new.tenant_id, new.id, new.version, old.state, new.state, current_setting('app.actor', true));
  end if;
  perform restore_tenant(tenant_before);
  return new;
end $$;
create trigger membership_guard before insert or update on membership for each row execute function membership_guard();

-- One attempt to pay for one period: a purchase of kind `membership`.
create table membership_charge (
  tenant_id int not null,
  purchase_id uuid not null,
  membership_id uuid not null,
  user_id bigint not null,
  period_no int not null check (period_no > 0),
  automatic boolean not null,
  -- True where the buyer wants the following periods paid by the card.
  auto_renew boolean not null,
  attempt int not null default 0,
  state text not null default 'open' check (state in ('open', 'active', 'failed', 'returned')),
  consent_at timestamptz not null,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, purchase_id),
  foreign key (tenant_id, purchase_id) references purchase (tenant_id, id),
  foreign key (tenant_id, membership_id) references membership (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
-- Two workers make one attempt, and never two at a time.
create unique index membership_charge_attempt on membership_charge (tenant_id, membership_id, period_no, attempt) where automatic;
create unique index membership_charge_running on membership_charge (tenant_id, membership_id) where automatic and state = 'open';
call protect_tenant_table('membership_charge');
revoke update, delete on membership_charge from tradepost_app;
grant update (state) on membership_charge to tradepost_app;

create table membership_period (
  tenant_id int not null,
  membership_id uuid not null,
  period_no int not null check (period_no > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  purchase_id uuid not null,
  payment_id uuid not null,
  primary key (tenant_id, membership_id, period_no),
  unique (tenant_id, payment_id),
  foreign key (tenant_id, membership_id) references membership (tenant_id, id),
  foreign key (tenant_id, purchase_id) references membership_charge (tenant_id, purchase_id),
  foreign key (tenant_id, payment_id) references payment (tenant_id, id),
  check (ends_at - starts_at = interval '720 hours')
);
call protect_tenant_table('membership_period');
revoke update, delete on membership_period from tradepost_app;
create trigger membership_period_append_only before update or delete on membership_period for each row execute function append_only();

-- ---------- trial, devices, free hours ----------
create table pass_trial (
  tenant_id int not null,
  user_id bigint not null,
  -- The machine: a second account on it gets no second trial.
  device_key text not null,
  hours int not null check (hours in (6, 24)),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (tenant_id, user_id),
  unique (tenant_id, device_key),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  check (ends_at - starts_at = hours * interval '1 hour')
);
call protect_tenant_table('pass_trial');
revoke update, delete on pass_trial from tradepost_app;

-- The key is the promise: one device at a time.
create table pass_device (
  tenant_id int not null,
  user_id bigint not null,
  lease_id uuid not null,
  device_id text not null check (length(device_id) between 8 and 64),
  device_name text not null check (length(device_name) <= 80),
  started_at timestamptz not null,
  beat_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('pass_device');

-- Free hours earned (positive) and begun (negative).
create table pass_free_hours (
  tenant_id int not null,
  user_id bigint not null,
  reason text not null check (reason in ('invited', 'inviting', 'begun')),
  ref text not null,
  hours int not null check (hours <> 0),
  at timestamptz not null default moment(),
  primary key (tenant_id, user_id, reason, ref),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('pass_free_hours');
revoke update, delete on pass_free_hours from tradepost_app;
create trigger pass_free_hours_append_only before update or delete on pass_free_hours for each row execute function append_only();

create table pass_free_window (
  tenant_id int not null,
  user_id bigint not null,
  ends_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('pass_free_window');
revoke delete on pass_free_window from tradepost_app;

-- ---------- shared games and events ----------
create table shared_game (
  tenant_id int not null references tenant,
  id bigint not null,
  title text not null,
  genre text not null,
  released int not null,
  cover_path text not null,
  position int not null default 0,
  primary key (tenant_id, id)
);
create index shared_game_order on shared_game (tenant_id, genre, position);
call protect_tenant_table('shared_game');
revoke insert, update, delete on shared_game from tradepost_app;
create trigger shown_changed after insert or update or delete on shared_game
  for each row execute function shown_changed('site');

create table shared_game_period (
  tenant_id int not null references tenant,
  id int not null,
  -- 1 day, 2 hour, 3 minute.
  time_unit int not null check (time_unit in (1, 2, 3)),
  amount int not null check (amount > 0),
  position int not null default 0,
  primary key (tenant_id, id)
);
call protect_tenant_table('shared_game_period');
revoke insert, update, delete on shared_game_period from tradepost_app;
create trigger shown_changed after insert or update or delete on shared_game_period
  for each row execute function shown_changed('site');

create table pass_event (
  tenant_id int not null references tenant,
  id bigint not null,
  -- {"en": {"title", "summary", "html"}, …}; html is sanitised when read.
  texts jsonb not null,
  cover_wide_path text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  position int not null default 0,
  primary key (tenant_id, id)
);
call protect_tenant_table('pass_event');
revoke insert, update, delete on pass_event from tradepost_app;
create trigger shown_changed after insert or update or delete on pass_event
  for each row execute function shown_changed('site');

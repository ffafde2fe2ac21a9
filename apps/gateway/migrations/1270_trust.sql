-- Trust: marks of offers and sellers. Each is the act of somebody, with a date, and ends when it stops being true.

-- ---------- verified offers ----------
create function checks_pass(checks jsonb) returns boolean language sql immutable as $$
  select report_passes('{"checks": []}'::jsonb || jsonb_build_object('checks', checks))
$$;

-- What a seller asks for, and the report of staff about it. A report never changes.
create table verification (
  tenant_id int not null references tenant,
  id uuid not null,
  offer_id bigint not null,
  seller_id bigint not null,
  asked_by bigint not null,
  asked_at timestamptz not null default moment(),
  note text not null default '' check (char_length(note) <= 2000),
  -- The member of staff who looks at it, until it is decided. Somebody else may take it over.
  owner_id bigint,
  owned_at timestamptz,
  -- [{"key": …, "passed": …, "note": …}]
  checks jsonb,
  passed boolean,
  summary text check (char_length(summary) between 1 and 2000),
  decided_by bigint check (decided_by <> asked_by),
  decided_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, id, offer_id, passed),
  -- Deferrable for those who fill a shop: the report is there before the offer that it verifies.
  foreign key (tenant_id, offer_id) references offer (tenant_id, id) deferrable,
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, asked_by) references app_user (tenant_id, id),
  foreign key (tenant_id, owner_id) references app_user (tenant_id, id),
  foreign key (tenant_id, decided_by) references app_user (tenant_id, id),
  constraint verification_decided check (num_nulls(checks, passed, summary, decided_by, decided_at) in (0, 5)),
  constraint verification_passed check (passed = checks_pass(checks))
);
create unique index verification_open on verification (tenant_id, offer_id) where decided_at is null;
create index verification_queue on verification (tenant_id, asked_at, id) where decided_at is null;
create index verification_newest on verification (tenant_id, decided_at desc, id) where decided_at is not null;
create index verification_of_offer on verification (tenant_id, offer_id, asked_at desc);
call protect_tenant_table('verification');
revoke update, delete on verification from tradepost_app;
-- With a person who is deleted, the note and the pictures may be taken out.
grant update (note, owner_id, owned_at, checks, passed, summary, decided_by, decided_at) on verification to tradepost_app;

create function verification_guard() returns trigger language plpgsql as $$ begin
  if old.decided_at is not null and (old.checks, old.passed, old.summary, old.decided_by, old.decided_at, old.owner_id)
      is distinct from (new.checks, new.passed, new.summary, new.decided_by, new.decided_at, new.owner_id) then
    raise exception 'a report about an offer does not change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger verification_guard before update on verification for each row execute function verification_guard();

-- Pictures of the account, which the seller took.
create table verification_file (
  tenant_id int not null,
  verification_id uuid not null,
  file_id uuid not null,
  position int not null,
  primary key (tenant_id, verification_id, file_id),
  foreign key (tenant_id, verification_id) references verification (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
create index verification_file_of_file on verification_file (tenant_id, file_id);
call protect_tenant_table('verification_file');
revoke update on verification_file from tradepost_app;
create trigger file_forgotten before delete on verification_file for each row execute function file_forgotten();

-- How a mark ended.
create table verification_end (
  tenant_id int not null,
  verification_id uuid not null,
  at timestamptz not null default moment(),
  cause text not null check (cause in ('changed', 'expired', 'withdrawn')),
  -- The member of staff who withdrew it; null for the platform.
  ended_by bigint,
  reason text check (char_length(reason) between 1 and 2000),
  primary key (tenant_id, verification_id),
  foreign key (tenant_id, verification_id) references verification (tenant_id, id),
  foreign key (tenant_id, ended_by) references app_user (tenant_id, id),
  constraint verification_end_by check ((cause = 'withdrawn') = (ended_by is not null and reason is not null))
);
call protect_tenant_table('verification_end');
revoke update, delete on verification_end from tradepost_app;
create trigger verification_end_append_only before update or delete on verification_end
  for each row execute function append_only();

create table trust_setting (
  tenant_id int primary key references tenant,
  -- A verified mark ends after so many days.
  verified_days int not null default 90 check (verified_days between 7 and 365),
  -- In US cents: what the insurance may have to pay before a rule that adds to it needs two persons.
  insurance_limit_minor bigint not null default 1000000 check (insurance_limit_minor >= 0)
);
call protect_tenant_table('trust_setting');
revoke delete on trust_setting from tradepost_app;

-- ---------- insured offers ----------
-- Rules and limits that staff proposed, and the answer of a second person where one is needed.
create table insurance_change (
  tenant_id int not null references tenant,
  id uuid not null,
  seq bigint generated always as identity,
  -- Null for a change of the limit.
  category_id bigint,
  insured boolean,
  verified_only boolean,
  needs_deposit boolean,
  min_level int check (min_level between 1 and 6),
  limit_minor bigint check (limit_minor >= 0),
  -- In US cents: what the insurance may have to pay with it.
  exposure_minor bigint not null check (exposure_minor >= 0),
  needs_second boolean not null,
  reason text not null check (char_length(reason) between 1 and 2000),
  proposed_by bigint not null,
  proposed_at timestamptz not null default moment(),
  state text not null check (state in ('proposed', 'applied', 'rejected')),
  answered_by bigint check (answered_by <> proposed_by),
  answered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references category (tenant_id, id),
  foreign key (tenant_id, proposed_by) references app_user (tenant_id, id),
  foreign key (tenant_id, answered_by) references app_user (tenant_id, id),
  constraint insurance_change_of check (
    case when category_id is null then limit_minor is not null and num_nonnulls(insured, verified_only, needs_deposit, min_level) = 0
      else limit_minor is null and num_nulls(insured, verified_only, needs_deposit) = 0 end),
  constraint insurance_change_answered check (
    case state when 'proposed' then needs_second and answered_by is null
      when 'applied' then needs_second = (answered_by is not null) else answered_by is not null end)
);
create unique index insurance_change_newest on insurance_change (tenant_id, seq desc);
call protect_tenant_table('insurance_change');
revoke update, delete on insurance_change from tradepost_app;
grant update (state, answered_by, answered_at) on insurance_change to tradepost_app;
create function insurance_change_guard() returns trigger language plpgsql as $$ begin
  if old.state <> 'proposed' then
    raise exception 'a change of the insurance is answered once' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger insurance_change_guard before update on insurance_change for each row execute function insurance_change_guard();

create table insurance_rule (
  tenant_id int not null,
  category_id bigint not null,
  insured boolean not null,
  verified_only boolean not null,
  needs_deposit boolean not null,
  min_level int,
  change_id uuid not null,
  -- The listed offers follow in steps; null until they all have.
  followed_at timestamptz,
  primary key (tenant_id, category_id),
  foreign key (tenant_id, category_id) references category (tenant_id, id),
  foreign key (tenant_id, change_id) references insurance_change (tenant_id, id)
);
call protect_tenant_table('insurance_rule');
revoke delete on insurance_rule from tradepost_app;
create function insurance_rule_guard() returns trigger language plpgsql as $$ begin
  if not exists (select from insurance_change c where c.tenant_id = new.tenant_id and c.id = new.change_id
      and c.state = 'applied' and (c.category_id, c.insured, c.verified_only, c.needs_deposit)
        = (new.category_id, new.insured, new.verified_only, new.needs_deposit)
      and c.min_level is not distinct from new.min_level) then
    raise exception 'an insurance rule needs its change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger insurance_rule_guard before insert or update on insurance_rule for each row execute function insurance_rule_guard();
create trigger catalogue_version after insert or delete or update of insured, verified_only, needs_deposit, min_level on insurance_rule
  for each statement execute function catalogue_changed();

create function is_insured(of_tenant int, of_category bigint, of_seller bigint, is_verified boolean) returns boolean language sql stable as $$
  select exists (select from insurance_rule r join seller s on s.tenant_id = r.tenant_id and s.id = of_seller
    where r.tenant_id = of_tenant and r.category_id = of_category and r.insured
      and (is_verified or not r.verified_only) and (s.deposit or not r.needs_deposit)
      and (r.min_level is null or s.level >= r.min_level))
$$;

-- ---------- marks of sellers ----------
create table seller_mark (
  tenant_id int not null,
  id uuid not null,
  seq bigint generated always as identity,
  seller_id bigint not null,
  mark text not null check (mark in ('identity', 'deposit', 'indemnity')),
  given boolean not null,
  at timestamptz not null default moment(),
  -- The member of staff; null for the platform, which alone gives and takes the mark of a deposit.
  changed_by bigint,
  -- What was looked at, or why the mark was withdrawn.
  reason text not null check (char_length(reason) between 1 and 2000),
  primary key (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, changed_by) references app_user (tenant_id, id),
  constraint seller_mark_by check ((mark = 'deposit') = (changed_by is null))
);
create unique index seller_mark_newest on seller_mark (tenant_id, seller_id, mark, seq desc);
call protect_tenant_table('seller_mark');
revoke update, delete on seller_mark from tradepost_app;
create trigger seller_mark_append_only before update or delete on seller_mark for each row execute function append_only();

alter table seller
  add column ekyc_since timestamptz,
  add column deposit_since timestamptz,
  add column indemnity_since timestamptz;

-- The date of a mark that a seller has; null without it.
create function seller_mark_since(of_tenant int, of_seller bigint, of_mark text) returns timestamptz language sql stable as $$
  select case when given then at end from seller_mark
    where tenant_id = of_tenant and seller_id = of_seller and mark = of_mark order by seq desc limit 1
$$;

-- Nobody writes a mark but by its act.
create function seller_marks_derived() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  new.ekyc_since := seller_mark_since(new.tenant_id, new.id, 'identity');
  new.deposit_since := seller_mark_since(new.tenant_id, new.id, 'deposit');
  new.indemnity_since := seller_mark_since(new.tenant_id, new.id, 'indemnity');
  new.ekyc := new.ekyc_since is not null;
  new.deposit := new.deposit_since is not null;
  new.indemnity := new.indemnity_since is not null;
  perform restore_tenant(tenant_before);
  return new;
end $$;
create trigger seller_marks_derived before insert or update of ekyc, deposit, indemnity, ekyc_since, deposit_since, indemnity_since
  on seller for each row execute function seller_marks_derived();

create function seller_mark_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  update seller set ekyc = ekyc where tenant_id = new.tenant_id and id = new.seller_id;
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger seller_mark_changed after insert on seller_mark for each row execute function seller_mark_changed();

-- ---------- the marks of an offer follow ----------
alter table offer
  add column verified_by uuid;

-- A mark stands for what was looked at. What the offer says or hands over is not that any more once it changes.
create function offer_marks() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  if tg_op = 'UPDATE' and old.verified and new.verified_by is not distinct from old.verified_by
    and ((old.title, old.description, old.attributes, old.assets, old.screenshots, old.category_id, old.seller_id,
          old.vault_since, old.declared_since)
        is distinct from (new.title, new.description, new.attributes, new.assets, new.screenshots, new.category_id, new.seller_id,
          new.vault_since, new.declared_since)
      or old.delivery_template is distinct from new.delivery_template and new.delivery_template is not null
      or new.received > old.received) then
    new.verified_by := null;
  end if;
  if tg_op = 'UPDATE' and old.verified_by is not null and new.verified_by is null then
    new.verified := false;
    new.verified_report := null;
  end if;
  new.insured := is_insured(new.tenant_id, new.category_id, new.seller_id, new.verified);
  perform restore_tenant(tenant_before);
  return new;
end $$;

create function offer_mark_ended() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  insert into verification_end (tenant_id, verification_id, cause) values (new.tenant_id, old.verified_by, 'changed')
    on conflict do nothing;
  perform restore_tenant(tenant_before);
  return null;
end $$;

create function insurance_follows_seller() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  update offer set insured = insured where tenant_id = new.tenant_id and seller_id = new.id
    and insured is distinct from is_insured(tenant_id, category_id, seller_id, verified);
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger insurance_follows_seller after update on seller for each row
  when ((old.level, old.deposit) is distinct from (new.level, new.deposit)) execute function insurance_follows_seller();

revoke execute on function seller_marks_derived(), seller_mark_changed(), offer_marks(), offer_mark_ended(),
  insurance_follows_seller() from public;

-- ---------- marks that no act stands behind ----------
-- Identity and deposit of sellers who applied stand in their applications. Everything else was never looked at.
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    insert into seller_mark (tenant_id, id, seller_id, mark, given, at, changed_by, reason)
      select tenant_id, gen_random_uuid(), seller_id, 'identity', true, decided_at, decided_by, looked_at
        from seller_application where tenant_id = of_tenant and state = 'opened';
    insert into seller_mark (tenant_id, id, seller_id, mark, given, at, reason)
      select tenant_id, gen_random_uuid(), seller_id, 'deposit', true, opened_at, 'The deposit was paid.'
        from seller_application where tenant_id = of_tenant and state = 'opened' and deposit_minor > 0
          and deposit_returned_at is null;
    update seller set ekyc = ekyc where tenant_id = of_tenant and (ekyc or deposit or indemnity);
    update offer set verified = false, verified_report = null, insured = false
      where tenant_id = of_tenant and (verified or insured);
    perform restore_tenant(tenant_before);
  end loop;
end $$;

alter table offer
  drop constraint offer_verified_by_report,
  -- An offer is verified by a report about itself that passed, and by nothing else.
  add constraint offer_verified check (verified = (verified_by is not null) and verified = report_passes(verified_report)),
  add constraint offer_verified_by foreign key (tenant_id, verified_by, id, verified)
    references verification (tenant_id, id, offer_id, passed);
create index offer_verified_by on offer (tenant_id, verified_by) where verified_by is not null;
create trigger offer_marks before insert or update of title, description, attributes, assets, screenshots, category_id, seller_id,
  delivery_template, received, vault_since, declared_since, verified, verified_by, verified_report, insured on offer for each row execute function offer_marks();
create trigger offer_mark_ended after update on offer for each row
  when (old.verified_by is not null and new.verified_by is distinct from old.verified_by) execute function offer_mark_ended();

-- ---------- risk ----------
create index order_of_seller_paid on order_head (tenant_id, seller_id, paid_at) where paid_at is not null;

-- Applications to sell: the form and the papers of an applicant, what staff decided, and the deposit.

create table seller_application (
  tenant_id int not null,
  id uuid not null,
  user_id bigint not null,
  state text not null default 'submitted' check (state in ('submitted', 'accepted', 'opened', 'refused', 'withdrawn')),
  nick_name text not null,
  kind text not null check (kind in ('person', 'company')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  goods text not null,
  -- Legal name, number and address, sealed. Null after the account was deleted.
  facts_ct bytea,
  facts_key_id text,
  agreed_at timestamptz not null,
  created_at timestamptz not null default moment(),
  -- The deposit in US cents that was demanded when the application was made.
  deposit_minor bigint not null check (deposit_minor >= 0),
  purchase_id uuid,
  decided_by bigint,
  decided_at timestamptz,
  -- What staff looked at before they accepted.
  looked_at text,
  -- Why staff refused.
  reason text,
  seller_id bigint,
  opened_at timestamptz,
  deposit_returned_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, seller_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, decided_by) references app_user (tenant_id, id),
  foreign key (tenant_id, purchase_id) references purchase (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, facts_key_id) references tenant_key (tenant_id, id),
  constraint application_not_own check (decided_by <> user_id),
  constraint application_looked_at check (state not in ('accepted', 'opened') or looked_at is not null),
  constraint application_reason check (state <> 'refused' or reason is not null),
  constraint application_opened check ((state = 'opened') = (seller_id is not null))
);
create unique index seller_application_open on seller_application (tenant_id, user_id) where state in ('submitted', 'accepted');
create index seller_application_queue on seller_application (tenant_id, state, created_at, id);
create index seller_application_of_user on seller_application (tenant_id, user_id, created_at desc);
call protect_tenant_table('seller_application');
revoke delete on seller_application from tradepost_app;

create table seller_application_file (
  tenant_id int not null,
  application_id uuid not null,
  file_id uuid not null,
  position int not null,
  primary key (tenant_id, application_id, file_id),
  foreign key (tenant_id, application_id) references seller_application (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
create index seller_application_file_of_file on seller_application_file (tenant_id, file_id);
call protect_tenant_table('seller_application_file');
grant delete on seller_application_file to tradepost_app;

insert into state_edge values
  ('application', 'submitted', 'accepted', '{service}'),
  ('application', 'submitted', 'refused', '{service}'),
  ('application', 'submitted', 'withdrawn', '{buyer}'),
  ('application', 'accepted', 'opened', '{platform,service}'),
  ('application', 'accepted', 'withdrawn', '{buyer}');

create function application_moved() returns trigger language plpgsql as $$ begin
  if not exists (select 1 from state_edge where machine = 'application' and from_state = old.state
      and to_state = new.state and actor_kind() = any (actors)) then
    raise exception 'application: % may not become % by %', old.state, new.state, actor_kind() using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger application_moved before update of state on seller_application for each row
  when (old.state is distinct from new.state) execute function application_moved();

-- A deposit belongs to the seller: it is held apart, and goes back to the balance or to a bank that took the payment back.
insert into transfer_rule values
  ('deposit', 'escrow', 'deposit'),
  ('deposit_back', 'deposit', 'payable'),
  ('deposit_lost', 'deposit', 'psp');

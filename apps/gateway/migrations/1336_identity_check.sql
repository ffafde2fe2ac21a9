-- Identity checks of applicants by a provider, beside the papers that staff look at. The provider keeps the documents;
-- the shop knows the provider's id of a check and its outcome.
create table identity_check (
  tenant_id int not null,
  id uuid not null,
  application_id uuid not null,
  provider text not null,
  -- The provider's id of the check; null until the provider has answered.
  provider_ref text,
  state text not null default 'started' check (state in ('started', 'processing', 'verified', 'failed', 'cancelled')),
  -- Why the provider could not verify the person, by the provider's code.
  reason text,
  started_at timestamptz not null default moment(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, application_id) references seller_application (tenant_id, id),
  constraint identity_check_ended check ((state in ('verified', 'failed', 'cancelled')) = (ended_at is not null))
);
-- A cancelled check makes room for another one; any other goes on at the provider.
create unique index identity_check_open on identity_check (tenant_id, application_id) where state <> 'cancelled';
create unique index identity_check_ref on identity_check (tenant_id, provider, provider_ref) where provider_ref is not null;
call protect_tenant_table('identity_check');
revoke update, delete on identity_check from tradepost_app;
grant update (provider_ref, state, reason, ended_at) on identity_check to tradepost_app;

-- Nobody takes an outcome back: what was verified or cancelled stays so.
create function identity_check_stays() returns trigger language plpgsql as $$ begin
  raise exception 'identity_check: % is %', old.id, old.state using errcode = 'TP409';
end $$;
create trigger identity_check_stays before update of state on identity_check for each row
  when (old.state in ('verified', 'cancelled') and new.state is distinct from old.state) execute function identity_check_stays();

-- How sellers are paid: one member of staff proposes a change, another approves it, and the approval itself changes the site.
create table payout_setting_change (
  tenant_id int not null references tenant,
  id uuid not null,
  -- The values that change, as they were and as they will be.
  before jsonb not null,
  after jsonb not null,
  reason text not null,
  proposed_by bigint not null,
  proposed_at timestamptz not null default moment(),
  answered_by bigint,
  answered_at timestamptz,
  approved boolean,
  primary key (tenant_id, id),
  foreign key (tenant_id, proposed_by) references app_user (tenant_id, id),
  foreign key (tenant_id, answered_by) references app_user (tenant_id, id),
  constraint payout_setting_two_persons check (answered_by <> proposed_by),
  constraint payout_setting_answered check ((answered_by is null) = (approved is null) and (answered_at is null) = (approved is null)),
  -- Nothing but the settings of payouts can be changed this way.
  constraint payout_setting_names check (after - array[
    'payoutWeekday', 'payoutMinimumUsd', 'payoutFeeUsd', 'fourEyesUsd', 'reserveSteps', 'payoutProviders', 'sepaDebtor'] = '{}')
);
create index payout_setting_change_newest on payout_setting_change (tenant_id, proposed_at desc, id);
call protect_tenant_table('payout_setting_change');
revoke update, delete on payout_setting_change from tradepost_app;
grant update (answered_by, answered_at, approved) on payout_setting_change to tradepost_app;

-- The application may not write sites; an approved change may, in the sites of its own tenant.
create function payout_setting_answered() returns trigger language plpgsql security definer set search_path = public as $$ begin
  if old.approved is not null then
    raise exception 'payout settings: change % was answered before', old.id using errcode = 'TP409';
  end if;
  if new.approved then
    update site set finance_settings = finance_settings || new.after where tenant_id = new.tenant_id;
  end if;
  return new;
end $$;
create trigger payout_setting_answered before update on payout_setting_change
  for each row execute function payout_setting_answered();

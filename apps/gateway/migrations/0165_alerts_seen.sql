-- Alerts are read: one list of the three tables that alerts are written to, and who looked into which.

-- A plain record (who logged in) is kept for later; whatever does not say that it is one is to be looked at. What was
-- written before is a record: nobody looks into the logins of last year.
alter table security_event add column needs_look boolean not null default false;
alter table security_event alter column needs_look set default true;
create index security_event_to_look_at on security_event (tenant_id, at desc) where needs_look;
create index security_event_newest on security_event (tenant_id, at desc);

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

-- What was found in the books has its alert beside it, which is the one to be looked into. Where somebody came from is not shown.
create view alert_raised with (security_invoker = true) as
  select tenant_id, id, 'finance' as source, kind, ref_kind, ref_id, facts, created_at as at, true as needs_look from finance_alert
  union all
  select tenant_id, md5(provider || ' ' || provider_ref || ' ' || kind)::uuid, 'reconciliation', kind, provider, provider_ref, facts, found_at, false
    from reconciliation_break
  union all
  select tenant_id, id, 'security', kind, 'user', coalesce(user_id::text, ''), facts, at, needs_look from security_event;
grant select on alert_raised to tradepost_app;

-- The member of staff who looks into an alert. Somebody else may take it over, until it is closed.
create table alert_owner (
  tenant_id int not null references tenant,
  alert_id uuid not null,
  user_id bigint not null,
  at timestamptz not null default moment(),
  primary key (tenant_id, alert_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('alert_owner');
revoke delete on alert_owner from tradepost_app;
create trigger alert_owner_by before insert or update on alert_owner for each row execute function alert_done_guard();

-- The time zone whose days, weeks and months the figures of a shop are counted by; UTC without a row.
create table figure_setting (
  tenant_id int primary key references tenant,
  time_zone text not null check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  set_by bigint not null,
  set_at timestamptz not null,
  foreign key (tenant_id, set_by) references app_user (tenant_id, id)
);
call protect_tenant_table('figure_setting');

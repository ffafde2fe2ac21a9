-- Who looked at an offer on a day: once per visitor and day. The visitor is a hash that differs from day to day, so that
-- nobody can be followed. A job adds up the days that are over.
create table offer_viewer (
  tenant_id int not null,
  day date not null,
  offer_id bigint not null,
  viewer bytea not null check (octet_length(viewer) = 16),
  primary key (tenant_id, day, offer_id, viewer),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id) on delete cascade
);
call protect_tenant_table('offer_viewer');
revoke update on offer_viewer from tradepost_app;

-- The visitors of an offer on a day that is over.
create table offer_view_day (
  tenant_id int not null,
  offer_id bigint not null,
  day date not null,
  viewers int not null check (viewers > 0),
  primary key (tenant_id, offer_id, day),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id) on delete cascade
);
call protect_tenant_table('offer_view_day');
revoke delete on offer_view_day from tradepost_app;

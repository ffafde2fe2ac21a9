-- Offers a buyer wishes for, and those looked at last.
create table wish (
  tenant_id int not null,
  user_id bigint not null,
  offer_id bigint not null,
  added_at timestamptz not null default moment(),
  primary key (tenant_id, user_id, offer_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id)
);
call protect_tenant_table('wish');
revoke update on wish from tradepost_app;

create table viewed_offer (
  tenant_id int not null,
  user_id bigint not null,
  offer_id bigint not null,
  viewed_at timestamptz not null default moment(),
  primary key (tenant_id, user_id, offer_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id)
);
call protect_tenant_table('viewed_offer');
revoke update on viewed_offer from tradepost_app;
grant update (viewed_at) on viewed_offer to tradepost_app;

-- A list that a browser brought along at a login is taken over once.
create table saved_merge (
  tenant_id int not null,
  user_id bigint not null,
  merge_id uuid not null,
  merged_at timestamptz not null default moment(),
  primary key (tenant_id, user_id, merge_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('saved_merge');
revoke update on saved_merge from tradepost_app;

-- Invitations: free hours for whoever brings a friend, and for the friend.
create table invite_token (
  tenant_id int not null,
  user_id bigint not null,
  token text not null check (length(token) between 8 and 40),
  primary key (tenant_id, user_id),
  unique (tenant_id, token),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('invite_token');
revoke update, delete on invite_token from tradepost_app;

create table invite_record (
  tenant_id int not null,
  -- A friend is invited once, by one person.
  friend_id bigint not null,
  inviter_id bigint not null check (inviter_id <> friend_id),
  device_key text not null,
  ip_key text not null,
  hours int not null check (hours >= 0),
  at timestamptz not null default moment(),
  primary key (tenant_id, friend_id),
  foreign key (tenant_id, friend_id) references app_user (tenant_id, id),
  foreign key (tenant_id, inviter_id) references app_user (tenant_id, id)
);
create index invite_of_inviter on invite_record (tenant_id, inviter_id, at desc);
-- A machine brings hours once.
create unique index invite_device on invite_record (tenant_id, device_key) where hours > 0;
create index invite_ip on invite_record (tenant_id, ip_key, at);
call protect_tenant_table('invite_record');
revoke update, delete on invite_record from tradepost_app;

-- A code belongs to the browser that asked for it: what strangers ask for and guess is counted apart, so that they cannot
-- use up the owner's. A requester is the hash of a device, or of a network where the device has no name.
alter table verify_code add column requester text not null default '',
  add column own_tries int not null default 0 check (own_tries between 0 and 5),
  drop constraint verify_code_pkey, add primary key (tenant_id, email_key, purpose, requester);
comment on column verify_code.tries is 'Guesses of others than the requester.';
alter table code_send add column requester text not null default '',
  drop constraint code_send_pkey, add primary key (tenant_id, email_key, requester);

-- Devices and networks from which the owner of an account has signed in.
create table known_requester (
  tenant_id int not null references tenant,
  user_id bigint not null,
  requester text not null,
  last_at timestamptz not null,
  primary key (tenant_id, user_id, requester),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('known_requester');

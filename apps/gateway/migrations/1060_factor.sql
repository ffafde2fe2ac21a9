-- Second factors: a TOTP secret per account, and recovery codes for an account whose phone is lost.

alter table refresh_family
  -- When the person last proved a second factor in this session; null where none was proved.
  add column factor_at timestamptz,
  -- Only a person who signed in here proves a factor: a partner or a client that vouches for a person cannot.
  add constraint refresh_family_factor check (factor_at is null or (not unproven and amr not in ('open_login', 'proxy')));

create table totp_factor (
  tenant_id int not null,
  user_id bigint not null,
  secret_ct bytea not null,
  secret_key_id text not null,
  created_at timestamptz not null,
  -- The factor counts from its first right code on.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: a code of this step or an earlier one is refused.
  last_step int not null default 0,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('totp_factor');
grant delete on totp_factor to tradepost_app;

create table recovery_code (
  tenant_id int not null,
  user_id bigint not null,
  -- SHA-256 of the code: its 80 random bits need no slower hash.
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('recovery_code');
grant delete on recovery_code to tradepost_app;

-- Passkeys: further second factors of an account. The private key never leaves the person's device.

create table passkey (
  tenant_id int not null,
  id uuid not null,
  user_id bigint not null,
  -- The id that the authenticator gave, as base64url.
  credential_id text not null,
  -- The public key in COSE form.
  public_key bytea not null,
  -- Counts the signatures of the authenticator, or stays 0. A number that does not grow is a sign of a copied key.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index passkey_user on passkey (tenant_id, user_id);
call protect_tenant_table('passkey');

alter table refresh_family
  -- SHA-256 of the challenge that the session may answer, with its purpose; null once it was answered.
  add column challenge_hash bytea,
  add column challenge_at timestamptz;

-- The keys of a tenant's account at the card provider, set in the desk
-- (docs/decisions/operation/087-payment-keys-are-set-in-the-desk.md). They are sealed; without any, those of the environment count.
create table payment_key (
  tenant_id int not null references tenant,
  id uuid not null,
  -- `api` for calls to the provider, `webhook` for the signatures of its events.
  kind text not null check (kind in ('api', 'webhook')),
  -- Empty once the key has ended and the next change wiped it.
  secret_ct bytea not null,
  secret_key_id text not null,
  -- By which people recognise it.
  last_four text not null check (length(last_four) = 4),
  -- The provider's id of the account, as it was when the key was tried.
  account_ref text,
  created_by bigint not null,
  created_at timestamptz not null,
  -- Until when an event may still be signed with the environment's secret, which a first one replaces.
  others_until timestamptz,
  ends_at timestamptz,
  ended_by bigint,
  primary key (tenant_id, id),
  check ((ends_at is null) = (ended_by is null)),
  check (kind = 'webhook' or others_until is null),
  foreign key (tenant_id, secret_key_id) references tenant_key (tenant_id, id),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id),
  foreign key (tenant_id, ended_by) references app_user (tenant_id, id)
);
-- One of each kind counts; earlier ones have an end.
create unique index payment_key_current on payment_key (tenant_id, kind) where ends_at is null;
call protect_tenant_table('payment_key');
revoke update, delete on payment_key from tradepost_app;
grant update (secret_ct, ends_at, ended_by) on payment_key to tradepost_app;

-- The end of a key may be set and brought forward, never put off; its secret may be wiped, never replaced.
create function payment_key_ends() returns trigger language plpgsql as $$ begin
  if old.ends_at is not null and (new.ends_at is null or new.ends_at > old.ends_at) then
    raise exception 'payment_key: the end of % cannot be put off', old.id using errcode = 'TP409';
  end if;
  if new.secret_ct <> old.secret_ct and (length(new.secret_ct) > 0 or new.ends_at is null or new.ends_at > moment()) then
    raise exception 'payment_key: % is in use', old.id using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger payment_key_ends before update on payment_key for each row execute function payment_key_ends();

-- Every process looks for the tenants with keys of their own, which row security hides. The mark is kept with the money
-- settings of the site, as that of taxes is.
create function payment_keys_marked() returns trigger language plpgsql security definer set search_path = public as $$ begin
  update site set finance_settings = finance_settings || '{"hasPaymentKeys": true}' where tenant_id = new.tenant_id
    and not coalesce((finance_settings ->> 'hasPaymentKeys')::boolean, false);
  return null;
end $$;
create trigger payment_keys_marked after insert on payment_key for each row execute function payment_keys_marked();

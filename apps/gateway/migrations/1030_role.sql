-- Roles: what the staff of a tenant, and the people who act for a seller, may do. The permissions of the preset roles are
-- in packages/domain/src/permission (docs/decisions/027); a tenant's own roles are rows here.

create table role (
  tenant_id int not null references tenant,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 60) check (name is nfc normalized),
  permissions text[] not null check (cardinality(permissions) between 1 and 200),
  primary key (tenant_id, id)
);
create unique index role_name on role (tenant_id, lower(name));
call protect_tenant_table('role');

-- An account has one role among the staff, and one at one seller.
create table role_member (
  tenant_id int not null,
  side text not null,
  user_id bigint not null,
  -- The seller whom the account acts for.
  seller_id bigint,
  preset text,
  role_id uuid,
  since timestamptz not null default moment(),
  primary key (tenant_id, side, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, role_id) references role (tenant_id, id),
  constraint role_member_of_side check (
    side = 'staff' and seller_id is null and num_nonnulls(preset, role_id) = 1
    or side = 'seller' and seller_id is not null and preset is not null and role_id is null),
  constraint role_member_preset check (
    preset is null
    or side = 'staff' and preset in ('owner', 'administrator', 'finance', 'support', 'support_lead', 'content_editor',
      'catalogue_manager', 'analyst', 'release_manager')
    or side = 'seller' and preset in ('seller_owner', 'seller_staff'))
);
create index role_member_of_seller on role_member (tenant_id, seller_id) where seller_id is not null;
create index role_member_of_role on role_member (tenant_id, role_id) where role_id is not null;
call protect_tenant_table('role_member');

-- Two owners who remove each other at the same time wait for each other here.
create function lock_owners() returns trigger language plpgsql as $$ begin
  perform pg_advisory_xact_lock(hashtextextended('owners:' || tid(), 0));
  return null;
end $$;
create trigger lock_owners before update or delete on role_member for each statement execute function lock_owners();

-- The staff keep an owner who can sign in, and the person who speaks for a seller stays the seller's owner.
create function keep_an_owner() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and new.preset is not distinct from old.preset then return null; end if;
  if old.preset = 'owner' and not exists (
    select 1 from role_member m join app_user u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.enabled
    where m.tenant_id = old.tenant_id and m.side = 'staff' and m.preset = 'owner'
  ) or old.preset = 'seller_owner' and exists (
    select 1 from seller s where s.tenant_id = old.tenant_id and s.id = old.seller_id and s.user_id = old.user_id
  ) then
    raise exception 'the last owner stays' using errcode = 'TP411';
  end if;
  return null;
end $$;
create trigger keep_an_owner after update or delete on role_member for each row execute function keep_an_owner();

-- Whoever speaks for a seller owns it, however that came about.
create function seller_owned() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text;
begin
  if tg_op = 'UPDATE' and new.user_id is not distinct from old.user_id then return null; end if;
  tenant_before := enter_tenant(new.tenant_id);
  if tg_op = 'UPDATE' and old.user_id is not null then
    delete from role_member
      where tenant_id = new.tenant_id and side = 'seller' and user_id = old.user_id and seller_id = new.id;
  end if;
  if new.user_id is not null then
    insert into role_member (tenant_id, side, user_id, seller_id, preset)
      values (new.tenant_id, 'seller', new.user_id, new.id, 'seller_owner')
      on conflict (tenant_id, side, user_id) do update set seller_id = excluded.seller_id, preset = excluded.preset;
  end if;
  perform restore_tenant(tenant_before);
  return null;
end $$;
create trigger seller_owned after insert or update of user_id on seller for each row execute function seller_owned();

-- ---------- invitations ----------
-- The token is only in the mail. The row is deleted when the invitation is accepted or withdrawn.
create table member_invitation (
  tenant_id int not null,
  id uuid not null,
  side text not null,
  seller_id bigint,
  preset text,
  role_id uuid,
  email text not null,
  email_key text not null,
  token_hash bytea not null,
  invited_by bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  -- A newer invitation of an address takes the place of the older.
  unique nulls not distinct (tenant_id, side, seller_id, email_key),
  foreign key (tenant_id, invited_by) references app_user (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, role_id) references role (tenant_id, id),
  check (side = 'staff' and seller_id is null and num_nonnulls(preset, role_id) = 1
    or side = 'seller' and seller_id is not null and preset is not null and role_id is null)
);
create index member_invitation_of_role on member_invitation (tenant_id, role_id) where role_id is not null;
call protect_tenant_table('member_invitation');

-- ---------- the people there are ----------
-- Staff keep what they could do. The account that is there longest can make the others owners.
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    insert into role_member (tenant_id, side, user_id, seller_id, preset, since)
      select tenant_id, 'seller', user_id, id, 'seller_owner', now() from seller
      where tenant_id = of_tenant and user_id is not null;
    insert into role_member (tenant_id, side, user_id, preset, since)
      select tenant_id, 'staff', id,
        case when row_number() over (order by not enabled, created_at, id) = 1 then 'owner' else 'administrator' end, now()
      from app_user where tenant_id = of_tenant and user_type & 1 <> 0 and deleted_at is null;
    perform restore_tenant(tenant_before);
  end loop;
end $$;

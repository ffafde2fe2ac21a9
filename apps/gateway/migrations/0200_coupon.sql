-- Coupons: what can be claimed or granted, and what each buyer holds.
create table coupon (
  tenant_id int not null references tenant,
  id uuid not null,
  code text not null check (code = upper(code) and length(code) between 3 and 40),
  name text not null,
  percent_off int check (percent_off between 1 and 95),
  amount_off_minor bigint check (amount_off_minor > 0),
  -- The currency of its amounts; a coupon with amounts is for orders in that currency.
  currency text references currency (code),
  min_total_minor bigint not null default 0 check (min_total_minor >= 0),
  borne_by text not null default 'platform' check (borne_by in ('platform', 'seller')),
  valid_hours int not null check (valid_hours > 0),
  -- Null lets nobody claim it: staff grant it.
  claim_from timestamptz,
  claim_until timestamptz,
  claims_left int check (claims_left >= 0),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  check ((percent_off is null) <> (amount_off_minor is null)),
  check (currency is not null or (amount_off_minor is null and min_total_minor = 0))
);
call protect_tenant_table('coupon');
revoke update, delete on coupon from tradepost_app;
grant update (claims_left) on coupon to tradepost_app;

create table coupon_grant (
  tenant_id int not null,
  id uuid not null,
  buyer_id bigint not null,
  coupon_id uuid,
  name text not null,
  percent_off int check (percent_off between 1 and 95),
  amount_off_minor bigint check (amount_off_minor > 0),
  currency text references currency (code),
  min_total_minor bigint not null default 0 check (min_total_minor >= 0),
  borne_by text not null default 'platform' check (borne_by in ('platform', 'seller')),
  granted_by text not null default coalesce(current_setting('app.actor', true), ''),
  state text not null default 'free' check (state in ('free', 'locked', 'used')),
  purchase_id uuid,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, buyer_id) references app_user (tenant_id, id),
  foreign key (tenant_id, purchase_id) references purchase (tenant_id, id),
  foreign key (tenant_id, coupon_id) references coupon (tenant_id, id),
  check ((state = 'free') = (purchase_id is null)),
  check ((percent_off is null) <> (amount_off_minor is null)),
  check (currency is not null or (amount_off_minor is null and min_total_minor = 0))
);
create index coupon_of_buyer on coupon_grant (tenant_id, buyer_id, expires_at);
-- A coupon is one buyer's once.
create unique index coupon_once on coupon_grant (tenant_id, coupon_id, buyer_id) where coupon_id is not null;
call protect_tenant_table('coupon_grant');

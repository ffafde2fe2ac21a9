-- Accounts that sellers opened at a provider which pays them, such as Stripe Connect. The provider keeps who they are and
-- where their bank is; the id of the account is all that the shop knows.
create table connected_account (
  tenant_id int not null,
  id uuid not null,
  seller_id bigint not null,
  provider text not null,
  -- The provider's id of the account; null until the provider has answered.
  provider_ref text,
  state text not null default 'details_missing' check (state in ('details_missing', 'under_review', 'ready', 'closed')),
  created_by bigint not null,
  created_at timestamptz not null default moment(),
  checked_at timestamptz,
  removed_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, id, seller_id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id)
);
create unique index connected_account_in_use on connected_account (tenant_id, seller_id, provider) where removed_at is null;
create unique index connected_account_ref on connected_account (tenant_id, provider, provider_ref)
  where provider_ref is not null;
call protect_tenant_table('connected_account');
revoke update, delete on connected_account from tradepost_app;
grant update (provider_ref, state, checked_at, removed_at) on connected_account to tradepost_app;

alter table payout_account drop constraint payout_account_kind_check;
alter table payout_account add constraint payout_account_kind_check check (kind in ('iban', 'paypal', 'stripe'));
alter table payout_account add column connected_id uuid;
alter table payout_account add constraint payout_account_connected check ((kind = 'stripe') = (connected_id is not null));
-- A payout account leads to a connected account of the same seller.
alter table payout_account add foreign key (tenant_id, connected_id, seller_id)
  references connected_account (tenant_id, id, seller_id);
create index payout_account_of_connected on payout_account (tenant_id, connected_id) where connected_id is not null;

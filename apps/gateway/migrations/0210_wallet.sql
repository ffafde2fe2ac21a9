-- G Coin is topped up by a purchase; the coins themselves stand in the ledger.
create table top_up (
  tenant_id int not null,
  purchase_id uuid not null,
  -- The terms the buyer agreed to before paying.
  agreement text not null,
  agreed_at timestamptz not null default moment(),
  primary key (tenant_id, purchase_id),
  foreign key (tenant_id, purchase_id) references purchase (tenant_id, id)
);
call protect_tenant_table('top_up');
revoke update, delete on top_up from tradepost_app;

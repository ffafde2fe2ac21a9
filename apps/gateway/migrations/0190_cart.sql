-- A buyer's cart.
create table cart (
  tenant_id int not null,
  buyer_id bigint not null,
  version int not null default 0,
  primary key (tenant_id, buyer_id),
  foreign key (tenant_id, buyer_id) references app_user (tenant_id, id)
);
call protect_tenant_table('cart');

create table cart_line (
  tenant_id int not null,
  buyer_id bigint not null,
  offer_id bigint not null,
  quantity int not null check (quantity > 0),
  -- Answers to what a delivery of the offer asks.
  inputs jsonb not null default '{}' check (jsonb_typeof(inputs) = 'object'),
  added_at timestamptz not null default moment(),
  primary key (tenant_id, buyer_id, offer_id),
  foreign key (tenant_id, buyer_id) references cart (tenant_id, buyer_id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id)
);
call protect_tenant_table('cart_line');

-- A guest's cart is taken over once at a login.
create table cart_merge (
  tenant_id int not null,
  buyer_id bigint not null,
  merge_id uuid not null,
  merged_at timestamptz not null default moment(),
  primary key (tenant_id, buyer_id, merge_id),
  foreign key (tenant_id, buyer_id) references cart (tenant_id, buyer_id)
);
call protect_tenant_table('cart_merge');

-- The facts by which "best match" sorts, and how much each game is looked at and bought (docs/decisions/selling/047). A job
-- computes both, soon after something changed and once a day.

-- The facts behind `offer.rank_score`, as the domain's `RankFacts` explains them.
create table offer_rank (
  tenant_id int not null,
  offer_id bigint not null,
  buyers int not null check (buyers >= 0),
  rating numeric(2, 1),
  reviews int not null check (reviews >= 0),
  kept int not null,
  measured int not null,
  price_percent int check (price_percent >= 0),
  alike int not null check (alike >= 0),
  age_days int not null,
  stock int not null check (stock >= 0),
  is_single boolean not null,
  ranked_at timestamptz not null,
  primary key (tenant_id, offer_id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id) on delete cascade,
  constraint offer_rank_promise check (kept between 0 and measured)
) with (fillfactor = 90);
call protect_tenant_table('offer_rank');
revoke delete on offer_rank from tradepost_app;

-- When the offers of a game and category were ranked, with their orders and views of the time before.
create table rank_group (
  tenant_id int not null,
  brand_id bigint not null,
  category_id bigint not null,
  ranked_at timestamptz not null,
  orders int not null default 0 check (orders >= 0),
  views int not null default 0 check (views >= 0),
  primary key (tenant_id, brand_id, category_id),
  foreign key (tenant_id, brand_id, category_id) references brand_category (tenant_id, brand_id, category_id) on delete cascade
);
call protect_tenant_table('rank_group');

-- Games and categories in which something changed that moves the order. A row per change, so that no two transactions
-- wait for each other.
create table rank_due (
  tenant_id int not null,
  id bigint generated always as identity,
  brand_id bigint not null,
  category_id bigint not null,
  primary key (tenant_id, id)
);
create index rank_due_group on rank_due (tenant_id, brand_id, category_id);
call protect_tenant_table('rank_due');
revoke update on rank_due from tradepost_app;

create function offers_rank_due() returns trigger language plpgsql as $$ begin
  insert into rank_due (tenant_id, brand_id, category_id) select distinct tenant_id, brand_id, category_id from changed;
  return null;
end $$;
create trigger rank_due_insert after insert on offer referencing new table as changed
  for each statement execute function offers_rank_due();
create function offer_rank_due() returns trigger language plpgsql as $$ begin
  insert into rank_due (tenant_id, brand_id, category_id) values (new.tenant_id, new.brand_id, new.category_id);
  return null;
end $$;
create trigger rank_due_change after update of price_minor, received, status, attributes, listed_at on offer for each row
  when ((old.price_minor, old.received, old.status, old.attributes, old.listed_at)
    is distinct from (new.price_minor, new.received, new.status, new.attributes, new.listed_at))
  execute function offer_rank_due();

create function order_rank_due() returns trigger language plpgsql as $$ begin
  insert into rank_due (tenant_id, brand_id, category_id)
    select tenant_id, brand_id, category_id from offer where tenant_id = new.tenant_id and id = new.offer_id;
  return null;
end $$;
create trigger rank_due_order after update of state on order_head for each row
  when (old.state is distinct from new.state and new.state in ('paid', 'delivered', 'refunded', 'auto_refunded'))
  execute function order_rank_due();
create trigger rank_due_review after insert on review for each row execute function order_rank_due();

-- Orders of the last weeks, for the ranking and for the figures of the shop.
create index order_paid on order_head (tenant_id, paid_at) where paid_at is not null;

-- Nobody computed these numbers: the job counts views of seven days and orders of thirty.
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    update brand set popularity = 0, sales = 0 where tenant_id = of_tenant;
    perform restore_tenant(tenant_before);
  end loop;
end $$;

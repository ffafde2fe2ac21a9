-- Changes of an offer that its seller plans for a time: another price, on sale, off the shelf.
create table offer_plan (
  tenant_id int not null,
  id uuid not null,
  offer_id bigint not null,
  kind text not null check (kind in ('price', 'show', 'hide')),
  price_minor bigint check (price_minor between 1 and 100000000),
  at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'done', 'failed', 'cancelled')),
  -- The code of the reason why it was not carried out.
  failure text,
  created_at timestamptz not null default moment(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id) on delete cascade,
  constraint offer_plan_price check ((kind = 'price') = (price_minor is not null)),
  constraint offer_plan_ended check ((state = 'open') = (ended_at is null)),
  constraint offer_plan_failure check ((state = 'failed') = (failure is not null))
);
create index offer_plan_of_offer on offer_plan (tenant_id, offer_id, at desc, id);
-- Two prices for the same moment, or two statuses, would contradict each other.
create unique index offer_plan_moment on offer_plan (tenant_id, offer_id, at, (kind = 'price')) where state = 'open';
call protect_tenant_table('offer_plan');
revoke update, delete on offer_plan from tradepost_app;
grant update (state, failure, ended_at) on offer_plan to tradepost_app;

-- A plan ends once.
create function offer_plan_ends_once() returns trigger language plpgsql as $$ begin
  raise exception 'offer_plan: % is over', old.id using errcode = 'TP409';
end $$;
create trigger offer_plan_ends_once before update on offer_plan for each row
  when (old.state <> 'open') execute function offer_plan_ends_once();

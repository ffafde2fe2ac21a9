-- Claims of buyers about single units, and refunds of the price of single pieces while their order goes on.

-- Every part of a price that went back: one row and one transfer each. The order counts their sum.
create table part_refund (
  tenant_id int not null,
  order_id bigint not null,
  n int not null check (n > 0),
  -- `agreed`: accepted by the buyer or decided by staff. `unit`: the price of a delivered unit that does not work.
  reason text not null check (reason in ('agreed', 'unit')),
  -- How many pieces of the order it pays back.
  pieces int not null check ((reason = 'unit') = (pieces = 1) and pieces >= 0),
  minor bigint not null check (minor > 0),
  transfer_id uuid not null,
  at timestamptz not null default moment(),
  primary key (tenant_id, order_id, n),
  unique (tenant_id, transfer_id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id)
);
call protect_tenant_table('part_refund');
revoke update, delete on part_refund from tradepost_app;
create trigger part_refund_append_only before update or delete on part_refund
  for each row execute function append_only();

-- The parts from before this table, with the transfers that booked them.
do $$
declare of_tenant int; tenant_before text;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    insert into part_refund (tenant_id, order_id, n, reason, pieces, minor, transfer_id, at)
    select o.tenant_id, o.id, 1, 'agreed', 0, o.part_refunded_minor, t.id, t.created_at
      from order_head o join transfer t on t.tenant_id = o.tenant_id and t.kind = 'refund' and t.ref_kind = 'order'
        and t.ref_id = o.id::text
      where o.tenant_id = of_tenant and o.part_refunded_minor > 0;
    perform restore_tenant(tenant_before);
  end loop;
end $$;

-- Only the platform books parts, and none is taken back.
create or replace function order_part_guard() returns trigger language plpgsql as $$ begin
  if new.part_refunded_minor < old.part_refunded_minor or actor_kind() <> 'platform' then
    raise exception 'order: a refunded part is not for %', actor_kind() using errcode = 'TP409';
  end if;
  return new;
end $$;
alter table order_head add constraint order_part_within_total check (part_refunded_minor <= total_minor);

-- A buyer claims that a delivered unit does not work.
create table unit_claim (
  tenant_id int not null,
  id uuid not null,
  order_id bigint not null,
  unit_id uuid not null,
  kind text not null check (kind in ('used', 'invalid', 'region', 'locked', 'other')),
  statement text not null check (char_length(statement) between 1 and 4000),
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 10),
  claimed_at timestamptz not null,
  answer_by timestamptz not null,
  answer text check (answer in ('replaced', 'refunded', 'refused', 'unanswered', 'withdrawn', 'closed')),
  answer_text text check (char_length(answer_text) <= 2000),
  -- The price that went back for the unit.
  refunded_minor bigint check (refunded_minor > 0),
  answered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  foreign key (tenant_id, unit_id) references delivery_unit (tenant_id, unit_id),
  constraint unit_claim_answered check ((answer is null) = (answered_at is null)),
  constraint unit_claim_refunded check ((answer is not distinct from 'refunded') = (refunded_minor is not null))
);
call protect_tenant_table('unit_claim');
revoke update, delete on unit_claim from tradepost_app;
-- With a deleted buyer, words and files are taken out.
grant update (answer, answer_text, refunded_minor, answered_at, statement, file_ids) on unit_claim to tradepost_app;
create unique index unit_claim_one_open on unit_claim (tenant_id, unit_id) where answer is null;
create index unit_claim_of_order on unit_claim (tenant_id, order_id, claimed_at);
create index unit_claim_file_ids_idx on unit_claim using gin (file_ids);
create trigger files_held before insert or update of file_ids on unit_claim
  for each row execute function files_held();

create function unit_claim_ends_once() returns trigger language plpgsql as $$ begin
  raise exception 'unit claim: % is over', old.id using errcode = 'TP409';
end $$;
create trigger unit_claim_ends_once before update of answer on unit_claim for each row
  when (old.answer is not null) execute function unit_claim_ends_once();

-- The buyer of a delivered order may open a dispute about a unit that the seller neither replaced nor refunded.
insert into state_edge values ('order', 'delivered', 'disputed', '{buyer}');

-- No order is settled while its buyer waits for an answer about a unit.
create function order_unit_claimed() returns trigger language plpgsql as $$ begin
  if exists (select from unit_claim c where c.tenant_id = new.tenant_id and c.order_id = new.id and c.answer is null) then
    raise exception 'order: a claim about a unit of % is open', new.id using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger order_unit_claimed before update of state on order_head for each row
  when (old.state = 'delivered' and new.state = 'confirmed') execute function order_unit_claimed();

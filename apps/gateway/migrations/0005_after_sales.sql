-- After-sales: refund requests, disputes, theft insurance, what customer service decides, and what a seller imports.

insert into state_edge values
  -- A refused buyer goes on with the order, or the time to dispute runs out.
  ('order', 'refund_rejected', 'confirmed', '{platform,buyer}'),
  ('order', 'refund_rejected', 'delivered', '{seller}'),
  ('order', 'refund_rejected', 'refunded', '{platform}');

insert into transfer_rule values
  ('insurance', 'insurance', 'psp'),
  ('correction', 'correction', 'payable'),
  ('correction', 'payable', 'correction'),
  ('correction', 'points_issue', 'points'),
  ('correction', 'points', 'points_issue');

-- ---------- what was on offer at the moment of sale ----------
create table order_listing (
  tenant_id int not null,
  order_id bigint not null,
  description text not null,
  attributes jsonb not null,
  assets jsonb not null,
  faq jsonb not null,
  screenshots jsonb not null,
  verified_report jsonb,
  taken_at timestamptz not null default moment(),
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id)
);
call protect_tenant_table('order_listing');
revoke insert, update, delete on order_listing from tradepost_app;
create trigger order_listing_append_only before update or delete on order_listing
  for each row execute function append_only();

create function order_listing_frozen() returns trigger language plpgsql security definer set search_path = public as $$ begin
  insert into order_listing (tenant_id, order_id, description, attributes, assets, faq, screenshots, verified_report)
  select new.tenant_id, new.id, description, attributes, assets, faq, screenshots, verified_report
    from offer where tenant_id = new.tenant_id and id = new.offer_id;
  return null;
end $$;
create trigger order_listing_frozen after insert on order_head for each row execute function order_listing_frozen();

-- ---------- refunds, disputes, claims ----------
create table refund_request (
  tenant_id int not null,
  order_id bigint not null,
  n int not null check (n between 1 and 20),
  reason text not null check (char_length(reason) between 1 and 2000),
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 10),
  requested_at timestamptz not null default moment(),
  answer_by timestamptz not null,
  answer text check (answer in ('accepted', 'refused', 'automatic')),
  answer_text text check (char_length(answer_text) <= 2000),
  answered_at timestamptz,
  primary key (tenant_id, order_id, n),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  check ((answer is null) = (answered_at is null))
);
create unique index refund_request_one_open on refund_request (tenant_id, order_id) where answer is null;
call protect_tenant_table('refund_request');
revoke update, delete on refund_request from tradepost_app;
grant update (answer, answer_text, answered_at) on refund_request to tradepost_app;

create table dispute (
  tenant_id int not null,
  order_id bigint not null,
  statement text not null check (char_length(statement) between 1 and 4000),
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 10),
  opened_at timestamptz not null default moment(),
  outcome text check (outcome in ('refund', 'seller')),
  reason text,
  decided_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  check ((outcome is null) = (decided_at is null))
);
create index dispute_open on dispute (tenant_id, opened_at) where outcome is null;
call protect_tenant_table('dispute');
revoke update, delete on dispute from tradepost_app;
grant update (outcome, reason, decided_at) on dispute to tradepost_app;

create table insurance_claim (
  tenant_id int not null,
  order_id bigint not null,
  statement text not null check (char_length(statement) between 1 and 4000),
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 10),
  claimed_at timestamptz not null default moment(),
  outcome text check (outcome in ('paid', 'refused')),
  reason text,
  decided_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  check ((outcome is null) = (decided_at is null))
);
create index insurance_claim_open on insurance_claim (tenant_id, claimed_at) where outcome is null;
call protect_tenant_table('insurance_claim');
revoke update, delete on insurance_claim from tradepost_app;
grant update (outcome, reason, decided_at) on insurance_claim to tradepost_app;

-- Evidence and what was handed over as a file: opened by both sides of the order and by customer service.
create table case_file (
  tenant_id int not null,
  order_id bigint not null,
  file_id uuid not null,
  primary key (tenant_id, order_id, file_id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
create index case_file_of_file on case_file (tenant_id, file_id);
call protect_tenant_table('case_file');
revoke update, delete on case_file from tradepost_app;

-- What was bought has begun to be used in a way that ends every refund, e.g. an activated membership.
create table refund_end (
  tenant_id int not null,
  order_id bigint not null,
  cause text not null,
  at timestamptz not null default moment(),
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id)
);
call protect_tenant_table('refund_end');
revoke update, delete on refund_end from tradepost_app;

-- ---------- customer service: what it did, for good, and what one alone may not do ----------
create table service_act (
  tenant_id int not null,
  id uuid not null,
  kind text not null check (kind in ('dispute', 'insurance', 'correction')),
  ref_kind text not null check (ref_kind in ('order', 'account')),
  ref_id text not null,
  step text not null check (step in ('decided', 'proposed', 'approved', 'rejected')),
  outcome text not null,
  reason text not null check (char_length(reason) between 1 and 2000),
  -- Minor units; what the decision moves.
  amount bigint not null,
  unit text not null,
  user_id bigint not null,
  -- The proposal that this act approves or rejects.
  proposal_id uuid,
  transfer_id uuid,
  -- What a correction needs to be carried out, and the transfer it puts right.
  facts jsonb not null default '{}',
  at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, proposal_id) references service_act (tenant_id, id),
  foreign key (tenant_id, transfer_id) references transfer (tenant_id, id),
  check ((proposal_id is null) = (step in ('decided', 'proposed'))),
  check (transfer_id is null or step in ('decided', 'approved'))
);
-- A proposal is answered once.
create unique index service_act_answer on service_act (tenant_id, proposal_id) where proposal_id is not null;
create index service_act_newest on service_act (tenant_id, at desc, id);
call protect_tenant_table('service_act');
revoke update, delete on service_act from tradepost_app;
create trigger service_act_append_only before update or delete on service_act for each row execute function append_only();

create function service_act_guard() returns trigger language plpgsql as $$ begin
  if current_setting('app.actor', true) is distinct from 'service:' || new.user_id then
    raise exception 'service act of % written by %', new.user_id, current_setting('app.actor', true) using errcode = '42501';
  end if;
  if new.proposal_id is not null and not exists (
    select 1 from service_act p where p.tenant_id = new.tenant_id and p.id = new.proposal_id and p.step = 'proposed'
      and p.user_id <> new.user_id and (p.kind, p.ref_kind, p.ref_id, p.amount, p.unit) = (new.kind, new.ref_kind, new.ref_id, new.amount, new.unit)
  ) then
    raise exception 'service act: a proposal needs another pair of eyes' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger service_act_guard before insert on service_act for each row execute function service_act_guard();

-- ---------- a seller's lists ----------
create table offer_import (
  tenant_id int not null,
  id uuid not null,
  seller_id bigint not null,
  storage_key text not null,
  total_bytes bigint not null check (total_bytes >= 0),
  read_bytes bigint not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- Lines done with; a run that was cut off goes on after them.
  lines int not null default 0,
  created int not null default 0,
  changed int not null default 0,
  refused int not null default 0,
  failure text,
  created_at timestamptz not null default moment(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id)
);
create index offer_import_of_seller on offer_import (tenant_id, seller_id, created_at desc);
call protect_tenant_table('offer_import');
revoke delete on offer_import from tradepost_app;

create table offer_import_refusal (
  tenant_id int not null,
  import_id uuid not null,
  line int not null,
  field text not null,
  code text not null,
  primary key (tenant_id, import_id, line),
  foreign key (tenant_id, import_id) references offer_import (tenant_id, id)
);
call protect_tenant_table('offer_import_refusal');
revoke update, delete on offer_import_refusal from tradepost_app;

-- A seller's own name for an offer, so that a list can be sent again.
create table offer_ref (
  tenant_id int not null,
  seller_id bigint not null,
  ref text not null check (char_length(ref) between 1 and 64),
  offer_id bigint not null,
  primary key (tenant_id, seller_id, ref),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id)
);
create index offer_ref_of_offer on offer_ref (tenant_id, offer_id);
call protect_tenant_table('offer_ref');
revoke update, delete on offer_ref from tradepost_app;

-- Nobody buys from oneself, whichever way the order comes about.
create function order_not_own() returns trigger language plpgsql as $$ begin
  if exists (select 1 from seller s where s.tenant_id = new.tenant_id and s.id = new.seller_id and s.user_id = new.buyer_id) then
    raise exception 'order: buyer % sells what it is for', new.buyer_id using errcode = 'TP410';
  end if;
  return new;
end $$;
create trigger order_not_own before insert on order_head for each row execute function order_not_own();

-- After-sales: refund requests, disputes, theft insurance, and the files shown in them. With a deleted person, their
-- words and files may be taken out.
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
grant update (answer, answer_text, answered_at, reason, file_ids) on refund_request to tradepost_app;
create index refund_request_file_ids_idx on refund_request using gin (file_ids);
create trigger files_held before insert or update of file_ids on refund_request
  for each row execute function files_held();

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
grant update (outcome, reason, decided_at, statement, file_ids) on dispute to tradepost_app;
create index dispute_file_ids_idx on dispute using gin (file_ids);
create trigger files_held before insert or update of file_ids on dispute
  for each row execute function files_held();

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
grant update (outcome, reason, decided_at, statement, file_ids) on insurance_claim to tradepost_app;
create index insurance_claim_file_ids_idx on insurance_claim using gin (file_ids);
create trigger files_held before insert or update of file_ids on insurance_claim
  for each row execute function files_held();

-- Evidence, and goods handed over as a file: opened by both sides of the order and by staff.
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
revoke update on case_file from tradepost_app;
create trigger file_forgotten before delete on case_file
  for each row execute function file_forgotten();
